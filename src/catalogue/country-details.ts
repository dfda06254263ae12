import type { Charge } from './charge-schema.ts';
import { feeOtherwise, leadingFee } from './cost-in-force.ts';
import type { Country } from './country.ts';
import type { CountrySummary } from './country-summary.ts';
import { evidenceOf } from './evidence.ts';
import { type CitedFact, ENTRY_FACTS, EVIDENT_FACTS, type NamedFact } from './facts.ts';
import type { Fee } from './fee-schema.ts';
import { type ReferenceRates, toMXN } from './money.ts';
import { firstDay, type PartialDate } from './partial-date.ts';
import { chargeSentences } from './voice/charges.ts';
import { factSaidBy } from './voice/entry-lines.ts';

/** What tools need of a country; one JSON file each, made at build. */
export type CountryDetails = ReturnType<typeof toCountryDetails> & {
  /** The page about its visa, where there is one. */
  visaGuide?: { href: string; words: string } | undefined;
};

/** The fields of a record that reach the reader's device, in the order of the file. */
const SHOWN_FIELDS = [
  'slug',
  'iso2',
  'nameSpanish',
  'nameInSentence',
  'region',
  'area',
  'visaStatus',
  'onlyBy',
  'issues',
  'closedFrom',
  'closedUntil',
  'confidence',
  'doubt',
  'conditional',
  'maxStay',
  'requirements',
  'entry',
  'hasYellowFever',
  'passportValidity',
  'applicationUrl',
  'embassyInfo',
  'healthRequirements',
  'checkedOn',
] as const satisfies readonly (keyof Country)[];

/** Besides the four facts at which evidence opens. */
const OTHERS = ['charges', 'requirements', 'health', 'embassy', 'passportValidity'] as const;

/** All prices are whole Mexican pesos. `today` is `YYYY-MM-DD`. */
export function toCountryDetails(
  { lead, advice, country, cost, coming }: CountrySummary,
  { rates, today }: { rates: ReferenceRates; today: PartialDate },
) {
  const shown = Object.fromEntries(SHOWN_FIELDS.map((field) => [field, country[field]]));
  const cited = [
    ...EVIDENT_FACTS,
    ...OTHERS,
    ...ENTRY_FACTS,
    ...country.requirements.map(({ id }) => `requirements.${id}` as const),
  ];
  const sources = cited.flatMap((fact) => {
    const source = leadingSource(country, fact, today);
    return source ? [[fact, source]] : [];
  });
  const restsOn = [...country.requirements, ...country.healthRequirements].flatMap((line) => {
    const fact = factSaidBy(line);
    return fact ? [[line.id, fact]] : [];
  });
  const other = feeOtherwise(country);
  const reducedFees = inPesos(leadingFee(country, today)?.reduced, rates);
  const { routes = [], days } = country.costs;
  const fares = routes.flatMap((route) =>
    route.days || route.entries ? [{ days: route.days, entries: route.entries, pesos: toMXN(route, rates) }] : [],
  );
  const charges = (country.costs.charges ?? []).flatMap((charge) => journeyCharge(charge, rates));
  const announced = country.updates.flatMap(({ stage, concerns, effective, title, summary, cost: fee, source }) => {
    const isOfPermit = concerns === 'procedure' || concerns === 'visaStatus';
    if (stage !== 'announced' || !isOfPermit) return [];
    const { name, url } = source;
    return [
      { from: firstDay(effective), title, summary, ...(fee && { pesos: toMXN(fee, rates) }), source: { name, url } },
    ];
  });
  const crossings = country.requirements.flatMap(({ id, crossing }) =>
    crossing?.cost ? [[id, toMXN(crossing.cost, rates)] as const] : [],
  );
  return {
    lead,
    ...(advice && { advice }),
    /** What its permit costs; undefined where nobody knows. */
    pesos: cost.pesos,
    ...(coming && { coming }),
    ...(reducedFees.length > 0 && { reducedFees }),
    /** Where it depends on them, what the permit costs for up to so many days, or for several entries. */
    ...(fares.length > 0 &&
      cost.pesos !== undefined && { fares: [{ days, entries: undefined, pesos: cost.pesos }, ...fares] }),
    /** Of what is paid besides the permit, what a journey pays: taxes of the border, and what lodging adds wherever one sleeps. */
    ...(charges.length > 0 && { charges }),
    /** Announced permits, without a firm date; `from` is the earliest day it can mean. */
    ...(announced.length > 0 && { announced }),
    /** What the permits given at the border cost each, by the id of their requirement. */
    ...(crossings.length > 0 && { crossingPesos: Object.fromEntries(crossings) as Readonly<Record<string, number>> }),
    /** What whoever meets no condition pays, where it is another price. */
    ...(other && { otherwisePesos: toMXN(other.fee, rates), otherwiseReduced: inPesos(other.fee.reduced, rates) }),
    country: shown as Pick<Country, (typeof SHOWN_FIELDS)[number]>,
    /** What nothing vouches for is missing. */
    sources: Object.fromEntries(sources) as { [Fact in NamedFact | `requirements.${string}`]?: FactSource },
    /** The fact that a requirement says, by its id. The others rest on what carries them, or their list. */
    restsOn: Object.fromEntries(restsOn) as Readonly<Record<string, NamedFact | undefined>>,
  };
}

/** One tax of the border, of one night or of a place; without `pesos`, what each person pays, it is not summed, and the words say why. It may be more where `isLeast`. */
export type JourneyCharge = ReturnType<typeof journeyCharge>[number];

function journeyCharge(charge: Charge, rates: ReferenceRates) {
  const { when, by, where, paidBy, inTicket, amount, upTo, currency = 'USD', percent, per, nights, lasts } = charge;
  const isOfAll = !paidBy && !inTicket;
  const isExact = amount !== undefined && upTo === undefined;
  // Of a price the reader sees when booking, or of some of those who go to one place, the country's page tells.
  const isElsewhere = when === 'night' && (where || percent !== undefined || per || amount === undefined);
  if (inTicket === 'included' || isElsewhere || (when === 'place' && !(isOfAll && isExact))) return [];
  const isSummed = amount !== undefined && !where && isOfAll;
  const pesos = isSummed && { pesos: toMXN({ amount, currency }, rates), reduced: inPesos(charge.reduced, rates) };
  const least = isOfAll && !(isSummed && isExact) && { isLeast: true };
  return [{ when, by, nights, lasts, words: chargeSentences(charge, rates), ...least, ...pesos }];
}

/** What somebody pays less, in pesos: who, from what age on no more, and whether they are asked for the permit at all. */
export type Reduction = ReturnType<typeof inPesos>[number];

function inPesos(reduced: Fee['reduced'] = [], rates: ReferenceRates) {
  return reduced.map(({ amount, currency, ...less }) => ({ ...less, pesos: toMXN({ amount, currency }, rates) }));
}

/** Where one fact comes from: who leads of those that carry it, the oldest reading, and how sure that makes it. */
export type FactSource = NonNullable<ReturnType<typeof leadingSource>>;

function leadingSource(country: Country, fact: CitedFact, today: PartialDate) {
  const evidence = evidenceOf(country, fact, today);
  const source = evidence?.sources[0];
  if (!source) return undefined;
  const { checkedOn, confidence, doubt } = evidence;
  return { name: source.name, url: source.url, checkedOn, confidence, ...(doubt && { doubt }) };
}
