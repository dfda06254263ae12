import type { ReviewedHosts } from '../catalogue/application-hosts.ts';
import type { CountryRecord } from '../catalogue/country-schema.ts';
import {
  carryingSources,
  doubtingSources,
  evidenceOf,
  factsOf,
  LONGEST_LEADING_DOUBT,
  leadingDoubt,
  ownSources,
  statedValue,
} from '../catalogue/evidence.ts';
import { type CitedFact, ENTRY_FACTS } from '../catalogue/facts.ts';
import { firstDay } from '../catalogue/partial-date.ts';
import type { Mistake } from '../catalogue/schema-parts.ts';

/** What one record has to hold by itself; all of its mistakes. A mistake in the list of reviewed hosts leaves it undefined. */
export type Rule = (
  record: Partial<CountryRecord>,
  reviewedHosts: ReviewedHosts | undefined,
  /** Fields that were written and could not be read. */
  faulty?: ReadonlySet<unknown>,
) => Mistake[];

/**
 * What follows from something else and so may go without a citation of its own: a free entry and a procedure from the
 * status, the papers from what the border asks, a figure from the change that gave it.
 */
function followsFromAnother(record: Partial<CountryRecord>, fact: CitedFact): boolean {
  const { costs, updates = [], visaStatus } = record;
  switch (fact) {
    case 'costs':
      if (costs?.fee === 'unknown' || (costs?.fee === 'free' && (visaStatus ?? 'visa-free') === 'visa-free'))
        return true;
      return updates.some(({ concerns }) => concerns === fact);
    case 'maxStay':
      return updates.some(({ concerns }) => concerns === fact);
    case 'procedure':
    case 'requirements':
    case 'health':
      return true;
    default:
      return false;
  }
}

const factsHaveCitations: Rule = (record) => {
  if (!record.sources) return [];
  return [...new Set(factsOf(record))]
    .filter((fact) => ownSources(record, fact).length === 0 && !followsFromAnother(record, fact))
    .map((fact) => ({
      field: 'sources',
      value: fact,
      fix: `Anota una fuente que respalde este dato (supports: [${fact}]) o borra el dato.`,
    }));
};

/** Whether a record states a fact, also where the field that does could not be read. */
function isStated(record: Partial<CountryRecord>, fact: CitedFact, faulty?: ReadonlySet<unknown>): boolean {
  if (statedValue(record, fact) !== undefined) return true;
  const [field] = fact.split('.');
  const inEntry = ENTRY_FACTS.some((each) => each === field) || ['requirements', 'health'].includes(field ?? '');
  return [field, ...(inEntry ? ['entry'] : []), ...(FIELDS[fact] ?? [])].some((each) => faulty?.has(each));
}

const FIELDS: Partial<Record<CitedFact, string[]>> = { health: ['healthRequirements'], embassy: ['embassyInfo'] };

const citationsCarrySomething: Rule = (record, _hosts, faulty) => {
  // A territory's own embassy may be its state's, and a stay or a fee what a change says.
  const isCarried = (fact: CitedFact) =>
    isStated(record, fact, faulty) ||
    (fact === 'embassy' && record.territory !== undefined) ||
    (record.updates ?? []).some(({ concerns }) => concerns === fact);
  return (record.sources ?? []).flatMap(({ supports = [], doubts = [] }, index) =>
    [...supports.map((fact) => ['supports', fact] as const), ...doubts.map((fact) => ['doubts', fact] as const)]
      .filter(([, fact]) => !isCarried(fact))
      .map(([list, value]) => {
        const fix = 'La ficha no dice ese dato: bórralo de la lista, y la fuente si no respalda nada más.';
        return { field: `sources.${index}.${list}`, value, fix };
      }),
  );
};

const doubtsAreSaid: Rule = (record) => {
  const { evidence = {} } = record;
  const isSaid = (fact: CitedFact) => evidence[fact]?.doubt !== undefined;
  const doubted = factsOf(record).filter((fact) => doubtingSources(record, fact).length > 0);
  const open = evidenceOf(record, 'visaStatus')?.confidence === 'low' ? (['visaStatus'] as const) : [];
  return [...new Set<CitedFact>([...open, ...doubted])]
    .filter((fact) => !isSaid(fact))
    .map((fact) => {
      const fix = 'Di qué está en duda de este dato, y quién dice otra cosa.';
      return { field: `evidence.${fact}.doubt`, value: undefined, fix };
    });
};

const evidenceIsOfAFact: Rule = (record, _hosts, faulty) =>
  (Object.keys(record.evidence ?? {}) as CitedFact[])
    .filter((fact) => !isStated(record, fact, faulty))
    .map((fact) => ({ field: `evidence.${fact}`, value: fact, fix: 'La ficha no dice ese dato; bórralo.' }));

/** What leads a page has room for so much. */
const leadingDoubtIsShort: Rule = ({ confidence, evidence }) => {
  const doubt = evidence?.visaStatus?.doubt;
  if (!doubt || confidence !== 'low' || leadingDoubt(doubt).length <= LONGEST_LEADING_DOUBT) return [];
  const fix = `La primera oración sale antes que nada: hasta ${LONGEST_LEADING_DOUBT} caracteres.`;
  return [{ field: 'evidence.visaStatus.doubt', value: doubt, fix }];
};

const endsAfterItsSource: Rule = (record) =>
  (Object.keys(record.evidence ?? {}) as CitedFact[]).flatMap((fact) => {
    const { validUntil } = record.evidence?.[fact] ?? {};
    const [begins] = carryingSources(record, fact)
      .flatMap(({ published }) => (published ? [published] : []))
      .sort();
    if (validUntil === undefined || begins === undefined || firstDay(begins) <= validUntil.day) return [];
    const fix = `Termina antes de empezar: su fuente es de ${begins}. Corrige una de las dos fechas.`;
    return [{ field: `evidence.${fact}.validUntil.day`, value: validUntil.day, fix }];
  });

/** What a record has to say of how it knows its facts. */
export const PROVENANCE_RULES: readonly Rule[] = [
  factsHaveCitations,
  citationsCarrySomething,
  doubtsAreSaid,
  evidenceIsOfAFact,
  leadingDoubtIsShort,
  endsAfterItsSource,
];
