import type { Address, SourcedFact } from './claims.ts';
import { fetchPage, LIMITS, type Validators } from './fetch-page.ts';
import { HEADERS, Host } from './host.ts';
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
  /** Only these, whether this round has seen them or not; the round goes on as it was. */
  host?: string | undefined;
  limits?: typeof LIMITS;
  onVisit?: (address: string, outcome: string, place: string) => void;
}

/** Visits every address that this round has not seen yet. Resolves with how many are left. */
export async function goOnARound(
  addresses: ReadonlyMap<string, Address>,
  state: MonitorState,
  settings: RoundSettings,
): Promise<number> {
  const { today, deadline, pauseMs, reader, host: wanted, limits = LIMITS, onVisit } = settings;
  const round = state.beginRound(new Date().toISOString());
  const seen = wanted ? new Set() : state.visitedIn(round);
  const visits = [...addresses.keys()].filter(
    (address) => !seen.has(address) && (!wanted || isOfHost(address, wanted)),
  );
  // The longest rows first, so that none is left alone at the end.
  const rows = Map.groupBy(visits, (address) => new URL(address).origin);
  const queue = [...rows].sort(([, a], [, b]) => b.length - a.length);
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
      state.keepPage(address, round, standing('unreadable', 'la ronda se cortó al leerla'));
      const facts = claims.map(({ topic, numbers, names }) => ({ topic, numbers, names }));
      return reader.read({ body, type, old: before?.lines, facts });
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
    const near = ('changes' in now ? now.changes : []).filter(
      ({ isFirst, rolling }) => isFirst || !state.isKnownToRoll(address, rolling),
    );
    const facts = isNewlyGone
      ? claims
      : claims.filter((_, claim) => near.some((change) => change.facts.includes(claim)));
    const changes = near.map(({ facts: _, ...change }) => change);
    const finding = { kind: isNewlyGone ? ('gone' as const) : ('changed' as const), changes, found: today };
    state.keep(address, round, kept, facts.length > 0 ? [{ ...finding, facts: facts.map(factOf) }] : []);
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
  if (left === 0 && !wanted) state.endRound(round, new Date().toISOString());
  return left;
}

export function isOfHost(address: string, host: string): boolean {
  const { hostname } = new URL(address);
  return hostname === host || hostname.endsWith(`.${host}`);
}

function factOf({ file, line, place, topic, states, checkedOn }: SourcedFact): AffectedFact {
  return { file, line, place, topic, states, checkedOn };
}
