import type { Confidence } from '../../catalogue/confidence.ts';
import { CONFIDENCES } from '../../catalogue/confidence.ts';
import type { Country } from '../../catalogue/country.ts';
import { ownSources } from '../../catalogue/evidence.ts';
import { questionPath } from '../../catalogue/slug.ts';
import type { TransitHub, TransitSide } from '../../catalogue/transit-schema.ts';
import type { VisaStatus } from '../../catalogue/visa-status.ts';

export interface Citation {
  name: string;
  url: string;
}

/** What one way of connecting asks for, with the country's own record already looked up. */
export interface LayoverSide {
  status: VisaStatus | 'unknown';
  /** Holds only for whoever keeps to what `text` says. */
  hasConditions: boolean;
  text: string;
  maxHours?: number | undefined;
  confidence: Confidence;
  doubt?: string | undefined;
  conditional?: Country['conditional'];
  /** The country whose own visa or residence is enough, where passing its border is what is asked. */
  iso2?: string | undefined;
}

/** A place where flights connect, ready to be shown and sent to the browser. */
export interface LayoverHub {
  id: string;
  name: string;
  hint?: string | undefined;
  inSentence: string;
  iso2: string;
  airside: LayoverSide;
  landside: LayoverSide;
  sources: Citation[];
  checkedOn: string;
  /** The country's own page; an area has none. */
  countryPath?: string | undefined;
  /** Other words an address may use for it: the country's slugs, and those of every member of an area. */
  aliases: string[];
}

const collator = new Intl.Collator('es-MX');

/**
 * Every hub joined with the record that answers for a visit, in Spanish alphabetical order. A hub whose country is not
 * in the catalogue is left out: that happens only where tests and benchmarks build with part of the countries.
 */
export function layoverHubs(hubs: readonly TransitHub[], countries: readonly Country[]): LayoverHub[] {
  return hubs
    .flatMap((hub) => {
      const country = countries.find(({ iso2 }) => iso2 === hub.iso2);
      return country ? [layoverHub(hub, country, countries)] : [];
    })
    .sort((a, b) => collator.compare(a.name, b.name));
}

function layoverHub(hub: TransitHub, country: Country, countries: readonly Country[]): LayoverHub {
  const members = hub.area ? countries.filter(({ area }) => area === hub.area) : [country];
  const followsRecord = hub.airside.need === 'entry' || hub.landside.need === 'entry';
  const fromRecord = followsRecord ? ownSources(country, 'visaStatus') : [];
  return {
    id: hub.id,
    name: hub.name,
    hint: hub.hint,
    inSentence: hub.inSentence ?? hub.name,
    iso2: hub.iso2,
    airside: layoverSide(hub.airside, country),
    landside: layoverSide(hub.landside, country),
    sources: distinct([...hub.sources, ...fromRecord.map(({ name, url }) => ({ name, url }))]),
    checkedOn: followsRecord && country.checkedOn < hub.checkedOn ? country.checkedOn : hub.checkedOn,
    countryPath: hub.area ? undefined : questionPath(country.slug),
    aliases: members.flatMap(({ slug, aliases, iso2 }) => [slug, ...aliases, iso2.toLowerCase()]),
  };
}

function layoverSide(
  { need, text, maxHours, conditional, confidence, doubt }: TransitSide,
  country: Country,
): LayoverSide {
  const own = { text, maxHours, confidence, doubt, conditional, hasConditions: need === 'conditions' };
  if (need !== 'entry') return { ...own, status: need === 'conditions' ? 'visa-free' : need };
  // What follows from a record is no surer than the record.
  const leastSure = Math.max(CONFIDENCES.indexOf(confidence), CONFIDENCES.indexOf(country.confidence));
  return {
    ...own,
    status: country.visaStatus,
    confidence: CONFIDENCES[leastSure] ?? 'low',
    doubt: doubt ?? country.doubt,
    conditional: conditional ?? country.conditional,
    iso2: country.iso2,
  };
}

function distinct(citations: readonly Citation[]): Citation[] {
  return [...new Map(citations.map((citation) => [citation.url, citation])).values()];
}
