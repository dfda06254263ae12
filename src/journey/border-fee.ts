import type { Reduction } from '../catalogue/country-details.ts';
import type { Border } from './border.ts';
import { reductionFor } from './border-charges.ts';
import type { EnteredPlace } from './border-entry.ts';
import { type Finding, finding } from './findings.ts';
import { type Applicants, entriesOf, visitsTo } from './permit-use.ts';

/**
 * What these people pay for what a border asks for, all together.
 *
 * @param passingPesos the price of who only passes, where it is not the visitor's
 */
export function fee(applicants: Applicants, passingPesos?: number): Finding[] {
  const { border, known, party } = applicants;
  const { details } = known;
  const price = passingPesos ?? priceOf(border, known);
  // Fares and what children pay are of a price that the record names.
  const isOf = (named: number | undefined) => passingPesos === undefined && price !== undefined && price === named;
  const isRecords = isOf(details.pesos);
  const fare = isRecords ? fareOf(applicants) : undefined;
  const perAdult = fare ? fare.pesos : price;
  if (perAdult === 0 || (perAdult === undefined && border.entry.status === 'visa-free')) return [];
  const reduced = (isRecords ? details.reducedFees : isOf(details.otherwisePesos) && details.otherwiseReduced) || [];
  const children = party.children.flatMap((minor) => {
    const less = reductionFor(minor, reduced);
    return less ? [{ age: minor.age, pesos: less.pesos, who: less.who }] : [];
  });
  const mayBeOf = ({ under = Infinity }: Reduction) =>
    under === Infinity || party.children.some(({ age }) => age < under);
  const also = reduced.filter((less) => mayBeOf(less) && !children.some(({ who }) => who === less.who));
  const paidLess = children.reduce((sum, { pesos }) => sum + pesos, 0);
  const pesos = perAdult === undefined ? undefined : perAdult * (party.who.length - children.length) + paidLess;
  const { costs } = details.sources;
  const unsure = costs?.confidence === 'low' ? 'Este precio está por confirmar.' : undefined;
  const doubt = fare?.doubt ?? (fare && costs?.doubt) ?? unsure;
  const said = { kind: 'fee', pesos, perAdult, children, also, doubt, details } as const;
  return [finding(border, pesos === undefined || doubt ? 'ask' : 'todo', said)];
}

/** A price is that of one permit: under another status it would be somebody else's. */
function priceOf({ entry: { status, list } }: Border, { details, personal }: EnteredPlace): number | undefined {
  const { visaStatus, conditional } = details.country;
  // A list without a fee of its own is of the permit that the record prices.
  if (list) return status === visaStatus ? details.pesos : status === 'visa-free' ? 0 : undefined;
  if (personal) return personal.visaStatus === status ? personal.figures.cost.pesos : undefined;
  if (status === visaStatus) return details.pesos;
  return status === conditional?.otherwise.visaStatus ? details.otherwisePesos : undefined;
}

/** Of the prices of the record's permit, the least that gives days enough, and entries; in doubt where none is known to. */
function fareOf({ border, known: { slug, details }, borders }: Applicants) {
  const { pesos = 0, fares = [{ days: undefined, entries: undefined, pesos }] } = details;
  const entries = entriesOf(border);
  const servesAll = entries === 'many' || entries === 'choice';
  const visits = servesAll ? visitsTo(slug, borders) : [border];
  const [first = border, last = border] = [visits[0], visits.at(-1)];
  // They run on while one is away.
  const until = (last.leg.kind === 'stop' && last.leg.exit) || last.day;
  const days = first.day === undefined || until === undefined ? 1 : until - first.day + 1;
  const most = { one: entries === 'many' ? Infinity : 1, two: 2, many: Infinity };
  const enough = fares.filter((fare) => (fare.days ?? days) >= days && most[fare.entries ?? 'one'] >= visits.length);
  const [least = fares.at(-1)] = enough.toSorted((a, b) => a.pesos - b.pesos);
  const isUnpriced = visits.length > most[least?.entries ?? 'one'];
  return { pesos: least?.pesos, doubt: isUnpriced ? 'La de varias entradas puede costar más.' : undefined };
}
