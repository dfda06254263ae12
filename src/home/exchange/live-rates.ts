import { CURRENCIES, type Currency } from '../../catalogue/money.ts';
import { isFullDate } from '../../catalogue/partial-date.ts';
import { absentOr, isText, objectOf, type Shape, valuesOf } from '../../ui/shape.ts';
import { tried } from '../../ui/tried.ts';
import type { LiveRates, Rates } from './rates.ts';

/** What a good service answers comes at once. */
const FETCH_LIMIT_MS = 5000;
/** The answer last believed is kept so long that a visit does not ask again at every page. */
const KEPT_MS = 12 * 3_600_000;
export const KEPT_KEY = 'exchangeRates';
/** A rate this many times above or below the bundled one is a mistake of the source, not news. */
const MAX_FACTOR = 5;

/**
 * Live rates from what this browser kept or from the service; undefined when there are none to believe, and
 * then the bundled ones simply stay. Only an answer that was believed is kept.
 */
export async function loadLiveRates(url: string, bundled: Rates, now = Date.now()): Promise<LiveRates | undefined> {
  const kept = readRates(keptAnswer(url, now), bundled);
  if (kept) return kept;
  const response = await fetch(url, {
    signal: AbortSignal.timeout(FETCH_LIMIT_MS),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { Accept: 'application/json' },
  }).catch(() => undefined);
  const answer: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const rates = readRates(answer, bundled);
  // Where storage is full or forbidden the next page asks the service again, nothing more.
  if (rates) tried(() => localStorage.setItem(KEPT_KEY, JSON.stringify({ url, savedAt: now, answer })));
  return rates;
}

/** Still to be checked like a fresh one. None from another service, of the future (a clock was set back), or where storage is forbidden. */
function keptAnswer(url: string, now: number): unknown {
  return tried(() => {
    const { url: of, savedAt, answer } = JSON.parse(localStorage.getItem(KEPT_KEY) ?? '{}');
    const age = now - savedAt;
    return of === url && age >= 0 && age < KEPT_MS ? answer : undefined;
  });
}

const isRate: Shape<number> = (value): value is number =>
  typeof value === 'number' && value > 0 && Number.isFinite(value);
/** What Frankfurter answers: `amount` (1 unless asked otherwise) of `base` is worth each of `rates`. */
const isAnswer = objectOf({
  base: isText,
  date: (value): value is string => isText(value) && isFullDate(value),
  amount: absentOr(isRate),
  rates: valuesOf((_value): _value is unknown => true),
});

/**
 * Turns an answer into pesos for one unit of each currency, whatever its base is. The answer is refused as
 * a whole (undefined) when any currency of ours is no positive number or is absurd beside the bundled rate: a
 * source that is wrong once is not believed for the rest. A currency it does not publish keeps its bundled rate.
 */
export function readRates(answer: unknown, bundled: Rates): LiveRates | undefined {
  if (!isAnswer(answer)) return undefined;
  const rates: Record<string, unknown> = { ...answer.rates, [answer.base]: answer.amount ?? 1 };
  const { MXN: pesos } = rates;
  if (!isRate(pesos)) return undefined;
  const mxn = { ...bundled.mxn };
  const fromReference: Currency[] = [];
  for (const currency of CURRENCIES) {
    const units = rates[currency];
    if (units === undefined) fromReference.push(currency);
    else if (isRate(units)) mxn[currency] = pesos / units;
    else return undefined;
    const factor = mxn[currency] / bundled.mxn[currency];
    if (!(factor <= MAX_FACTOR && factor >= 1 / MAX_FACTOR)) return undefined;
  }
  return fromReference.length < CURRENCIES.length ? { date: answer.date, mxn, fromReference } : undefined;
}
