import type { Country } from './country.ts';
import type { CountryRecord } from './country-schema.ts';
import { bestConfidence } from './evidence.ts';
import { EVIDENT_FACTS, type EvidentFact } from './facts.ts';
import { leadingUpdate } from './in-force.ts';
import { formatPartialDate, type PartialDate } from './partial-date.ts';
import type { ValidUntil } from './valid-until-schema.ts';

/** A fact, or the exemption from it, that holds until a day. */
export interface Ending extends ValidUntil {
  fact: EvidentFact | 'passportValidity' | 'conditional';
}

/** Every end that a record knows of its facts. */
export function endings({
  evidence = {},
  passportValidity,
  conditional,
}: Pick<Partial<CountryRecord>, 'evidence' | 'passportValidity' | 'conditional'>): Ending[] {
  return [
    ...EVIDENT_FACTS.map((fact) => ({ fact, validUntil: evidence[fact]?.validUntil })),
    { fact: 'passportValidity' as const, validUntil: passportValidity?.validUntil },
    ...(conditional?.rules ?? []).map(({ validUntil }) => ({ fact: 'conditional' as const, validUntil })),
  ].flatMap(({ fact, validUntil }) => (validUntil === undefined ? [] : [{ fact, ...validUntil }]));
}

/**
 * The country as it stands on `day`: a rule that has ended is to be confirmed, and says until when it held; where its
 * exemption has ended it binds, and nothing is said of the exemption any more.
 */
export function withEnds(country: Country, day: PartialDate): Country {
  const { passportValidity } = country;
  return EVIDENT_FACTS.reduce<Country>((before, fact) => withFactEnded(before, fact, day), {
    ...withConditionsEnded(country, day),
    passportValidity: hasEnded(passportValidity, day) ? afterEnd(passportValidity) : passportValidity,
  });
}

type Ended = { validUntil: ValidUntil };

function hasEnded<Stated extends { validUntil?: ValidUntil | undefined }>(
  stated: Stated | undefined,
  day: PartialDate,
): stated is Stated & Ended {
  return stated?.validUntil !== undefined && stated.validUntil.day <= day;
}

function afterEnd({ validUntil, ...validity }: NonNullable<Country['passportValidity']> & Ended) {
  return validUntil.ends === 'exemption'
    ? { ...validity, doubt: undefined }
    : { ...validity, confidence: 'low' as const, doubt: endedSentence(validUntil) };
}

/** What eases an entry is itself an exemption: once over, it is no longer offered. */
function withConditionsEnded(country: Country, day: PartialDate): Country {
  const { conditional } = country;
  if (!conditional?.rules.some((rule) => hasEnded(rule, day))) return country;
  const rules = conditional.rules.flatMap((rule) => {
    if (!hasEnded(rule, day)) return [rule];
    const { validUntil, text, ...others } = rule;
    const sentence = endedSentence(validUntil);
    return validUntil.ends === 'exemption'
      ? []
      : [{ ...others, confidence: 'low' as const, text: `${text} ${sentence}` }];
  });
  return rules.length > 0
    ? { ...country, conditional: { ...conditional, rules } }
    : { ...country, conditional: undefined, visaStatus: conditional.otherwise.visaStatus };
}

function withFactEnded(country: Country, fact: EvidentFact, day: PartialDate): Country {
  const stated = country.evidence[fact];
  if (!hasEnded(stated, day) || leadingUpdate(country.updates, fact, day)) return country;
  const { validUntil, disputed: _, ...said } = stated;
  const isOver = validUntil.ends === 'rule';
  const disputed = isOver ? endedSentence(validUntil) : undefined;
  const confidence = isOver ? 'low' : bestConfidence(country, fact);
  return fact === 'visaStatus'
    ? {
        ...country,
        confidence: confidence ?? country.confidence,
        doubt: disputed,
        evidence: { ...country.evidence, visaStatus: { ...said, disputed } },
      }
    : { ...country, evidence: { ...country.evidence, [fact]: { ...said, confidence, disputed } } };
}

function endedSentence({ day }: ValidUntil): string {
  return `Lo que sabíamos valía hasta el ${formatPartialDate(day)}; confirma si sigue igual.`;
}

const SUBJECTS: Record<Ending['fact'], string> = {
  visaStatus: 'la visa',
  maxStay: 'la estancia',
  costs: 'el costo',
  procedure: 'el trámite',
  passportValidity: 'la vigencia del pasaporte',
  conditional: 'las visas que facilitan la entrada',
};

/** What is to be said once it has ended, in a whole sentence. */
export function endingWords({ fact, ends }: Ending): string {
  const subject = SUBJECTS[fact];
  return ends === 'exemption'
    ? `Terminó la exención sobre ${subject}: ahora vale la regla general.`
    : `Lo que sabíamos sobre ${subject} valía hasta ese día; confirma si sigue igual.`;
}
