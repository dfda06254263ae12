import { feeOtherwise, leadingFee } from '../catalogue/cost-in-force.ts';
import type { Country } from '../catalogue/country.ts';
import {
  type CountryDetails,
  type FactSource,
  type JourneyCharge,
  type Reduction,
  SHOWN_FIELDS,
} from '../catalogue/country-details.ts';
import type { CountrySummary } from '../catalogue/country-summary.ts';
import { evidenceOf } from '../catalogue/evidence.ts';
import { type CitedFact, ENTRY_FACTS, EVIDENT_FACTS } from '../catalogue/facts.ts';
import type { Fee } from '../catalogue/fee-schema.ts';
import { type ReferenceRates, toMXN } from '../catalogue/money.ts';
import { firstDay, type PartialDate } from '../catalogue/partial-date.ts';
import { chargeSentences } from '../catalogue/voice/charges.ts';
import { factSaidBy } from '../catalogue/voice/entry-lines.ts';

/** Besides the four facts at which evidence opens. */
const OTHERS = ['charges', 'requirements', 'health', 'embassy', 'passportValidity', ...ENTRY_FACTS] as const;

/** `today` is `YYYY-MM-DD`. */
export function toCountryDetails(
  { lead, advice, country, cost, coming }: CountrySummary,
  { rates, today }: { rates: ReferenceRates; today: PartialDate },
): CountryDetails {
  const shown = Object.fromEntries(SHOWN_FIELDS.map((field) => [field, country[field]])) as CountryDetails['country'];
  const sources = Object.fromEntries(
    [...EVIDENT_FACTS, ...OTHERS, ...country.requirements.map(({ id }) => `requirements.${id}` as const)].flatMap(
      (fact) => {
        const source = leadingSource(country, fact, today);
        return source ? [[fact, source]] : [];
      },
    ),
  );
  const restsOn = Object.fromEntries(
    [...country.requirements, ...country.healthRequirements].flatMap((line) => {
      const fact = factSaidBy(line);
      return fact ? [[line.id, fact]] : [];
    }),
  );
  const other = feeOtherwise(country);
  const reducedFees = inPesos(leadingFee(country, today)?.reduced, rates);
  const { charges: paid = [], routes = [], days } = country.costs;
  const fares = routes.flatMap((route) =>
    route.days || route.entries ? [{ days: route.days, entries: route.entries, pesos: toMXN(route, rates) }] : [],
  );
  const charges = paid.flatMap((charge): JourneyCharge[] => {
    const { when, by, where, paidBy, inTicket, amount, upTo, currency = 'USD', reduced, percent, per, nights } = charge;
    // Of one place, or of a price the reader sees when booking, the country's page tells.
    const isElsewhere = when === 'night' && (where || percent !== undefined || per || amount === undefined);
    if (when === 'place' || inTicket === 'included' || isElsewhere) return [];
    const isSummed = amount !== undefined && upTo === undefined && !where && !paidBy && !inTicket;
    return [
      {
        when,
        by,
        nights,
        lasts: charge.lasts,
        words: chargeSentences(charge, rates),
        ...(isSummed && { pesos: toMXN({ amount, currency }, rates), reduced: inPesos(reduced, rates) }),
      },
    ];
  });
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
    pesos: cost.pesos,
    ...(coming && { coming }),
    ...(reducedFees.length > 0 && { reducedFees }),
    ...(fares.length > 0 && cost.pesos !== undefined && { fares: [{ days, pesos: cost.pesos }, ...fares] }),
    ...(charges.length > 0 && { charges }),
    ...(announced.length > 0 && { announced }),
    ...(crossings.length > 0 && { crossingPesos: Object.fromEntries(crossings) }),
    ...(other && { otherwisePesos: toMXN(other.fee, rates) }),
    country: shown,
    sources,
    restsOn,
  };
}

function inPesos(reduced: Fee['reduced'] = [], rates: ReferenceRates): Reduction[] {
  return reduced.map(({ amount, currency, ...less }) => ({ ...less, pesos: toMXN({ amount, currency }, rates) }));
}

function leadingSource(country: Country, fact: CitedFact, today: PartialDate): FactSource | undefined {
  const evidence = evidenceOf(country, fact, today);
  const source = evidence?.sources[0];
  if (!source) return undefined;
  const { checkedOn, confidence, doubt } = evidence;
  return { name: source.name, url: source.url, checkedOn, confidence, ...(doubt && { doubt }) };
}
