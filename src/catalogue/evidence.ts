import { changeFact } from './change-key.ts';
import { type Confidence, confidenceOf, leadersFirst, lessSure } from './confidence.ts';
import type { CountryRecord, CountryUpdate, Source } from './country-schema.ts';
import { type CitedFact, EVIDENT_FACTS, FACT_TABLE, NAMED_FACTS, type NamedFact } from './facts.ts';
import { leadingUpdate } from './in-force.ts';
import type { PartialDate } from './partial-date.ts';
import type { Known } from './schema-parts.ts';
import { valueAt } from './value-at.ts';
import { readingsDoubt } from './voice/passport-words.ts';

/** How one fact of a country is known. Whoever shows, counts, dates or watches a fact asks here. */
export interface Evidence {
  fact: CitedFact;
  /** The change in force that the page leads with, when the fact has been overtaken. */
  leader: CountryUpdate | undefined;
  /** Those that carry it, who leads first: those of the change where one has overtaken it. */
  sources: Source[];
  /** Those that were read for it, and say otherwise or do not confirm it. */
  doubting: Source[];
  /** True when nothing was looked up for this fact alone: it follows from the visa status. */
  followsFromStatus: boolean;
  /** The oldest reading that still carries it. */
  checkedOn: string;
  confidence: Confidence;
  /** Who says otherwise, or what nobody could confirm. */
  doubt: string | undefined;
}

/** A record, or those of its fields that could be read. */
type Stated = Partial<CountryRecord>;

const isOneOf = <Fact extends string>(facts: readonly Fact[], fact: string): fact is Fact =>
  (facts as readonly string[]).includes(fact);

/** What a record states of a fact; undefined where it states nothing. */
export function statedValue(record: Stated, fact: CitedFact): unknown {
  const [list, id = ''] = fact.split(/\.(.*)/);
  if (list === 'conditional') return record.conditional?.rules?.find((rule) => rule.id === id);
  if (list === 'requirements' && id) return record.requirements?.find((line) => line.id === id);
  if (list === 'updates') return record.updates?.find((update) => changeFact(update) === fact);
  if (!isOneOf(NAMED_FACTS, fact)) return undefined;
  const written = writtenValue(record, fact);
  // What follows from the status, or from what the border asks, is stated with them.
  if (fact === 'procedure') return written ?? record.visaStatus;
  if (fact !== 'health' && fact !== 'requirements') return written;
  return Array.isArray(written) && written.length > 0 ? written : record.entry;
}

/** What stands in the field of a fact. */
export function writtenValue(record: object, fact: NamedFact): unknown {
  return valueAt(record, FACT_TABLE[fact].field.split('.'));
}

/** Every fact that a record states, in the order in which editors write them. */
export function factsOf(record: Stated): CitedFact[] {
  return [
    ...NAMED_FACTS.filter((fact) => statedValue(record, fact) !== undefined),
    ...(record.requirements ?? []).map(({ id }) => `requirements.${id}` as const),
    ...(record.conditional?.rules ?? []).map(({ id }) => `conditional.${id}` as const),
    ...(record.updates ?? []).map(changeFact),
  ];
}

/** What a file says of how it knows its statements; `evidence` and the citations name them. */
export interface CitedFile<Cited extends Carrying = Carrying> {
  sources?: readonly Cited[];
  evidence?: Readonly<Record<string, { doubt?: string | undefined } | undefined>>;
}

type Carrying = Omit<Source, 'supports' | 'doubts' | 'from'> & {
  supports?: readonly string[];
  doubts?: readonly string[] | undefined;
};

/** The sources of a record, or of another file, that carry one fact, who leads first. */
export function ownSources<Cited extends Carrying>({ sources = [] }: CitedFile<Cited>, fact: string): Cited[] {
  return leadersFirst(sources.filter(({ supports = [] }) => supports.some((named) => isOf(fact, named))));
}

/** What carries a line of the requirements carries the list. */
const isOf = (fact: string, named: string) =>
  named === fact || (fact === 'requirements' && named.startsWith('requirements.'));

/** Those that were read for a fact, and say otherwise or do not confirm it. */
export function doubtingSources<Cited extends Carrying>({ sources = [] }: CitedFile<Cited>, fact: string): Cited[] {
  return sources.filter(({ doubts }) => doubts?.includes(fact));
}

/** How sure a file's own citations make a statement of it. */
export function ownConfidence(file: CitedFile, fact: string): Confidence {
  const isDoubted = file.evidence?.[fact]?.doubt !== undefined;
  return confidenceOf(ownSources(file, fact), { isDoubted, doubting: doubtingSources(file, fact) });
}

/** How a statement of a file that is no record is known. @throws where nothing carries it, which the check of the file refuses. */
export function knownFrom(file: CitedFile, fact: string): Known {
  const carrying = ownSources(file, fact);
  const checkedOn = oldest(carrying.map((source) => source.checkedOn));
  const [leader] = carrying as [Carrying];
  const { doubt } = file.evidence?.[fact] ?? {};
  return { source: cited(leader), checkedOn, confidence: ownConfidence(file, fact), ...(doubt && { doubt }) };
}

/** Those that carry a fact: its own, or the status's where nothing was looked up for it alone. */
export function carryingSources(record: Stated, fact: CitedFact): Source[] {
  const own = ownSources(record, fact);
  return own.length > 0 || !isOneOf(EVIDENT_FACTS, fact) ? own : ownSources(record, 'visaStatus');
}

/** The oldest reading that still carries a fact; all of the record's where only a dated change states it. */
function readOn(record: Stated, fact: CitedFact): string {
  const carrying = carryingSources(record, fact);
  return oldest((carrying.length > 0 ? carrying : (record.sources ?? [])).map(({ checkedOn }) => checkedOn));
}

/** The day a page shows as the whole record's: the oldest reading of a figure, or of a change that gives one. */
export function recordReadOn(record: Stated): string {
  const changes = (record.updates ?? []).filter(({ concerns }) => isOneOf(EVIDENT_FACTS, concerns)).map(changeFact);
  return oldest([...EVIDENT_FACTS, ...changes].map((fact) => readOn(record, fact)));
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
 * The evidence of one fact as of `today` (`YYYY-MM-DD`; without it no change leads). Undefined when the record states
 * nothing about it (a stay that is not specified, a fee that nobody found), or nothing carries it.
 */
export function evidenceOf(record: Stated, fact: CitedFact, today?: PartialDate): Evidence | undefined {
  const isEvident = isOneOf(EVIDENT_FACTS, fact);
  const leader = isEvident && today ? leadingUpdate(record.updates ?? [], fact, today) : undefined;
  if (statedValue(record, fact) === undefined && !leader) return undefined;
  const own = ownSources(record, fact);
  const followsFromStatus = isEvident && own.length === 0 && !leader;
  if (fact === 'costs' && record.costs?.fee === 'unknown' && followsFromStatus) return undefined;
  // What carried the former figure says nothing of the one that has overtaken it.
  const carrying = leader ? ownSources(record, changeFact(leader)) : carryingSources(record, fact);
  if (carrying.length === 0 && !leader) return undefined;
  const { doubt, isOver } = record.evidence?.[fact] ?? {};
  const sure = leader?.confidence ?? sureness(record, fact, carrying, followsFromStatus);
  return {
    fact,
    leader,
    sources: carrying,
    doubting: doubtingSources(record, fact),
    followsFromStatus,
    checkedOn: leader && carrying.length > 0 ? oldest(carrying.map((s) => s.checkedOn)) : readOn(record, fact),
    // A doubt about a fact is one about the figure that leads it now.
    confidence: isOver ? 'low' : doubt ? lessSure(sure, 'medium') : sure,
    doubt,
  };
}

/** A stay, a fee and a procedure belong to a status: where that is to be confirmed, so are they. */
function sureness(record: Stated, fact: CitedFact, carrying: Source[], followsFromStatus: boolean): Confidence {
  const isDoubted = record.evidence?.[fact]?.doubt !== undefined;
  const own = confidenceOf(carrying, { isDoubted, doubting: doubtingSources(record, fact) });
  if (fact === 'visaStatus' || !isOneOf(EVIDENT_FACTS, fact)) return own;
  const ofStatus = evidenceOf(record, 'visaStatus')?.confidence ?? own;
  return followsFromStatus || ofStatus === 'low' ? lessSure(own, ofStatus) : own;
}

/** So much of a doubt about the status fits above everything else; the rest opens with its evidence. */
export const LONGEST_LEADING_DOUBT = 120;

/** The first whole sentences of a doubt, as many as may lead a page. */
export function leadingDoubt(doubt: string): string {
  const sentences = doubt.split(/(?<=[a-záéíóúñ\d)]{2}[.!?]) /);
  const parts = sentences.map((_, index) => sentences.slice(0, index + 1).join(' '));
  return parts.findLast((part) => part.length <= LONGEST_LEADING_DOUBT) ?? parts[0] ?? doubt;
}

/** The record with how each of its statements is known that reaches tools and lists of changes without its sources. */
export function withKnown<Record extends Stated>(written: Record): Record {
  const record = withReadings(written);
  const known = (fact: CitedFact): Partial<Known> => {
    const evidence = evidenceOf(record, fact);
    const { doubt, validUntil } = record.evidence?.[fact] ?? {};
    if (!evidence) return {};
    const { sources, checkedOn, confidence } = evidence;
    return { ...(sources[0] && { source: cited(sources[0]) }), checkedOn, confidence, doubt, validUntil };
  };
  const { passportValidity, conditional, updates } = record;
  const status = evidenceOf(record, 'visaStatus');
  return {
    ...record,
    ...(status && {
      confidence: status.confidence,
      doubt: status.confidence === 'low' && status.doubt ? leadingDoubt(status.doubt) : undefined,
    }),
    ...(passportValidity && { passportValidity: { ...passportValidity, ...known('passportValidity') } }),
    ...(conditional?.rules && {
      conditional: {
        ...conditional,
        rules: conditional.rules.map((rule) => ({ ...rule, ...known(`conditional.${rule.id}`) })),
      },
    }),
    ...(updates && {
      updates: updates.map((update) => {
        const { checkedOn: _, ...said } = known(changeFact(update));
        if (!update.againstTravel) return { ...update, ...said };
        const carrying = ownSources(record, changeFact(update));
        // Another government that says the same does not stand for the one that gives the advice.
        const adviser = update.againstTravel.by.replace(/^La /, '');
        const given = carrying.find(({ name }) => name.includes(adviser));
        const readOn = newestReading(carrying);
        return { ...update, ...said, ...(given && { source: cited(given) }), ...(readOn && { readOn }) };
      }),
    }),
  };
}

/** Readings of the passport rule that say whose they are need no doubt in words of its own. */
function withReadings<Record extends Stated>(record: Record): Record {
  const { evidence, passportValidity } = record;
  const doubt = passportValidity && readingsDoubt(passportValidity);
  if (!doubt || evidence?.passportValidity?.doubt) return record;
  return { ...record, evidence: { ...evidence, passportValidity: { ...evidence?.passportValidity, doubt } } };
}

/** A citation without what it carries. */
function cited({ supports: _, doubts: __, checkedOn: ___, ...citation }: Carrying): Known['source'] {
  return citation;
}
