import { setTimeout } from 'node:timers/promises';
import robotsParser from 'robots-parser';
import type { Address } from './claims.ts';
import { type FetchLimits, fetchPage, LIMITS, type Validators } from './fetch-page.ts';
import type { KeptPage, MonitorState, PageState } from './monitor-state.ts';
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
  limits?: FetchLimits;
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

  const visit = async (address: string, ask: Ask): Promise<void> => {
    const claims = addresses.get(address)?.claims ?? [];
    const before = state.pageOf(address);
    const standing = (one: PageState, reason: string): KeptPage => ({
      ...(before ?? { etag: null, lastModified: null, lines: undefined }),
      ...{ state: one, reason, since: before?.state === one ? before.since : today },
    });
    const answer = await ask(address, before);
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
    const finding = {
      kind,
      changes,
      found: today,
      facts: claims.map(({ numbers: _numbers, names: _names, ...place }) => place),
    } as const;
    const isFound = claims.length > 0 && (isNewlyGone || changes.length > 0);
    state.keep(address, today, kept, isFound ? finding : undefined);
    left -= 1;
    onVisit?.(address, kept.reason || kept.state, `${visits.length - left}/${visits.length}`);
  };
  const work = async (): Promise<void> => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      const [origin, ofHost] = row;
      const ask = askerOf(origin, pauseMs, limits);
      for (const address of ofHost) {
        if (Date.now() >= deadline) return;
        await visit(address, ask);
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

/** As it names itself in robots.txt files. */
const AGENT = 'PasaporteVerde-Vigia';

const HEADERS = {
  'user-agent': `${AGENT}/1.0 (checks the sources of a visa guide; ${process.env['PUBLIC_SITE_URL'] ?? 'no address yet'})`,
  'accept-language': 'es-MX,es;q=0.9,en;q=0.5',
  accept: 'text/html,application/pdf;q=0.9,*/*;q=0.5',
};

const LONGEST_WAIT_MS = 10_000;

type Ask = ReturnType<typeof askerOf>;

/** Asks one host, where its robots.txt lets us, as long after the last time as it wants; `work` asks one thing at a time. */
function askerOf(origin: string, pauseMs: number, limits: FetchLimits) {
  let robots: ReturnType<typeof robotsParser> | undefined;
  let asked = 0;

  const fetchInTurn = async (address: string, validators?: Validators) => {
    const wanted = Math.min((robots?.getCrawlDelay(AGENT) ?? 0) * 1000, LONGEST_WAIT_MS);
    const wait = asked + Math.max(wanted, pauseMs) - Date.now();
    if (wait > 0) await setTimeout(wait);
    const answer = await fetchPage(address, { headers: HEADERS, limits, ...(validators && { validators }) });
    asked = Date.now();
    return answer;
  };

  return async (address: string, validators?: Validators) => {
    if (!robots) {
      const file = `${origin}/robots.txt`;
      const answer = await fetchInTurn(file);
      // A host without one, or with one nobody can read, forbids nothing.
      const isText = answer.outcome === 'read' && /text\/plain/.test(answer.type);
      robots = robotsParser(file, isText ? Buffer.from(answer.body).toString() : '');
    }
    return (robots.isAllowed(address, AGENT) ?? true)
      ? fetchInTurn(address, validators)
      : { outcome: 'forbidden' as const, reason: 'su robots.txt pide que no se lea' };
  };
}
