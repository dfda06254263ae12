import type { Charge, FeeRoute } from '../charge-schema.ts';
import type { Costs } from '../country-schema.ts';
import type { ReducedFee } from '../fee-schema.ts';
import { formatMoney, formatMXN, groupThousands, type Money, type ReferenceRates, toMXN } from '../money.ts';
import { type Arrival, waysWords } from '../situation.ts';
import { capital, spokenList } from '../spoken-list.ts';
import { withPreposition } from './wording.ts';

/** What is paid besides the fee, a paragraph for each thing: a row of three prices cannot be read in one. `isDoubted` of the charges. */
export function extraCosts(costs: Costs, rates: ReferenceRates, isDoubted = false): string[] {
  const { covers, routes = [], charges = [], additionalFees = [] } = costs;
  const fee = costs.fee === 'fixed' && covers ? [`Los ${formatMoney(costs)} son de ${covers}.`] : [];
  const each = [...fee, ...routes.map((route) => routeSentence(route, rates))];
  const prices = each.length > 2 ? each : each.join(' ');
  const charged = charges.map((charge) => chargeSentences(charge, rates)).map(goingOn);
  const doubt = isDoubted ? `Lo que se cobra aparte está por confirmar: pregunta ${whom(charges[0]?.by)}.` : '';
  return [prices, additionalFees, charged.join(' '), doubt].flat().filter(Boolean);
}

/** Of one that begins as the one before it: `También pagas 20 USD (360 MXN).` */
function goingOn(said: string, at: number, all: readonly string[]): string {
  const [begins = ''] = said.split(/(?= pagas )/);
  return all[at - 1]?.startsWith(`${begins} pagas `) ? said.replace(begins, 'También') : said;
}

/** `La de varias entradas cuesta 75 EUR (1,534 MXN).` */
function routeSentence({ for: what, reduced, ...fee }: FeeRoute, rates: ReferenceRates): string {
  const begins = `${capital(what)}${what.includes(',') ? ',' : ''}`;
  return `${begins} ${fee.amount === 0 ? 'es gratis' : `cuesta ${money(fee, rates)}`}.${less({ reduced }, rates)}`;
}

/** One charge: when and where it is paid, how much, and who pays less. */
export function chargeSentences(charge: Charge, rates: ReferenceRates): string {
  const said = charge.when === 'night' ? nightSentence(charge, rates) : borderSentence(charge, rates);
  const look = charge.inTicket === 'ask' && charge.amount ? 'Mira si ya viene en tu boleto.' : [];
  return [said, look, charge.note ?? []].flat().join(' ');
}

const GOING = { entry: 'Al entrar', exit: 'Al salir', both: 'Al entrar', place: 'Para ir' } as const;

function borderSentence({ when, by, where, what, paidBy, ...charge }: Charge, rates: ReferenceRates): string {
  if (when === 'night') return '';
  const place = where ? ` ${withPreposition(when === 'exit' ? 'de' : 'a', { nameSpanish: where })}` : '';
  const paid = charge.inTicket === 'included' ? ', que tu boleto ya incluye' : '';
  const again = when === 'both' ? ', y otra vez al salir,' : '';
  // Only who comes in one way pays: it is no price of going there.
  const begins = paidBy && where ? `En ${where}` : `${GOING[when]}${place}${by ? ` ${waysWords(by)}` : ''}${again}`;
  if (charge.amount === undefined) {
    const taken = `${begins} se cobra ${withArticle(what)}`;
    if (charge.inTicket === 'ask') return `${taken}: pregunta ${whom(by)} si ya viene en tu boleto.`;
    // What it depends on, or its sum in a currency without a rate, stands in the note.
    return `${taken}${paid}.${charge.note ? '' : ` Está por confirmar cuánto es: pregunta ${whom(by)}.`}`;
  }
  return `${begins}${paidBy ? `, ${paidBy} paga` : ' pagas'} ${sum(charge, rates)}${what ? ` de ${what}` : ''}${paid}.${less(charge, rates)}`;
}

/** `un impuesto de salida`, `una cuota ambiental`. */
function withArticle(what = 'impuesto'): string {
  return `${/^(?:contribución|cuota|entrada|tarjeta|tasa|«taxe)/.test(what) ? 'una' : 'un'} ${what}`;
}

/** Who knows of a charge of which no source says how much. */
function whom(by: readonly Arrival[] | undefined): string {
  if (by?.length !== 1) return 'antes de viajar';
  return { air: 'a tu aerolínea', land: 'en la frontera', sea: 'a tu naviera' }[by[0] ?? 'air'];
}

function nightSentence({ where, what, percent, per, nights, ...charge }: Charge, rates: ReferenceRates): string {
  const begins = `${where ? `En ${where}, aparte del hospedaje,` : 'Aparte del hospedaje'} pagas`;
  const limit = nights ? `, hasta ${nights} noches` : '';
  if (percent !== undefined)
    return `${where ? `En ${where} pagas` : 'Pagas'} aparte ${withArticle(what)} del ${percent} % sobre el hospedaje${limit}.`;
  const tax = `${begins} ${withArticle(what)}`;
  if (charge.amount === undefined)
    return `${tax} por noche${limit}${charge.note ? '' : '; pregunta cuánto es al reservar'}.`;
  const price = sum(charge, rates).replace(/^(?!de )/, 'de ');
  return `${tax} ${price} por ${per === 'room' ? 'cuarto' : 'persona'} y noche${limit}.${less(charge, rates)}`;
}

/** `20 USD (360 MXN)`, or a range. */
function sum({ amount = 0, upTo, currency = 'USD' }: Charge | Omit<Charge, 'when'>, rates: ReferenceRates): string {
  const fee = { amount, currency };
  if (upTo === undefined) return money(fee, rates);
  const most = { amount: upTo, currency };
  const pesos = `de ${groupThousands(toMXN(fee, rates))} a ${formatMXN(toMXN(most, rates))}`;
  return `de ${groupThousands(amount)} a ${formatMoney(most)} (${pesos})`;
}

export function money(fee: Money, rates: ReferenceRates): string {
  return `${formatMoney(fee)} (${formatMXN(toMXN(fee, rates))})`;
}

/**
 * `los menores de 15 años pagan 15 USD (270 MXN) si su mamá tiene la visa`, `las personas de 65 años o más no pagan`; of
 * no age, `con la aplicación pagas 17 NZD (306 MXN)`.
 */
export function payers({ who, under, from, ...fee }: ReducedFee, rates: ReferenceRates): string {
  if (under === undefined && from === undefined) {
    return `${who}${who.includes(',') ? ',' : ''} ${fee.amount > 0 ? `pagas ${money(fee, rates)}` : 'no pagas'}`;
  }
  const [people, proviso = ''] = who.split(/(?= si )/);
  const pay = fee.amount > 0 ? `pagan ${money(fee, rates)}` : 'no pagan';
  return `${who.startsWith('personas') ? 'las' : 'los'} ${people} ${pay}${proviso}`;
}

/** ` Los niños de 6 a 12 años pagan 5 USD (90 MXN) y los menores de 6 años no pagan.` */
function less({ reduced = [] }: Pick<Charge, 'reduced'>, rates: ReferenceRates): string {
  if (reduced.length === 0) return '';
  const said = spokenList(reduced.map((each) => payers(each, rates)));
  return ` ${capital(said)}.`;
}
