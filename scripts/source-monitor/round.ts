import { setTimeout } from 'node:timers/promises';
import robotsParser from 'robots-parser';
import type { Address, SourcedFact } from './claims.ts';
import { fetchPage, LIMITS, type Limits, type Validators } from './fetch-page.ts';
import type { AffectedFact, KeptPage, MonitorState, PageState } from './monitor-state.ts';
import type { Reader } from './reader.ts';

const HOSTS_AT_ONCE = 6;

export interface RoundSettings {
  /** `YYYY-MM-DD`. */
  today: string;
  /** No visit begins after this, in milliseconds since 1970; what is left waits for the next run. */
  deadline: number;
  /** Between two requests to a host. */
  pauseMs: number;
  reader: Reader;
  /** Only these. */
  host?: string | undefined;
  limits?: Limits;
  onVisit?: (address: string, outcome: string, place: string) => void;
}

/**
 * Visits every address, those first that have waited longest: where the time runs out, the next round begins with what is
 * left. Resolves with how many are left.
 */
export async function goOnARound(
  addresses: ReadonlyMap<string, Address>,
  state: MonitorState,
  settings: RoundSettings,
): Promise<number> {
  const { today, deadline, pauseMs, reader, host: wanted, limits = LIMITS, onVisit } = settings;
  const lastVisits = state.lastVisits();
  const visited = (address = '') => lastVisits.get(address) ?? '';
  const visits = [...addresses.keys()]
    .filter((address) => !wanted || isOfHost(address, wanted))
    .sort((a, b) => visited(a).localeCompare(visited(b)));
  // Then the longest rows, so that none is left alone at the end.
  const rows = Map.groupBy(visits, (address) => new URL(address).origin);
  const queue = [...rows].sort(([, a], [, b]) => visited(a[0]).localeCompare(visited(b[0])) || b.length - a.length);
  let left = visits.length;

  const visit = async (address: string, host: Host): Promise<void> => {
    const claims = addresses.get(address)?.claims ?? [];
    const before = state.pageOf(address);
    const standing = (one: PageState, reason: string): KeptPage => ({
      ...(before ?? { etag: null, lastModified: null, lines: undefined }),
      ...{ state: one, reason, since: before?.state === one ? before.since : today },
    });
    const answer = await ask(address, host, before);
    const read = ({ body, type }: { body: Uint8Array; type: string }) => {
      state.keepPage(address, today, standing('unreadable', 'la ronda se cortó al leerla'));
      const watched = {
        numbers: [...new Set(claims.flatMap(({ numbers }) => numbers))],
        names: [...new Set(claims.flatMap(({ names }) => names))],
      };
      return reader.read({ body, type, old: before?.lines, watched });
    };
    const now = answer.outcome === 'read' ? { ...answer, ...(await read(answer)) } : answer;
    const kept: KeptPage =
      'reason' in now
        ? standing(now.outcome, now.reason)
        : {
            ...(now.movedTo ? standing('moved', `ahora ${now.movedTo}`) : standing('read', '')),
            ...('lines' in now && { etag: now.etag, lastModified: now.lastModified, lines: now.lines }),
          };
    const isNewlyGone = kept.state === 'gone' && before?.state !== 'gone';
    const changes = ('changes' in now ? now.changes : []).filter(
      ({ isFirst, rolling }) => isFirst || !state.isKnownToRoll(address, rolling),
    );
    const kind = isNewlyGone ? 'gone' : 'changed';
    const finding = { kind, changes, found: today, facts: claims.map(factOf) } as const;
    const isFound = claims.length > 0 && (isNewlyGone || changes.length > 0);
    state.keep(address, today, kept, isFound ? finding : undefined);
    left -= 1;
    onVisit?.(address, kept.reason || kept.state, `${visits.length - left}/${visits.length}`);
  };
  const ask = async (address: string, host: Host, validators?: Validators) => {
    if (!(await host.allows(address)))
      return { outcome: 'forbidden' as const, reason: 'su robots.txt pide que no se lea' };
    return host.turn(() => fetchPage(address, { headers: HEADERS, limits, ...(validators && { validators }) }));
  };
  const work = async (): Promise<void> => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      const [origin, ofHost] = row;
      const host = new Host(origin, pauseMs, limits);
      for (const address of ofHost) {
        if (Date.now() >= deadline) return;
        await visit(address, host);
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
  return left;
}

export function isOfHost(address: string, host: string): boolean {
  const { hostname } = new URL(address);
  return hostname === host || hostname.endsWith(`.${host}`);
}

function factOf({ file, line, place, fact, states, checkedOn }: SourcedFact): AffectedFact {
  return { file, line, place, fact, states, checkedOn };
}

/** As it names itself in robots.txt files. */
const AGENT = 'PasaporteVerde-Vigia';

const HEADERS = {
  'user-agent': `${AGENT}/1.0 (checks the sources of a visa guide; ${process.env['PUBLIC_SITE_URL'] ?? 'no address yet'})`,
  'accept-language': 'es-MX,es;q=0.9,en;q=0.5',
  accept: 'text/html,application/pdf;q=0.9,*/*;q=0.5',
};

const LONGEST_WAIT_MS = 10_000;

/** What a host asks of programs, and when it was last asked something: one request at a time, with a pause between. */
class Host {
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
