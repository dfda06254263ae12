import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Verdict } from './link-verdict.ts';

/** The verdict on one address, and when it was reached (ISO). */
export interface LinkResult extends Verdict {
  address: string;
  checkedAt: string;
}

/**
 * Results on disk, one JSON line each, written as they come: whatever stops a run, what it learnt stays. The last
 * line about an address counts.
 */
export class ResultsFile {
  readonly #path: string;
  /** A run that was killed may have left half a line; a new one must not grow onto it. */
  #glue: '' | '\n' | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  read(): Map<string, LinkResult> {
    const lines = existsSync(this.#path) ? readFileSync(this.#path, 'utf8').split('\n') : [];
    return new Map(lines.flatMap(parsed).map((result) => [result.address, result]));
  }

  append(result: LinkResult): void {
    if (this.#glue === undefined) {
      mkdirSync(dirname(this.#path), { recursive: true });
      this.#glue = existsSync(this.#path) && !readFileSync(this.#path, 'utf8').endsWith('\n') ? '\n' : '';
    }
    appendFileSync(this.#path, `${this.#glue}${JSON.stringify(result)}\n`);
    this.#glue = '';
  }
}

/** Nothing for half a line, or for one that an editor spoilt by hand. */
function parsed(line: string): LinkResult[] {
  try {
    const result = JSON.parse(line) as Partial<LinkResult>;
    const isWhole = [result.address, result.checkedAt, result.outcome, result.reason].every(
      (value) => typeof value === 'string',
    );
    return isWhole ? [result as LinkResult] : [];
  } catch {
    return [];
  }
}
