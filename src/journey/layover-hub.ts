import { type WithLater, withLater } from '../catalogue/as-of.ts';
import { lessSure } from '../catalogue/confidence.ts';
import type { Country } from '../catalogue/country.ts';
import { oldest, ownSources } from '../catalogue/evidence.ts';
import { type ReferenceRates, toMXN } from '../catalogue/money.ts';
import { questionPath } from '../catalogue/slug.ts';
import type { TransitHub, TransitSide } from '../catalogue/transit-schema.ts';
import type { VisaStatus } from '../catalogue/visa-status.ts';

/** What one way of connecting asks for, with the country's own record already looked up. */
export interface LayoverSide extends Omit<TransitSide, 'need' | 'permit'> {
  status: VisaStatus | 'unknown';
  /** Holds only for whoever keeps to what `text` says. */
  hasConditions: boolean;
  /** What whoever only passes so asks for instead of what a visitor does, and its price in whole Mexican pesos. */
  permit?: { instead: VisaStatus; name: string; pesos: number };
  /** The country whose record answers, where passing its border is what is asked; its own visa or residence is enough. */
  iso2?: string;
  issues?: Country['issues'];
}

/** A place where flights connect, ready to be shown and sent to the browser. */
export type LayoverHub = ReturnType<typeof layoverHub>;

/**
 * Every hub joined with the record that answers for a visit, in Spanish alphabetical order, as of `today` and of the later
 * days on which that record will read otherwise. A hub whose country is not
 * in the catalogue is left out: that happens only where tests and benchmarks build with part of the countries.
 */
export function layoverHubs(
  hubs: readonly TransitHub[],
  countries: readonly Country[],
  today: string,
  rates: ReferenceRates,
): WithLater<LayoverHub>[] {
  return hubs
    .flatMap((hub) => {
      const country = countries.find(({ iso2 }) => iso2 === hub.iso2);
      return country ? [withLater(country, today, (asOfDay) => layoverHub(hub, asOfDay, countries, rates))] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'es-MX'));
}

function layoverHub(hub: TransitHub, country: Country, countries: readonly Country[], rates: ReferenceRates) {
  const members = hub.area ? countries.filter(({ area }) => area === hub.area) : [country];
  const followsRecord = hub.airside.need === 'entry' || hub.landside.need === 'entry';
  const sources = [...hub.sources, ...(followsRecord ? ownSources(country, 'visaStatus') : [])];
  const read = followsRecord || hub.sources.length === 0 ? [...hub.sources, country] : hub.sources;
  return {
    id: hub.id,
    name: hub.name,
    hint: hub.hint,
    inSentence: hub.inSentence ?? hub.name,
    iso2: hub.iso2,
    isDirect: hub.isDirect,
    region: country.region,
    /** Slug of its country: of the one that answers, for an area. */
    place: country.slug,
    airside: layoverSide(hub.airside, country, rates),
    landside: layoverSide(hub.landside, country, rates),
    sources: [...new Map(sources.map(({ name, url }) => [url, { name, url }])).values()],
    checkedOn: oldest(read.map(({ checkedOn }) => checkedOn)),
    /** The country's own page; an area has none. */
    countryPath: hub.area ? undefined : questionPath(country.slug),
    /** Other words an address may use for it: the country's slugs, and those of every member of an area. */
    aliases: members.flatMap(({ slug, aliases, iso2 }) => [slug, ...aliases, iso2.toLowerCase()]),
  };
}

function layoverSide({ need, permit, ...said }: TransitSide, country: Country, rates: ReferenceRates): LayoverSide {
  const own = {
    ...said,
    ...(permit && { permit: { instead: permit.instead, name: permit.name, pesos: toMXN(permit.cost, rates) } }),
  };
  const hasConditions = need === 'conditions';
  if (need !== 'entry') return { ...own, hasConditions, status: need === 'conditions' ? 'visa-free' : need };
  return {
    ...own,
    hasConditions,
    status: country.visaStatus,
    // What follows from a record is no surer than the record.
    confidence: lessSure(own.confidence, country.confidence),
    doubt: own.doubt ?? country.doubt,
    conditional: own.conditional ?? country.conditional,
    iso2: country.iso2,
    issues: country.issues,
  };
}
