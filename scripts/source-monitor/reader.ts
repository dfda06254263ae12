import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Change, Watched } from './changes.ts';
import type { Lines } from './page-lines.ts';

export interface ReadRequest {
  body: Uint8Array;
  type: string;
  /** The lines of the last visit. */
  old: string[] | undefined;
  watched: Watched;
}

export type PageReading = { lines: string[]; changes: Change[] } | Exclude<Lines, { lines: string[] }>;

/** Reads pages one after another in a process of its own: a page that is written to take all time or memory takes that process alone. */
export class Reader {
  readonly #deadlineMs: number;
  #child: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(deadlineMs = 8000) {
    this.#deadlineMs = deadlineMs;
  }

  read(request: ReadRequest): Promise<PageReading> {
    const mine = this.#last.then(() => this.#readNow(request));
    this.#last = mine;
    return mine;
  }

  async #readNow(request: ReadRequest): Promise<PageReading> {
    this.#child ??= fork(join(import.meta.dirname, 'read-process.ts'), {
      execArgv: ['--max-old-space-size=160', '--max-semi-space-size=2'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // What a page is read with has no use for a token.
      env: {},
    });
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(this.#deadlineMs)]);
    try {
      this.#child.send(request);
      const [reading] = await Promise.race([
        once(this.#child, 'message', { signal }),
        once(this.#child, 'exit', { signal }).then(() => Promise.reject(new Error('ended'))),
      ]);
      return reading;
    } catch {
      this.close();
      return { outcome: 'unreadable', reason: 'pide más tiempo o memoria de los que se le dan' };
    } finally {
      over.abort();
    }
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}
