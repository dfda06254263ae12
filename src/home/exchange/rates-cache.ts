import * as v from 'valibot';

/** The answer last believed, kept for twelve hours so that a visit does not ask again at every page. */
export const CACHE_KEY = 'exchangeRates';
export const CACHE_HOURS = 12;
/** Raised when the stored shape changes; what an older version of the site stored is ignored. */
const VERSION = 1;

const entrySchema = v.object({
  version: v.literal(VERSION),
  /** A build that asks another service must not read this one's answer. */
  url: v.string(),
  savedAt: v.pipe(v.number(), v.finite()),
  answer: v.unknown(),
});

/**
 * The stored answer of `url`, still to be checked like a fresh one. Undefined when there is none, when it is
 * older than twelve hours or from the future (a clock was set back), and when storage is broken or forbidden.
 */
export function readCachedAnswer(url: string, now: number): unknown {
  try {
    const entry = v.parse(entrySchema, JSON.parse(localStorage.getItem(CACHE_KEY) ?? 'null'));
    const age = now - entry.savedAt;
    return entry.url === url && age >= 0 && age < CACHE_HOURS * 3_600_000 ? entry.answer : undefined;
  } catch {
    return undefined;
  }
}

export function cacheAnswer(url: string, answer: unknown, now: number): void {
  try {
    localStorage.setItem(CACHE_KEY, JSON.stringify({ version: VERSION, url, savedAt: now, answer }));
  } catch {
    // Full or forbidden: the next page asks the service again, nothing more.
  }
}
