import type { AreaCount } from '../catalogue/area-schema.ts';
import { type WithLater, withLater } from '../catalogue/as-of.ts';
import type { Confidence } from '../catalogue/confidence.ts';
import type { Country } from '../catalogue/country.ts';
import { evidenceOf } from '../catalogue/evidence.ts';
import { leadingStay } from '../catalogue/in-force.ts';
import type { PassportValidity } from '../catalogue/passport-validity-schema.ts';
import type { ProcessingTime } from '../catalogue/processing-time-schema.ts';
import { processingTimeWords } from '../catalogue/voice/processing-time.ts';
import { stayWords } from '../catalogue/voice/stay.ts';
import { applicationTerm, type Term } from './application-term.ts';
import { areaLimit, lastDayOf, type StayLimit, stayLimit } from './stay-limit.ts';

/** What the tool knows of a place one can travel to. */
export interface TripPlace {
  slug: string;
  name: string;
  iso2?: string;
  /** Of a territory that lets in whom its state does: the code of that state, whose nationals are at home there. */
  state?: string;
  /** A certificate against yellow fever may be asked of whoever comes from there. */
  hasYellowFever?: true;
  /** The count that its days are of, with those of other countries. */
  counted?: AreaCount | undefined;
  stay: {
    /** In words; absent when nobody found it. */
    text?: string;
    /** What its figures do not say: that one may ask for more, or comes but once. */
    note?: string | undefined;
    limit: StayLimit;
    confidence: Confidence;
    /** Who says otherwise, or what nobody could confirm. */
    doubt?: string;
    /** The doubt is of longer stays alone. */
    isShortest?: boolean | undefined;
  };
  validity?: PassportValidity;
  /** What has to be asked for before the trip, and how long that takes. */
  application?: Application;
  /** The visa, of who is asked for more than the record's own permit. */
  visaApplication?: Application;
}

interface Application {
  text?: string;
  term?: Term;
}

/** Any member: for days nobody remembers by country, and for stays in several. */
export const SCHENGEN_SLUG = 'schengen';

/** Its days are days of the Schengen count. */
export function isOfSchengen({ counted }: Pick<TripPlace, 'counted'>): boolean {
  return counted?.id === SCHENGEN_SLUG;
}

const APPLIES_BEFORE: readonly string[] = ['visa-required', 'eta-required'];

/** Every destination, in the catalogue's order, after the area as a whole. */
export function tripPlaces(countries: readonly Country[], today: string): WithLater<TripPlace>[] {
  const member = countries.find((country) => country.area === 'schengen');
  return [
    ...(member?.counted ? [wholeArea(member.counted, member)] : []),
    ...countries.map((country) => withLater(country, today, toTripPlace)),
  ];
}

function toTripPlace(country: Country, today: string): TripPlace {
  const stay = leadingStay(country, today);
  const own = inEveryCase(stay ? stayLimit(stay) : { kind: 'unknown' }, country);
  const evidence = evidenceOf(country, 'maxStay', today);
  const doubt = evidence?.doubt ?? (evidence?.confidence === 'low' ? country.doubt : undefined);
  const { mine, visa } = timesOf(country);
  return {
    slug: country.slug,
    name: country.nameSpanish,
    iso2: country.iso2,
    ...(country.territory && !country.territory.decides?.includes('visaStatus') && { state: country.territory.of }),
    ...(country.hasYellowFever && { hasYellowFever: true }),
    ...(country.counted && { counted: country.counted }),
    stay: {
      ...(stay && { text: stayWords(stay), note: stay.note, isShortest: stay.isShortest }),
      limit: country.counted ? areaLimit(own, country.counted) : own,
      confidence: evidence?.confidence ?? country.confidence,
      ...(doubt && { doubt }),
    },
    ...(country.passportValidity && { validity: country.passportValidity }),
    ...(APPLIES_BEFORE.includes(country.visaStatus) && { application: applicationOf(mine) }),
    ...(visa && { visaApplication: applicationOf(visa) }),
  };
}

/** Where a record tells how long each of two permits takes, its own is not the visa that others are asked for. */
function timesOf({ visaStatus, costs: { processingTime: time } }: Country): {
  mine?: ProcessingTime;
  visa?: ProcessingTime;
} {
  if (!time || !Array.isArray(time) || visaStatus !== 'eta-required') return { ...(time && { mine: time }) };
  const isVisa = (part: (typeof time)[number]) => part.for?.startsWith('la visa') === true;
  const [mine, visa] = [time.filter((part) => !isVisa(part)), time.filter(isVisa)].map((parts) =>
    parts.length === 1 ? parts[0] : parts,
  );
  return mine && visa && [mine].flat().length > 0 && [visa].flat().length > 0 ? { mine, visa } : { mine: time };
}

function applicationOf(time: ProcessingTime | undefined): Application {
  const term = time && applicationTerm(time);
  return { ...(time && { text: processingTimeWords(time) }), ...(term && { term }) };
}

/** Whoever enters by a rule of their own may be given less; which way in is the reader's, this tool does not know. */
function inEveryCase(limit: StayLimit, { conditional }: Country): StayLimit {
  if (limit.kind === 'unknown' || !limit.surely) return limit;
  const shortest = (conditional?.rules ?? [])
    .flatMap(({ maxStay }) => (maxStay ? [stayLimit(maxStay)] : []))
    .flatMap((own) => (own.kind === 'known' ? [own.longest] : []))
    .reduce((least, span) => (lastDayOf(0, span) < lastDayOf(0, least) ? span : least), limit.surely);
  return { ...limit, surely: shortest };
}

function wholeArea(area: AreaCount, { passportValidity }: Country): TripPlace {
  return {
    slug: SCHENGEN_SLUG,
    name: 'Zona Schengen (cualquier país)',
    counted: area,
    stay: { text: area.rule, limit: areaLimit({ kind: 'unknown' }, area), confidence: 'high' },
    ...(passportValidity && { validity: passportValidity }),
  };
}
