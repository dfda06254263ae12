import { fetchAnswer } from './fetch-answer.ts';
import { readRatesAnswer } from './rates-answer.ts';
import { cacheAnswer, readCachedAnswer } from './rates-cache.ts';
import type { BundledRates, ShownRates } from './shown-rates.ts';

/**
 * Live rates from the browser's cache or from the service; undefined when there are none to believe, and
 * then the bundled ones simply stay. Only an answer that was believed is kept.
 */
export async function loadLiveRates(
  url: string,
  bundled: BundledRates,
  { now = Date.now(), fetcher = fetch }: { now?: number; fetcher?: typeof fetch } = {},
): Promise<ShownRates | undefined> {
  const cached = readRatesAnswer(readCachedAnswer(url, now), bundled);
  if (cached) return cached;
  try {
    const answer = await fetchAnswer(url, fetcher);
    const rates = readRatesAnswer(answer, bundled);
    if (rates) cacheAnswer(url, answer, now);
    return rates;
  } catch {
    return undefined;
  }
}
