import type { Country } from './country.ts';
import type { CountryRecord } from './country-schema.ts';
import { EVIDENT_FACTS, type EvidentFact } from './facts.ts';
import { leadingUpdate } from './in-force.ts';
import { formatPartialDate, type PartialDate } from './partial-date.ts';

/** A fact that holds until a day. */
export interface Ending {
  fact: EvidentFact | 'passportValidity' | 'conditional';
  validUntil: string;
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
  ].flatMap(({ fact, validUntil }) => (validUntil === undefined ? [] : [{ fact, validUntil }]));
}

/** The country with every fact that has ended by `day` to be confirmed, and saying until when it held. */
export function withEnds(country: Country, day: PartialDate): Country {
  return EVIDENT_FACTS.reduce<Country>((before, fact) => withFactEnded(before, fact, day), {
    ...country,
    passportValidity: country.passportValidity && confirmed(country.passportValidity, day, 'doubt'),
    conditional: country.conditional && {
      ...country.conditional,
      rules: country.conditional.rules.map((rule) => confirmed(rule, day, 'text')),
    },
  });
}

interface Ends {
  confidence: Country['confidence'];
  validUntil?: string | undefined;
}

/** A statement with an end of its own; the words `where` it stands gain the sentence, or become it. */
function confirmed<Stated extends Ends>(stated: Stated, day: PartialDate, where: 'doubt' | 'text'): Stated {
  if (stated.validUntil === undefined || stated.validUntil > day) return stated;
  const sentence = endedSentence(stated.validUntil);
  const words = where === 'text' && 'text' in stated ? `${stated.text} ${sentence}` : sentence;
  return { ...stated, confidence: 'low', validUntil: undefined, [where]: words };
}

function withFactEnded(country: Country, fact: EvidentFact, day: PartialDate): Country {
  const { validUntil, ...said } = country.evidence[fact] ?? {};
  if (validUntil === undefined || validUntil > day || leadingUpdate(country.updates, fact, day)) return country;
  const sentence = endedSentence(validUntil);
  const ended = { ...said, disputed: sentence };
  return fact === 'visaStatus'
    ? { ...country, confidence: 'low', doubt: sentence, evidence: { ...country.evidence, visaStatus: ended } }
    : { ...country, evidence: { ...country.evidence, [fact]: { ...ended, confidence: 'low' } } };
}

function endedSentence(validUntil: string): string {
  return `Lo que sabíamos valía hasta el ${formatPartialDate(validUntil)}; confirma si sigue igual.`;
}
