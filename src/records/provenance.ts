import { CONFIDENCES, type Confidence } from '../catalogue/confidence.ts';
import type { CountryRecord, Source } from '../catalogue/country-schema.ts';
import { carryingSources, ownSources } from '../catalogue/evidence.ts';
import { EVIDENT_FACTS, type EvidentFact } from '../catalogue/facts.ts';
import { firstDay } from '../catalogue/partial-date.ts';
import type { Mistake } from '../catalogue/schema-parts.ts';
import { isAuthority, NEEDS_AUTHORITY } from '../catalogue/source-kind.ts';

/** A stay or a fee that follows from nothing else needs a source of its own; that visa-free entry is free follows. */
function isStated(fact: EvidentFact, { maxStay, costs, visaStatus }: Partial<CountryRecord>): boolean {
  switch (fact) {
    case 'visaStatus':
      return true;
    case 'maxStay':
      return maxStay !== undefined;
    case 'costs':
      return (
        costs?.fee === 'fixed' || (costs?.fee === 'free' && visaStatus !== undefined && visaStatus !== 'visa-free')
      );
    case 'procedure':
      return false;
  }
}

/** What one record has to hold by itself; all of its mistakes. */
type RecordRule = (record: Partial<CountryRecord>) => Mistake[];

const factsHaveSources: RecordRule = (record) => {
  const { sources, updates = [] } = record;
  if (!sources) return [];
  const isVouchedFor = (fact: EvidentFact) =>
    ownSources({ sources }, fact).length > 0 || updates.some((update) => update.concerns === fact);
  return EVIDENT_FACTS.filter((fact) => isStated(fact, record) && !isVouchedFor(fact)).map((fact) => ({
    field: 'sources',
    value: fact,
    fix: `Anota una fuente que respalde este dato (supports: [${fact}]).`,
  }));
};

/** Place in `CONFIDENCES`: the higher, the less sure. */
const doubtfulness = (confidence: Confidence) => CONFIDENCES.indexOf(confidence);

/**
 * How sure a fact may be called: as its best source, or one step surer when two of that rank agree. However many they
 * are, without an authority among them never high.
 */
function surestClaim(sources: readonly Source[]): Confidence {
  const ranks = sources.map((source) => doubtfulness(source.confidence));
  const best = Math.min(...ranks);
  const agree = ranks.filter((rank) => rank === best).length > 1;
  const surest = sources.some(isAuthority) ? 0 : doubtfulness('medium');
  return CONFIDENCES[Math.max(surest, agree ? best - 1 : best)] ?? 'low';
}

const factsAreNoSurerThanTheirSources: RecordRule = ({ confidence, evidence = {}, sources }) => {
  if (!sources || confidence === undefined) return [];
  return EVIDENT_FACTS.flatMap((fact) => {
    const carrying = carryingSources({ sources }, fact);
    if (carrying.length === 0) return [];
    const surest = surestClaim(carrying);
    const claimed = evidence[fact]?.confidence ?? confidence;
    const isSaidOfTheStatus = evidence[fact]?.confidence === undefined && ownSources({ sources }, fact).length === 0;
    if (isSaidOfTheStatus) return [];
    if (doubtfulness(claimed) >= doubtfulness(surest)) return [];
    const fix = carrying.some(isAuthority)
      ? `Con sus fuentes puede ser ${surest} cuando mucho. Bájala o busca otra fuente (dos que coincidan cuentan más).`
      : `Con sus fuentes puede ser ${surest} cuando mucho: ${NEEDS_AUTHORITY}`;
    const isOwnField = fact !== 'visaStatus' || evidence[fact]?.confidence !== undefined;
    return [{ field: isOwnField ? `evidence.${fact}.confidence` : 'confidence', value: claimed, fix }];
  });
};

const statusHasOneConfidence: RecordRule = ({ evidence }) =>
  evidence?.visaStatus?.confidence === undefined
    ? []
    : [
        {
          field: 'evidence.visaStatus.confidence',
          value: evidence.visaStatus.confidence,
          fix: 'La confianza del estado de visa va en confidence, arriba; borra esta.',
        },
      ];

const doubtfulFactsSayWhy: RecordRule = ({ confidence, evidence = {}, updates = [] }) =>
  EVIDENT_FACTS.filter((fact) => fact !== 'visaStatus').flatMap((fact) => {
    const isDoubtful = evidence[fact]?.confidence === 'low' && confidence !== 'low';
    const isSaid = evidence[fact]?.disputed || updates.some((update) => update.concerns === fact);
    if (!isDoubtful || isSaid) return [];
    return [{ field: `evidence.${fact}.disputed`, value: undefined, fix: 'Di qué está en duda de este dato.' }];
  });

const endsAfterItsSource: RecordRule = ({ sources = [], evidence = {}, passportValidity, conditional }) => {
  const stated = [
    ...EVIDENT_FACTS.map((fact) => ({
      field: `evidence.${fact}`,
      validUntil: evidence[fact]?.validUntil,
      sources: carryingSources({ sources }, fact),
    })),
    ...(passportValidity
      ? [{ ...passportValidity, field: 'passportValidity', sources: [passportValidity.source] }]
      : []),
    ...(conditional?.rules ?? []).map((rule, index) => ({
      ...rule,
      field: `conditional.rules.${index}`,
      sources: [rule.source],
    })),
  ];
  return stated.flatMap(({ field, validUntil, sources: carrying }) => {
    const [begins] = carrying.flatMap(({ published }) => (published ? [published] : [])).sort();
    if (validUntil === undefined || begins === undefined || firstDay(begins) <= validUntil.day) return [];
    const fix = `Termina antes de empezar: su fuente es de ${begins}. Corrige una de las dos fechas.`;
    return [{ field: `${field}.validUntil.day`, value: validUntil.day, fix }];
  });
};

/** What a record may claim of its facts, by what carries them. */
export const PROVENANCE_RULES: readonly RecordRule[] = [
  factsHaveSources,
  factsAreNoSurerThanTheirSources,
  statusHasOneConfidence,
  doubtfulFactsSayWhy,
  endsAfterItsSource,
];
