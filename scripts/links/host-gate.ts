import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Lets requests through as a polite visitor would make them: one at a time to each host, with a pause between two,
 * and to a few hosts at once.
 */
export class HostGate {
  readonly #pauseMs: number;
  #free: number;
  readonly #waiting: (() => void)[] = [];
  /** The end of each host's queue. */
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #restUntil = new Map<string, number>();

  constructor({ pauseMs, hostsAtOnce }: { pauseMs: number; hostsAtOnce: number }) {
    this.#pauseMs = pauseMs;
    this.#free = hostsAtOnce;
  }

  /** Runs `request` when it is the turn of `host`. */
  run<Result>(host: string, request: () => Promise<Result>): Promise<Result> {
    const turn = (this.#queues.get(host) ?? Promise.resolve()).then(() => this.#pass(host, request));
    this.#queues.set(
      host,
      turn.catch(() => undefined),
    );
    return turn;
  }

  /** Leaves a host alone for a while, because it asked for it. */
  rest(host: string, ms: number): void {
    this.#restUntil.set(host, Math.max(this.#restUntil.get(host) ?? 0, Date.now() + ms));
  }

  async #pass<Result>(host: string, request: () => Promise<Result>): Promise<Result> {
    await sleep(Math.max(0, (this.#restUntil.get(host) ?? 0) - Date.now()));
    await this.#enter();
    try {
      return await request();
    } finally {
      this.rest(host, this.#pauseMs);
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Hands the place to whoever waits longest. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
