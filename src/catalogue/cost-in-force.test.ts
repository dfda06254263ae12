import { describe, expect, it, test } from 'vitest';
import { updateDraft } from '../records/testing/country-draft.ts';
import { costInForce, printedFee } from './cost-in-force.ts';
import type { Costs, CountryUpdate } from './country-schema.ts';
import { earlierWords, figureFootnotes } from './country-summary.ts';
import { CURRENCIES, type ReferenceRates } from './money.ts';

const TODAY = '2026-11-21';
const NBSP = '\u00a0';
const MXN = (amount: string) => `${amount}${NBSP}MXN`;

const RATES = {
  date: '2026-09-29',
  source: { name: 'Prueba', url: 'https://example.com', kind: 'data', seen: 'stored-copy' },
  rates: Object.fromEntries(CURRENCIES.map((currency) => [currency, { mxn: 10, name: currency }])),
} as unknown as ReferenceRates;

const FIXED: Costs = { fee: 'fixed', amount: 20, currency: 'AUD', processingTime: { takes: 'weeks' } };
const FREE: Costs = { fee: 'free', processingTime: { takes: 'none' } };
const UNKNOWN: Costs = { fee: 'unknown', processingTime: { takes: 'unknown' } };

const update = (changes: Partial<CountryUpdate>) =>
  updateDraft({ effective: '2026-01-01', concerns: 'costs', ...changes });
const fee = (amount: number, changes: Partial<CountryUpdate> = {}) =>
  update({ cost: { amount, currency: 'AUD' }, ...changes });

// Which change leads: in-force.test.ts, of which a stay and a fee ask the same.
describe('which cost leads', () => {
  /** The figure, what stands under it, and what was before. */
  const printed = (country: Parameters<typeof costInForce>[0]) => {
    const figure = costInForce(country, RATES, TODAY);
    expect(figure.changes).toEqual(country.updates);
    return [figure.value, ...figureFootnotes(figure), ...earlierWords(figure)].join(' / ').replaceAll(NBSP, '_');
  };
  const [IN_FORCE, STATED] = ['2,000_MXN / 200_AUD / antes: 20_AUD · 200_MXN', '200_MXN / 20_AUD'];
  const inDollars = fee(36, { cost: { amount: 36, currency: 'USD' } });

  it.each<[string, Costs, CountryUpdate[], string]>([
    ['nothing has changed', FIXED, [], STATED],
    ['the visa is free', FREE, [], 'Gratis'],
    ['the fee is not known', UNKNOWN, [], 'Por confirmar'],
    ['a sure change is in force', FIXED, [fee(200)], IN_FORCE],
    ['a change is only probable', FIXED, [fee(200, { confidence: 'medium' })], STATED],
    ['the fee has been dropped', FIXED, [fee(0)], 'Gratis / antes: 20_AUD · 200_MXN'],
    ['what was free now costs', FREE, [fee(200)], '2,000_MXN / 200_AUD / antes: Gratis'],
    ['what was free is confirmed free', FREE, [fee(0)], 'Gratis'],
    ['only the currency differs', FIXED, [inDollars], '360_MXN / 36_USD / antes: 20_AUD · 200_MXN'],
    ['an unknown fee becomes known', UNKNOWN, [fee(200)], '2,000_MXN / 200_AUD'],
    ['an unknown fee turns out free', UNKNOWN, [fee(0)], 'Gratis'],
    ['the change repeats the record', FIXED, [fee(20)], STATED],
  ])('when %s', (_case, costs, updates, expected) => expect(printed({ costs, updates })).toBe(expected));

  it.each([
    ['leads as written', [], '200_MXN / 20_AUD / antes: 360_MXN'],
    ['is repeated', [fee(20)], '200_MXN / 20_AUD / antes: 360_MXN'],
    ['is overtaken', [fee(200)], '2,000_MXN / 200_AUD / antes: 20_AUD · 360_MXN'],
    ['is dropped', [fee(0)], 'Gratis / antes: 20_AUD · 360_MXN'],
  ])('the pesos of the specification stand beside where its fee %s', (_case, updates, expected) =>
    expect(printed({ id: 'australia', costs: FIXED, updates })).toBe(expected),
  );
});

describe('what a fee is made of', () => {
  const cad = (amount: number) => ({ amount, currency: 'CAD' }) as const;
  const visa = {
    ...cad(185),
    parts: [
      { what: 'visa', ...cad(100) },
      { what: 'biométricos', ...cad(85) },
    ],
  };
  const child = { who: 'menores de 15 años', under: 15, ...cad(15) };
  const [free, low] = [
    { ...child, amount: 0 },
    { ...child, who: 'menores de 6 años', under: 6, amount: 0 },
  ];
  const CAD = (amount: number) => `${amount}${NBSP}CAD`;
  const FAMILY = (pesos: string) => `Dos adultos y un menor pagan ${pesos} en total, si el menor paga lo mismo.`;
  const WITH_CHILD = (child: string, one: string, two: string) =>
    `Un adulto y un menor de ${child} pagan ${MXN(one)} en total; con otro adulto son ${MXN(two)}.`;
  const CHILDREN = `Los menores de 15 años pagan ${CAD(15)} (${MXN('150')})`;
  const INCLUDES = `Incluye ${CAD(100)} de visa y ${CAD(85)} de biométricos.`;

  it.each([
    ['one amount', cad(7), [FAMILY(MXN('210'))]],
    ['one named part', { ...cad(7), parts: [{ what: 'eTA', ...cad(7) }] }, [FAMILY(MXN('210'))]],
    ['two parts', visa, [INCLUDES, FAMILY(MXN('5,550'))]],
    ['less for children', { ...cad(20), reduced: [child] }, [`${CHILDREN}.`, WITH_CHILD('15 años', '350', '550')]],
    [
      'nothing for children',
      { ...cad(20), reduced: [free] },
      ['Los menores de 15 años no pagan.', WITH_CHILD('15 años', '200', '400')],
    ],
    [
      'less for children, and nothing for the youngest',
      { ...cad(20), reduced: [child, low] },
      [`${CHILDREN}.`, 'Los menores de 6 años no pagan.', WITH_CHILD('6 a 14 años', '350', '550')],
    ],
    [
      'less for children of whom something is asked',
      { ...cad(20), reduced: [{ ...cad(15), who: 'menores de 15 años si su mamá tiene la visa', under: 15 }] },
      [`${CHILDREN} si su mamá tiene la visa.`, WITH_CHILD('15 años', '350', '550')],
    ],
    [
      'less for some who are no children',
      { ...cad(20), reduced: [{ ...cad(15), who: 'por 10 días o menos' }] },
      [`Por 10 días o menos pagas ${CAD(15)} (${MXN('150')}).`, FAMILY(MXN('600'))],
    ],
    [
      'parts, and less for children',
      { ...visa, reduced: [child] },
      [INCLUDES, `${CHILDREN}.`, WITH_CHILD('15 años', '2,000', '3,850')],
    ],
  ])('%s', (_case, cost, lines) => {
    const updates = [update({ cost })];
    expect(costInForce({ costs: FIXED, updates }, RATES, TODAY).lines).toEqual(lines);
    const { value, pesos } = printedFee(cost, RATES);
    expect([value, pesos]).toEqual([`${(cost.amount * 10).toLocaleString('en-US')}${NBSP}MXN`, cost.amount * 10]);
  });

  test('who meets no condition pays for another permit: both lead, at the same height', () => {
    const otherwise = { visaStatus: 'visa-required', cost: visa, text: 'Los demás piden visa.' } as const;
    const conditional = { summary: 'Depende de lo que tengas.', rules: [], otherwise };
    const country = { visaStatus: 'eta-required', costs: { ...FIXED, ...cad(7) }, updates: [] } as const;
    expect(costInForce({ ...country, updates: [], conditional }, RATES, TODAY)).toMatchObject({
      value: `70${NBSP}MXN o 1,850${NBSP}MXN`,
      original: `${CAD(7)} con autorización · ${CAD(185)} con visa`,
      pesos: 70,
      lines: [INCLUDES, FAMILY(`${MXN('210')} o ${MXN('5,550')}`)],
    });
    const same = { ...conditional, otherwise: { ...otherwise, visaStatus: 'eta-required' } } as const;
    expect(costInForce({ ...country, updates: [], conditional: same }, RATES, TODAY).value).toBe(`70${NBSP}MXN`);
  });
});
