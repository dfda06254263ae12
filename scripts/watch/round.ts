import type { Address, Claim } from './claims.ts';
import { compare } from './reading/compare.ts';
import type { Page } from './reading/page-lines.ts';
import { passageOf } from './reading/passages.ts';
import { FEED_BASES, type Feed, feedOf } from './visiting/feeds.ts';
import { type Answer, fetchPage, LIMITS, type Validators } from './visiting/fetch-page.ts';
import { HEADERS, Host } from './visiting/manners.ts';
import { readBody } from './visiting/read-body.ts';
import type { ChangedFact, KeptPage, PageState, WatchState } from './watch-state.ts';

const HOSTS_AT_ONCE = 6;

export interface RoundSettings {
  /** `YYYY-MM-DD`. */
  today: string;
  /** No visit begins after this, in milliseconds since 1970; what is left waits for the next run. */
  deadline: number;
  /** Between two requests to a host. */
  pauseMs: number;
  /** Only these, whether this round has seen them or not; the round goes on as it was. */
  host?: string | undefined;
  feedBases?: typeof FEED_BASES;
  limits?: typeof LIMITS;
  onVisit?: (address: string, outcome: string, place: string) => void;
}

/** Visits every address that this round has not seen yet. Resolves with how many are left. */
export async function goOnARound(
  addresses: ReadonlyMap<string, Address>,
  state: WatchState,
  settings: RoundSettings,
): Promise<number> {
  const { today, deadline, pauseMs, host: wanted, feedBases = FEED_BASES, limits = LIMITS, onVisit } = settings;
  const round = state.beginRound(new Date().toISOString());
  const seen = wanted ? new Set() : state.visitedIn(round);
  const visits = [...addresses]
    .filter(([address]) => !seen.has(address) && (!wanted || isOfHost(address, wanted)))
    .map(([address, { claims }]) => ({ address, claims, feed: feedOf(address, claims[0]?.iso2, feedBases) }));
  const hosts = new Map<string, Host>();
  const hostOf = (address: string) => {
    const { origin } = new URL(address);
    const host = hosts.get(origin) ?? new Host(origin, pauseMs, limits);
    hosts.set(origin, host);
    return host;
  };
  // The longest rows first, so that none is left alone at the end.
  const rows = Map.groupBy(visits, ({ address, feed }) => new URL(feed?.address ?? address).host);
  const queue = [...rows.values()].sort((a, b) => b.length - a.length);
  let left = visits.length;

  const ask = async (
    address: string,
    validators?: Validators,
  ): Promise<Answer | { outcome: 'forbidden'; reason: string }> => {
    const host = hostOf(address);
    if (!(await host.allows(address))) return { outcome: 'forbidden', reason: 'su robots.txt pide que no se lea' };
    return host.turn(() => fetchPage(address, { headers: HEADERS, limits, ...(validators && { validators }) }));
  };

  const visit = async ({ address, claims, feed }: (typeof visits)[number]): Promise<void> => {
    const before = state.pageOf(address);
    const read =
      (feed && (await readFeed(feed, await ask(feed.address, before)))) ?? (await readPage(await ask(address, before)));
    const { kept, findings } = weigh(before, read, claims, today);
    state.keep(address, round, kept, findings);
    left -= 1;
    onVisit?.(address, kept.reason || kept.state, `${visits.length - left}/${visits.length}`);
  };
  const work = async (): Promise<void> => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      for (const one of row) {
        if (Date.now() >= deadline) return;
        await visit(one);
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

type Visit =
  | { state: 'same'; movedTo: string }
  | { state: 'read' | 'moved'; reason: string; page: Page; note: string; validators: Validators }
  | { state: Exclude<PageState, 'read' | 'moved'>; reason: string };

async function readPage(answer: Answer | { outcome: 'forbidden'; reason: string }): Promise<Visit> {
  if (answer.outcome === 'same') return { state: 'same', movedTo: answer.movedTo };
  if (answer.outcome !== 'read') return { state: answer.outcome, reason: answer.reason };
  const reading = await readBody(answer.body, answer.type);
  if (!('page' in reading)) return { state: reading.outcome, reason: reading.reason };
  return {
    ...standing(answer.movedTo),
    page: reading.page,
    note: '',
    validators: answer,
  };
}

function standing(movedTo: string) {
  return movedTo ? { state: 'moved' as const, reason: `ahora ${movedTo}` } : { state: 'read' as const, reason: '' };
}

/** Undefined where the feed says nothing of this page: then the page itself is asked. */
async function readFeed(
  feed: Feed,
  answer: Awaited<ReturnType<typeof fetchPage>> | { outcome: 'forbidden' },
): Promise<Visit | undefined> {
  if (answer.outcome === 'same') return { state: 'same', movedTo: answer.movedTo };
  if (answer.outcome !== 'read') return undefined;
  try {
    const read = feed.read(JSON.parse(Buffer.from(answer.body).toString()));
    return read && { state: 'read', reason: '', ...read, validators: answer };
  } catch {
    return undefined;
  }
}

/** What a visit says that was not known before. */
function weigh(before: KeptPage | undefined, visit: Visit, claims: readonly Claim[], today: string) {
  const nothing = { etag: null, lastModified: null, anchored: 0, page: undefined };
  const known = before ?? { state: 'read' as const, reason: '', since: today, ...nothing };
  if (visit.state === 'same') return { kept: { ...known, ...standing(visit.movedTo) }, findings: [] };
  const { state, reason } = visit;
  const since = before?.state === state ? before.since : today;
  if (!('page' in visit)) {
    const isNewlyGone = state === 'gone' && before?.state !== 'gone' && claims.length > 0;
    const facts = claims.map((claim) => factOf(claim, { kind: 'gone', before: '', after: '', figure: 'gone' }));
    // What it said when it was last read stays, to be compared with when it can be read again.
    return {
      kept: { ...known, state, reason, since },
      findings: isNewlyGone ? [{ kind: 'gone' as const, facts, note: reason, found: today }] : [],
    };
  }
  const { page, note, validators } = visit;
  const { etag, lastModified } = validators;
  const anchored = claims.filter((claim) => passageOf(page, claim).length > 0).length;
  const old = before?.page;
  const differences = old
    ? claims.flatMap((claim) => {
        const difference = compare(old, page, claim);
        return 'before' in difference ? factOf(claim, difference) : [];
      })
    : [];
  const findings = (['changed', 'reworded'] as const).flatMap((kind) => {
    const facts = differences.filter((fact) => fact.kind === kind);
    return facts.length > 0 ? { kind, facts, note, found: today } : [];
  });
  return { kept: { state, reason, since, etag, lastModified, anchored, page }, findings };
}

function factOf(
  { file, place, topic, source, states, checkedOn }: Claim,
  difference: Pick<ChangedFact, 'kind' | 'before' | 'after' | 'figure'>,
): ChangedFact {
  return { file, place, topic, source, states, checkedOn: checkedOn ?? null, ...difference };
}
