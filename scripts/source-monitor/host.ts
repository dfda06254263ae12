import { setTimeout } from 'node:timers/promises';
import robotsParser from 'robots-parser';
import { fetchPage, type Limits } from './fetch-page.ts';

/** As it names itself in robots.txt files. */
const AGENT = 'PasaporteVerde-Vigia';

export const HEADERS = {
  'user-agent': `${AGENT}/1.0 (checks the sources of a visa guide; ${process.env['PUBLIC_SITE_URL'] ?? 'no address yet'})`,
  'accept-language': 'es-MX,es;q=0.9,en;q=0.5',
  accept: 'text/html,application/pdf;q=0.9,*/*;q=0.5',
};

const LONGEST_WAIT_MS = 10_000;

/** What a host asks of programs, and when it was last asked something: one request at a time, with a pause between. */
export class Host {
  readonly #origin: string;
  readonly #pauseMs: number;
  readonly #limits: Limits;
  #robots: ReturnType<typeof robotsParser> | undefined;
  #asked = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(origin: string, pauseMs: number, limits: Limits) {
    this.#origin = origin;
    this.#pauseMs = pauseMs;
    this.#limits = limits;
  }

  /** Whether its robots.txt lets us read an address. A host without one, or with one nobody can read, forbids nothing. */
  async allows(address: string): Promise<boolean> {
    if (!this.#robots) {
      const file = `${this.#origin}/robots.txt`;
      const answer = await this.turn(() => fetchPage(file, { headers: HEADERS, limits: this.#limits }));
      const text =
        answer.outcome === 'read' && /text\/plain/.test(answer.type) ? Buffer.from(answer.body).toString() : '';
      this.#robots = robotsParser(file, text);
    }
    return this.#robots.isAllowed(address, AGENT) ?? true;
  }

  /** Asks once whoever asked before has been answered, and as long after as the host wants. */
  turn<Result>(ask: () => Promise<Result>): Promise<Result> {
    const mine = this.#last.then(async () => {
      const wanted = Math.min((this.#robots?.getCrawlDelay(AGENT) ?? 0) * 1000, LONGEST_WAIT_MS);
      const wait = this.#asked + Math.max(wanted, this.#pauseMs) - Date.now();
      if (wait > 0) await setTimeout(wait);
      try {
        return await ask();
      } finally {
        this.#asked = Date.now();
      }
    });
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
