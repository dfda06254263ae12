import { CONFIDENCES, type Confidence } from './confidence.ts';
import type { CountryRecord, CountryUpdate, Source } from './country-schema.ts';
import { EVIDENT_FACTS, type EvidentFact, type VouchedFor } from './facts.ts';
import { leadingUpdate } from './in-force.ts';
import type { PartialDate } from './partial-date.ts';

/** How one fact of a country is known: what `¿Cómo lo sabemos?` opens at the fact. */
export interface Evidence {
  fact: EvidentFact;
  /** The change in force that the page leads with, when the fact has been overtaken. */
  leader: CountryUpdate | undefined;
  sources: Source[];
  /** True when nothing was looked up for this fact alone: it follows from the visa status. */
  followsFromStatus: boolean;
  /** The oldest reading that still carries it. */
  checkedOn: string;
  confidence: Confidence;
  /** Who says otherwise, or what nobody could confirm. */
  disputed: string | undefined;
}

type Evident = Pick<
  CountryRecord,
  'visaStatus' | 'maxStay' | 'costs' | 'sources' | 'updates' | 'confidence' | 'doubt' | 'evidence'
>;

/** The sources of a record that vouch for one fact. */
export function ownSources({ sources }: Pick<CountryRecord, 'sources'>, fact: VouchedFor): Source[] {
  return sources.filter((source) => source.supports.includes(fact));
}

/** How sure a fact is that only its sources judge: as the best of them. Undefined while it has none. */
export function bestConfidence(record: Partial<CountryRecord>, fact: VouchedFor): Confidence | undefined {
  const own = ownSources({ sources: record.sources ?? [] }, fact);
  return CONFIDENCES.find((confidence) => own.some((source) => source.confidence === confidence));
}

/** Those that carry a fact: its own, or the status's where nothing was looked up for it alone. */
export function carryingSources(record: Pick<CountryRecord, 'sources'>, fact: EvidentFact): Source[] {
  const own = ownSources(record, fact);
  return own.length > 0 ? own : ownSources(record, 'visaStatus');
}

/** The oldest reading that still carries a fact; all of the record's where only a dated change states it. */
function readOn(record: Pick<CountryRecord, 'sources'>, fact: EvidentFact): string {
  const carrying = carryingSources(record, fact);
  return oldest((carrying.length > 0 ? carrying : record.sources).map(({ checkedOn }) => checkedOn));
}

/** The day a page shows as the whole record's. */
export function recordReadOn(record: Pick<CountryRecord, 'sources'>): string {
  return oldest(EVIDENT_FACTS.map((fact) => readOn(record, fact)));
}

/** The last day on which anything was read; empty for a record without sources, which the check refuses. */
export function newestReading(sources: readonly Pick<Source, 'checkedOn'>[]): string {
  const days = sources.map(({ checkedOn }) => checkedOn).sort();
  return days.at(-1) ?? '';
}

/** The first of some days, `YYYY-MM-DD`. @throws without any, which the check of the content refuses. */
export function oldest(days: readonly string[]): string {
  const [first] = [...days].sort();
  if (first === undefined) throw new Error('Una ficha tiene al menos una fuente.');
  return first;
}

/**
 * The evidence of one fact as of `today` (`YYYY-MM-DD`); undefined when the record states nothing about it:
 * a stay that is not specified, a fee that nobody found.
 */
export function evidenceOf(country: Evident, fact: EvidentFact, today: PartialDate): Evidence | undefined {
  const leader = leadingUpdate(country.updates, fact, today);
  const own = ownSources(country, fact);
  const followsFromStatus = own.length === 0 && !leader;
  if (fact === 'maxStay' && country.maxStay === undefined && !leader) return undefined;
  if (fact === 'costs' && country.costs.fee === 'unknown' && followsFromStatus) return undefined;
  const said = country.evidence[fact];
  return {
    fact,
    leader,
    sources: followsFromStatus ? ownSources(country, 'visaStatus') : own,
    followsFromStatus,
    checkedOn: readOn(country, fact),
    confidence: leader?.confidence ?? said?.confidence ?? country.confidence,
    disputed: said?.disputed ?? (fact === 'visaStatus' ? country.doubt : undefined),
  };
}
