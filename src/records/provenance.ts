import type { ReviewedHosts } from '../catalogue/application-hosts.ts';
import { citationMistakes } from '../catalogue/cited-file.ts';
import type { CountryRecord } from '../catalogue/country-schema.ts';
import {
  carryingSources,
  evidenceOf,
  factsOf,
  LONGEST_LEADING_DOUBT,
  leadingDoubt,
  statedValue,
} from '../catalogue/evidence.ts';
import { type CitedFact, FACT_TABLE, type NamedFact, STATE_FACTS } from '../catalogue/facts.ts';
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
      if (costs?.routes) return false;
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

/** Whether a record states a fact, also where the field that does could not be read. */
function isStated(record: Partial<CountryRecord>, fact: CitedFact, faulty?: ReadonlySet<unknown>): boolean {
  if (statedValue(record, fact) !== undefined) return true;
  const [name = ''] = fact.split('.');
  const [field] = (Object.hasOwn(FACT_TABLE, name) ? FACT_TABLE[name as NamedFact].field : name).split('.');
  return [field, ...(['requirements', 'health'].includes(name) ? ['entry'] : [])].some((each) => faulty?.has(each));
}

/** Between a record's facts and its citations. */
const factsAreCited: Rule = (record, _hosts, faulty) =>
  citationMistakes(record, {
    facts: factsOf(record),
    follows: (fact) => followsFromAnother(record, fact as CitedFact),
    // An embassy, a stay or a passport rule may be a territory's state's, and a stay or a fee what a change says.
    isStated: (fact) =>
      isStated(record, fact as CitedFact, faulty) ||
      (record.territory !== undefined && ['embassy', ...STATE_FACTS].includes(fact)) ||
      (record.updates ?? []).some(({ concerns }) => concerns === fact),
    isOpen: (fact) => fact === 'visaStatus' && evidenceOf(record, fact)?.confidence === 'low',
  });

/** Of the requirements each line stands alone: citations name it, and its words tell its doubt, since no page discloses one there. */
const requirementsStandAlone: Rule = ({ evidence = {}, sources = [] }) => [
  ...Object.entries(evidence)
    .filter(([fact]) => fact.startsWith('requirements'))
    .map(([fact, value]) => ({
      field: `evidence.${fact}`,
      value,
      fix: 'Un requisito dice su duda en su propio texto: escríbela ahí.',
    })),
  ...sources.flatMap(({ supports = [] }, index) =>
    supports
      .filter((fact) => fact === 'requirements')
      .map((value) => ({
        field: `sources.${index}.supports`,
        value,
        fix: 'Nombra cada requisito por su id: requirements.<id>.',
      })),
  ),
];

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
  factsAreCited,
  requirementsStandAlone,
  leadingDoubtIsShort,
  endsAfterItsSource,
];
