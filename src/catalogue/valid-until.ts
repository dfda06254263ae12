import { changeFact } from './change-key.ts';
import type { Country } from './country.ts';
import type { CountryRecord } from './country-schema.ts';
import { withKnown } from './evidence.ts';
import { type CitedFact, EVIDENT_FACTS, FACT_TABLE, type FactRow, type NamedFact } from './facts.ts';
import { leadingUpdate } from './in-force.ts';
import { formatPartialDate, type PartialDate } from './partial-date.ts';
import type { ValidUntil } from './schema-parts.ts';

/** A fact, or the exemption from it, that holds until a day. */
export interface Ending extends ValidUntil {
  fact: CitedFact;
}

/** Every end that a record knows of its facts. */
export function endings({ evidence = {} }: Pick<Partial<CountryRecord>, 'evidence'>): Ending[] {
  return Object.entries(evidence).flatMap(([fact, said]) =>
    said?.validUntil ? [{ fact: fact as CitedFact, ...said.validUntil }] : [],
  );
}

/**
 * The country as it stands on `day`: a rule that has ended is to be confirmed, and says until when it held; where its
 * exemption has ended it binds, and nothing is said of the exemption any more.
 */
export function withEnds(country: Country, day: PartialDate): Country {
  const ended = endings(country)
    .filter((end) => end.day <= day)
    .flatMap((end) => leadingEnd(country, end, day));
  return ended.length > 0 ? withKnown(ended.reduce(withEnd, country)) : country;
}

/**
 * An end as it meets the reader on `day`: that of a change ends the figure which the change gave, as long as that leads
 * (a tariff that is renewed); none where a change has overtaken the fact.
 */
export function leadingEnd({ updates }: Country, end: Ending, day: PartialDate): Ending[] {
  const ending = updates.find((update) => changeFact(update) === end.fact);
  const fact = EVIDENT_FACTS.find((each) => each === (ending?.concerns ?? end.fact));
  const leader = fact && leadingUpdate(updates, fact, day);
  if (!ending) return leader ? [] : [end];
  return fact && leader === ending ? [{ ...end, fact }] : [];
}

function withEnd(country: Country, end: Ending): Country {
  const { fact, ends } = end;
  const { validUntil: _, doubt: __, ...said } = country.evidence[fact] ?? {};
  const isOver = ends === 'rule';
  const evidence = {
    ...country.evidence,
    [fact]: isOver ? { ...said, isOver: true as const, doubt: endedSentence(end) } : said,
  };
  return { ...(fact.startsWith('conditional.') ? withRuleEnded(country, end) : country), evidence };
}

/** What eases an entry is itself an exemption: once over, it is no longer offered. */
function withRuleEnded(country: Country, end: Ending): Country {
  const { conditional } = country;
  if (!conditional) return country;
  const rules = conditional.rules.flatMap((rule) => {
    if (`conditional.${rule.id}` !== end.fact) return [rule];
    return end.ends === 'exemption' ? [] : [{ ...rule, text: `${rule.text} ${endedSentence(end)}` }];
  });
  return rules.length > 0
    ? { ...country, conditional: { ...conditional, rules } }
    : { ...country, conditional: undefined, visaStatus: conditional.otherwise.visaStatus };
}

function endedSentence({ day }: ValidUntil): string {
  return `Lo que sabíamos valía hasta el ${formatPartialDate(day)}; confirma si sigue igual.`;
}

function subjectOf(fact: CitedFact): string {
  if (fact.startsWith('conditional.')) return 'las visas que facilitan la entrada';
  const row: FactRow | undefined = FACT_TABLE[fact as NamedFact];
  return row?.subject ?? 'lo que pide la frontera';
}

/** What is to be said once it has ended, in a whole sentence. */
export function endingWords({ fact, ends }: Ending): string {
  const subject = subjectOf(fact);
  return ends === 'exemption'
    ? `Terminó la exención sobre ${subject}: ahora vale la regla general.`
    : `Lo que sabíamos sobre ${subject} valía hasta ese día; confirma si sigue igual.`;
}
