import { parseArgs } from 'node:util';

/** What a script may be told: `--all` (a flag) or `--host=gob.mx` (a value). */
export type OptionKinds = Readonly<Record<string, 'flag' | 'value'>>;

/** An order that was not understood; the message is one line for whoever typed it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Reads `--name`, `--name=value` and plain words.
 * @throws {UsageError} for an option that does not exist, or one without its value.
 */
export function readArguments(argv: readonly string[], kinds: OptionKinds) {
  /** Text of each value given; `''` for a flag given. */
  const options = new Map<string, string>();
  const words: string[] = [];
  // Not strict: Node's own messages are in English and about code.
  for (const token of parseArgs({ args: [...argv], strict: false, tokens: true }).tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const kind = Object.hasOwn(kinds, name) && rawName.startsWith('--') ? kinds[name] : undefined;
    if (kind === undefined) throw new UsageError(`No existe la opción ${rawName}. ${known(kinds)}`);
    if (kind === 'value' && !value) throw new UsageError(`A --${name} le falta su valor: --${name}=…`);
    if (kind === 'flag' && value !== undefined) throw new UsageError(`--${name} va sola, sin valor.`);
    options.set(name, value ?? '');
  }
  return { options, words };
}

/**
 * The options of a script that takes no words. Anything else ends it with one line and exit code 2.
 */
export function optionsOrExit(kinds: OptionKinds): ReadonlyMap<string, string> {
  return orExit(() => {
    const { options, words } = readArguments(process.argv.slice(2), kinds);
    if (words.length > 0) throw new UsageError(`No se entiende «${words.join(' ')}». ${known(kinds)}`);
    return options;
  });
}

/** What `read` gives; a `UsageError` ends the script with its line and exit code 2. */
export function orExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

function known(kinds: OptionKinds): string {
  const forms = Object.entries(kinds).map(([name, kind]) => (kind === 'flag' ? `--${name}` : `--${name}=…`));
  return forms.length === 0 ? 'Esta orden no lleva opciones.' : `Hay: ${forms.join(', ')}.`;
}
