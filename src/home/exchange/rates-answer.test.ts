import { describe, expect, it, test } from 'vitest';
import { CURRENCIES } from '../../catalogue/money.ts';
import { realCatalogue } from '../../records/testing/real-catalogue.ts';
import { readRatesAnswer } from './rates-answer.ts';
import { bundledRates, ratesLine, showBundled } from './shown-rates.ts';

const bundled = bundledRates(realCatalogue().rates);
const DATE = '2026-11-20';

/** Every currency at 1.1 times its bundled rate, as units of it for one peso. */
const perPeso = Object.fromEntries(CURRENCIES.map((code) => [code, 1 / (bundled.mxn[code] * 1.1)]));
/** The same rates with another currency as base. */
const perUnitOf = (base: string) => {
  const unit = base === 'MXN' ? 1 : (perPeso[base] ?? 0);
  const rates = Object.fromEntries(Object.entries({ ...perPeso, MXN: 1 }).map(([code, value]) => [code, value / unit]));
  delete rates[base];
  return rates;
};
const answer = (change: Record<string, unknown> = {}) => ({
  base: 'MXN',
  date: DATE,
  rates: { ...perPeso, ...change },
});

describe('a good answer', () => {
  it.each(['MXN', 'USD', 'EUR', 'JPY'])('with base %s gives pesos for one unit', (base) => {
    const shown = readRatesAnswer({ base, date: DATE, rates: perUnitOf(base) }, bundled);
    expect(shown).toMatchObject({ date: DATE, isLive: true, fromReference: [] });
    for (const code of CURRENCIES) expect(shown?.mxn[code]).toBeCloseTo(bundled.mxn[code] * 1.1, 9);
  });

  it('may state an amount of its base', () => {
    const rates = Object.fromEntries(Object.entries(perUnitOf('EUR')).map(([code, value]) => [code, value * 100]));
    const shown = readRatesAnswer({ amount: 100, base: 'EUR', date: DATE, rates }, bundled);
    expect(shown?.mxn.EUR).toBeCloseTo(bundled.mxn.EUR * 1.1, 9);
    expect(shown?.mxn.USD).toBeCloseTo(19.8, 9);
  });

  it('keeps the bundled rate of what it does not publish, and says so', () => {
    const { JOD: _jod, OMR: _omr, ...rates } = perPeso;
    const shown = readRatesAnswer({ base: 'MXN', date: DATE, rates }, bundled);
    expect(shown?.fromReference).toEqual(['JOD', 'OMR']);
    expect(shown?.mxn.JOD).toBe(bundled.mxn.JOD);
    expect(shown && ratesLine(shown, bundled)).toBe(
      'Tipos del 20 de noviembre de 2026, consultados en línea. JOD y OMR: referencia del 29 de septiembre de 2026. Tu banco puede aplicar otro.',
    );
  });

  it('may name currencies the site does not use', () => {
    expect(readRatesAnswer(answer({ XAU: 'oro', TRY: -4 }), bundled)).toBeDefined();
  });
});

describe('rubbish is refused as a whole', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a string of HTML', '<!doctype html><p>502'],
    ['a list', []],
    ['an empty object', {}],
    ['no rates', { base: 'MXN', date: DATE }],
    ['rates that are a list', { base: 'MXN', date: DATE, rates: [1, 2] }],
    ['no currency of ours', { base: 'MXN', date: DATE, rates: { XAU: 1 } }],
    ['a base in lower case', { ...answer(), base: 'mxn' }],
    ['no peso under another base', { base: 'EUR', date: DATE, rates: { USD: 1.1 } }],
    ['a day that does not exist', { ...answer(), date: '2026-02-30' }],
    ['half a date', { ...answer(), date: '2026-02' }],
    ['an amount of zero', { ...answer(), amount: 0 }],
    ['NaN', answer({ USD: Number.NaN })],
    ['infinity', answer({ USD: Number.POSITIVE_INFINITY })],
    ['zero', answer({ USD: 0 })],
    ['a negative rate', answer({ EUR: -0.05 })],
    ['a rate in quotes', answer({ EUR: '0.05' })],
    ['a rate of null', answer({ GBP: null })],
    ['a rate six times too high', answer({ USD: 1 / (18 * 6) })],
    ['a rate six times too low', answer({ USD: 6 / 18 })],
    ['a rate turned round', answer({ USD: 18 })],
    ['a denormal number', answer({ USD: 5e-324 })],
  ])('%s', (_name, rubbish) => {
    expect(readRatesAnswer(rubbish, bundled)).toBeUndefined();
  });

  test('names of the prototype are no currencies', () => {
    const rubbish = JSON.parse('{"base":"MXN","date":"2026-11-20","rates":{"__proto__":{"USD":0.05}}}');
    expect(readRatesAnswer(rubbish, bundled)).toBeUndefined();
  });
});

test('the bundled rates say which they are, with the specified 18 pesos a dollar', () => {
  const shown = showBundled(bundled);
  expect(shown.mxn.USD).toBe(18);
  expect(ratesLine(shown, bundled)).toBe(
    'Tipos de referencia del 29 de septiembre de 2026. Tu banco puede aplicar otro.',
  );
});
