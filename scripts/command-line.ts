import { parseArgs } from 'node:util';

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/**
 * What a script was told: `--name` and `--name=value`. What it does not know ends it with `usage`: Node’s own messages are in
 * English and about code.
 */
export function argumentsOrExit<Known extends Options>(options: Known, usage: string) {
  try {
    return parseArgs({ options });
  } catch {
    return exitForUsage(usage);
  }
}

/** Ends a script whose order was not understood. */
export function exitForUsage(message: string): never {
  console.error(message);
  process.exit(2);
}
