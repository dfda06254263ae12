import type { CountryRecord } from './country-schema.ts';
import type { Fee } from './fee-schema.ts';
import { changesOf, type FigureInForce, leadingUpdate } from './in-force.ts';
import { formatMoney, formatMXN, type ReferenceRates, toMXN } from './money.ts';
import type { PartialDate } from './partial-date.ts';
import { SPECIFIED_COSTS } from './specified-figures.ts';
import { capital, spokenList } from './spoken-list.ts';
import type { VisaStatus } from './visa-status.ts';
import { payers } from './voice/charges.ts';

export const FREE = 'Gratis';
export const UNKNOWN_FEE = 'Por confirmar';

/** An amount ready to print: in pesos, and in its own currency. */
interface PrintedFee {
  value: string;
  original?: string | undefined;
  /** The pesos as a number, to put countries in order; undefined where nobody knows them. */
  pesos?: number;
}

export interface CostInForce extends FigureInForce, PrintedFee {
  /** What the fee is the sum of and who pays less, a sentence each; what a family pays comes last. */
  lines?: string[];
}

type Costing = Pick<CountryRecord, 'costs' | 'updates'> &
  Partial<Pick<CountryRecord, 'id' | 'visaStatus' | 'conditional'>>;

/** The cost in force on `today` (`YYYY-MM-DD`). Pesos are always the amount at the reference rate. */
export function costInForce(country: Costing, rates: ReferenceRates, today: PartialDate): CostInForce {
  const { costs, updates } = country;
  const fee = leadingFee(country, today);
  const other = feeOtherwise(country);
  const leading = printed(costs, fee, rates);
  const earlier = earlierCost(country, leading, rates);
  const fees = [fee, other?.fee].filter((each) => each !== undefined);
  const lines = [...fees.flatMap((each) => feeLines(each, rates)), ...familyLine(fees, rates)];
  return {
    ...leading,
    ...(fee && other && bothCases([{ status: country.visaStatus, fee }, other], rates)),
    ...(earlier && { earlier }),
    ...(lines.length > 0 && { lines }),
    changes: changesOf('costs', updates),
  };
}

/** The fee that leads on `today`, with its parts; undefined where nothing is paid or nobody knows it. */
export function leadingFee({ costs, updates }: Costing, today: PartialDate): Fee | undefined {
  return leadingUpdate(updates, 'costs', today)?.cost ?? statedFee(costs);
}

function statedFee(costs: Costing['costs']): Fee | undefined {
  if (costs.fee !== 'fixed') return undefined;
  const { amount, currency, parts, reduced } = costs;
  return { amount, currency, parts, reduced };
}

/** What whoever meets no condition pays, where it is another permit of another price. */
export function feeOtherwise({ visaStatus, conditional }: Costing) {
  const { otherwise } = conditional ?? {};
  if (!otherwise?.cost || otherwise.visaStatus === visaStatus) return undefined;
  return { status: otherwise.visaStatus, fee: otherwise.cost };
}

function printed(costs: Costing['costs'], fee: Fee | undefined, rates: ReferenceRates): PrintedFee {
  if (fee) return printedFee(fee, rates);
  return costs.fee === 'free' ? { value: FREE, pesos: 0 } : { value: UNKNOWN_FEE };
}

export function printedFee(fee: Fee, rates: ReferenceRates): PrintedFee {
  const pesos = toMXN(fee, rates);
  return fee.amount === 0 ? { value: FREE, pesos } : { value: formatMXN(pesos), original: formatMoney(fee), pesos };
}

const PERMITS: Record<VisaStatus, string> = {
  'visa-free': 'sin visa',
  'eta-required': 'con autorización',
  'visa-on-arrival': 'con visa al llegar',
  'visa-required': 'con visa',
};

/** Two permits at the same height, so that the cheap one never hides what most readers pay. */
function bothCases(cases: { status?: VisaStatus | undefined; fee: Fee }[], rates: ReferenceRates) {
  return {
    value: cases.map(({ fee }) => printedFee(fee, rates).value).join(' o '),
    original: cases.map(({ status, fee }) => `${formatMoney(fee)} ${status ? PERMITS[status] : ''}`).join(' · '),
  };
}

/** The figure that the specification gives (section 9), or the record's own that a change has overtaken; undefined where it leads. */
function earlierCost({ id = '', costs }: Costing, leading: PrintedFee, rates: ReferenceRates): string | undefined {
  if (costs.fee === 'unknown') return undefined;
  const specified = SPECIFIED_COSTS[id];
  const { value: statedPesos, original } = printed(costs, specified ?? statedFee(costs), rates);
  const pesos = specified ? formatMXN(specified.amountMXN) : statedPesos;
  if (original === leading.original) return pesos === leading.value ? undefined : pesos;
  return original ? `${original} · ${pesos}` : pesos;
}

/** What a family pays in all; nothing where nobody pays. */
function familyLine(fees: readonly Fee[], rates: ReferenceRates): string[] {
  if (fees.every(({ amount }) => amount === 0)) return [];
  const children = (fees[0]?.reduced ?? []).flatMap(({ under, ...less }) =>
    under === undefined ? [] : [{ under, less }],
  );
  const [child] = children;
  const younger = children.find(({ under }) => child && under < child.under);
  const sums = (adults: number) =>
    fees
      .map((fee, index) => formatMXN(adults * toMXN(fee, rates) + toMXN((index === 0 && child?.less) || fee, rates)))
      .join(' o ');
  return [
    child
      ? `Un adulto y un menor de ${younger ? `${younger.under} a ${child.under - 1}` : child.under} años pagan ${sums(1)} en total; con otro adulto son ${sums(2)}.`
      : `Dos adultos y un menor pagan ${sums(2)} en total, si el menor paga lo mismo.`,
  ];
}

/** `Incluye 100 CAD de visa y 85 CAD de biométricos.`, and whoever pays less. */
function feeLines({ parts = [], reduced = [] }: Fee, rates: ReferenceRates): string[] {
  const lines =
    parts.length > 1 ? [`Incluye ${spokenList(parts.map((part) => `${formatMoney(part)} de ${part.what}`))}.`] : [];
  return [...lines, ...reduced.map((each) => `${capital(payers(each, rates))}.`)];
}
