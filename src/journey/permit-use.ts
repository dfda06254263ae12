import type { CountryDetails } from '../catalogue/country-details.ts';
import type { Stay } from '../catalogue/stay-schema.ts';
import { EASE, type VisaStatus } from '../catalogue/visa-status.ts';
import type { Border } from './border.ts';
import type { EnteredPlace } from './border-entry.ts';
import type { Of } from './findings.ts';
import type { PassportList } from './passport-list.ts';
import type { Party } from './route.ts';
import { lastDayOf, type StayLimit } from './stay-limit.ts';

/** People who are asked for the same at one border, and the whole of their way. */
export interface Applicants {
  border: Border;
  known: EnteredPlace;
  borders: readonly Border[];
  party: Party;
}

/** The same for two countries where what one of them asks for serves in the other: they take the same visa for their own. */
export function permitOf(
  { country: { slug, issues } }: CountryDetails,
  status: VisaStatus | 'unknown',
  list?: PassportList,
): string {
  return `${status} ${list?.id ?? ((status === 'visa-required' && issues?.[0]) || slug)}`;
}

/** The visa of who comes by land, where the record's own permit is of who flies: its portal and its doubts are not of this visa. */
export function isOtherWay({ country: { onlyBy } }: CountryDetails, status: Border['entry']['status']): boolean {
  return onlyBy?.otherwise === 'visa-required' && status === 'visa-required';
}

/** Who lives there and whose card runs out renews it: no visitor's visa is for them. */
export function isResidenceOf({ country }: CountryDetails, lapsed: Of<'apply'>['lapsed']): boolean {
  return lapsed?.document.endsWith('-residence') === true && country.issues?.includes(lapsed.document) === true;
}

/** How much a border asks these people for: who only passes may be asked for less than a visitor; 0 where there is nothing to ask for. */
export function demandOf({ entry, known, leg, isVisit }: Border): number {
  const { status, isInside, isHeld, side } = entry;
  if (!known || isInside || isHeld || status === 'unknown') return 0;
  if (leg.kind === 'layover' && status === 'visa-free' && !isVisit && !leg.leaves) return 0;
  return 1 + 2 * EASE.indexOf(status) + Number(side?.permit?.instead !== status);
}

/** Where these people enter a country and are asked for something. */
export function visitsTo(slug: string, borders: readonly Border[]): Border[] {
  return borders.filter((border) => border.known?.slug === slug && demandOf(border) > 0);
}

/** Of what one country asks for at several borders, the most serves at all of them: where that is. */
export function bearerOf(slug: string, borders: readonly Border[]): Border | undefined {
  return visitsTo(slug, borders).toSorted((a, b) => demandOf(b) - demandOf(a))[0];
}

/** How often what is asked for there lets one in. */
export function entriesOf({ entry, known }: Border): Stay['entries'] {
  const { visaStatus, maxStay, conditional } = known?.details.country ?? {};
  const { rule, visaStatus: personal } = known?.personal ?? {};
  // What who passes asks for online is the visitor's, for less.
  const isOfTransit = entry.status !== 'eta-required' && entry.side?.permit?.instead === entry.status;
  if (entry.list || isOfTransit) return undefined;
  if (rule && personal === entry.status) return rule.maxStay?.entries;
  return entry.status === visaStatus ? maxStay?.entries : conditional?.otherwise.maxStay?.entries;
}

/** Whether the days of one entry last until another one ends; where they run on from the first, those of the stay are counted there. */
export function lastsUntil(limit: StayLimit, first: Border, { leg, day }: Border): boolean {
  if (limit.kind === 'unknown' || first.day === undefined || day === undefined) return true;
  const last = (!limit.isFromFirst && leg.kind === 'stop' && leg.exit) || day;
  return limit.longest.unit === 'months' || last <= lastDayOf(first.day, limit.longest);
}
