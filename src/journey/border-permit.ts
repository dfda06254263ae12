import type { CountryDetails } from '../catalogue/country-details.ts';
import { isStricter, type VisaStatus } from '../catalogue/visa-status.ts';
import { applyBy } from './application-term.ts';
import type { Border, Known } from './border.ts';
import type { CalendarDay } from './calendar-day.ts';
import { type Finding, finding } from './findings.ts';
import { UNKNOWN_AGE } from './journey-draft.ts';
import type { Party } from './parties.ts';

/** What one of them asks for serves in the other: it is the same country, or they take the same visa for their own. */
export function isOnePermit(
  { country: one }: CountryDetails,
  { country: other }: CountryDetails,
  status: VisaStatus,
): boolean {
  const isOneVisa = status === 'visa-required' && one.issues?.some((visa) => other.issues?.includes(visa));
  return one.slug === other.slug || isOneVisa === true;
}

/**
 * What has to be asked for and paid at one border, once for each permit.
 *
 * @param today the day the reader asks, in Mexico
 */
export function permit(border: Border, borders: readonly Border[], party: Party, today: CalendarDay): Finding[] {
  const { adults, children } = party;
  const { at, day, entry, known, leg } = border;
  const { status } = entry;
  if (!known || entry.isInside || entry.isHeld || status === 'unknown') return [];
  // A fee without a visa is for who enters.
  if (leg.kind === 'layover' && status === 'visa-free' && !border.isVisit && !leg.leaves) return [];
  const { slug, details, place } = known;
  const earlier = borders
    .slice(0, at)
    .filter(
      (other) => other.entry.status === status && other.known && isOnePermit(other.known.details, details, status),
    );
  if (earlier.some((other) => other.known?.slug === slug)) {
    const fact = `${slug}/visaStatus`;
    return status === 'visa-free' ? [] : [finding(border, 'ask', [fact], { kind: 'again', status, details })];
  }
  if (status === 'visa-free' || status === 'visa-on-arrival') return fee(border, known, adults, children);
  const own = entry.side?.permit?.instead === status ? entry.side.permit : undefined;
  // The time a record gives is that of its own permit; another one may take longer.
  const isOfRecord = !isStricter(status, details.country.visaStatus);
  const { term, text: takes } = place.application ?? {};
  const last = day !== undefined && term && isOfRecord ? applyBy(day, term) : undefined;
  const isLate = last !== undefined && last < today;
  return [
    finding(
      border,
      isLate ? (details.country.confidence === 'low' ? 'ask' : 'no') : 'todo',
      [`${slug}/costs`, `${slug}/procedure`],
      {
        kind: 'apply',
        status,
        by: term?.isLeast ? undefined : last,
        isLate,
        name: own?.name,
        takes,
        ...(party.whose !== 'everybody' && { party }),
        details,
      },
    ),
    ...(earlier.length === 0 ? fee(border, known, adults, children, own?.pesos) : []),
  ];
}

/** @param ownPesos the price of who only passes, where it is not the visitor's */
function fee(border: Border, known: Known, adults: number, ages: readonly number[], ownPesos?: number): Finding[] {
  const { slug, details } = known;
  const perAdult = ownPesos ?? priceOf(border, known);
  const { status } = border.entry;
  if (perAdult === 0 || (perAdult === undefined && status === 'visa-free')) return [];
  const isRecords = ownPesos === undefined && perAdult === details.cost.pesos;
  // Of several reductions a child meets, the one for the youngest.
  const reduced = isRecords ? [...(details.reducedFees ?? [])].sort((a, b) => a.under - b.under) : [];
  const children = ages.flatMap((age) => {
    const less = reduced.find(({ under }) => age !== UNKNOWN_AGE && age < under);
    return less ? [{ age, pesos: less.pesos, who: less.who }] : [];
  });
  const paidLess = children.reduce((sum, { pesos }) => sum + pesos, 0);
  const pesos = perAdult === undefined ? undefined : perAdult * (adults + ages.length - children.length) + paidLess;
  const isSure = pesos !== undefined && details.sources.costs?.confidence !== 'low';
  return [
    finding(border, isSure ? 'todo' : 'ask', [`${slug}/costs`], {
      kind: 'fee',
      pesos,
      perAdult,
      ...(children.length > 0 && { children }),
      details,
    }),
  ];
}

/** A price is that of one permit: under another status it would be somebody else's. */
function priceOf({ entry: { status } }: Border, { details, personal }: Known): number | undefined {
  const { visaStatus, conditional } = details.country;
  if (personal) return personal.visaStatus === status ? personal.figures.cost.pesos : undefined;
  if (status === visaStatus) return details.cost.pesos;
  return status === conditional?.otherwise.visaStatus ? details.otherwisePesos : undefined;
}
