import { describe, expect, it, test } from 'vitest';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { CURRENCIES, type Currency, formatMoney, formatMXN, type ReferenceRates, toMXN } from './money.ts';

const NBSP = '\u00a0';

describe('amounts as Mexico writes them', () => {
  it.each([
    [0, '0'],
    [126, '126'],
    [999, '999'],
    [1000, '1,000'],
    [3330, '3,330'],
    [12_345, '12,345'],
    [500_000, '500,000'],
    [1_234_567, '1,234,567'],
    [122.1, '122.10'],
    [1098.9, '1,098.90'],
    [0.5, '0.50'],
  ])('%d reads %s, and never parts from its currency', (amount, text) => {
    expect(formatMXN(amount)).toBe(`${text}${NBSP}MXN`);
    expect(formatMoney({ amount, currency: 'USD' })).toBe(`${text}${NBSP}USD`);
  });
});

describe('pesos at a reference rate', () => {
  const rate = (mxn: number) =>
    ({
      date: '2026-09-29',
      source: { name: 'Prueba', url: 'https://example.com' },
      rates: Object.fromEntries(CURRENCIES.map((currency) => [currency, { mxn, name: currency }])),
    }) as ReferenceRates;

  it.each([
    [185, 18, 3330],
    [1, 18.49, 18],
    [1, 18.5, 19],
    [20, 23.83, 477],
    [25, 5.856, 146],
    [500_000, 0.0009991, 500],
    [0, 18, 0],
  ])('%d at %d is %d whole pesos', (amount, mxn, pesos) => {
    expect(toMXN({ amount, currency: 'USD' }, rate(mxn))).toBe(pesos);
  });

  test('each currency uses its own rate', () => {
    const rates = rate(1);
    rates.rates.GBP.mxn = 24;
    expect(toMXN({ amount: 10, currency: 'GBP' }, rates)).toBe(240);
    expect(toMXN({ amount: 10, currency: 'USD' }, rates)).toBe(10);
  });
});

test('the bundled rates are dated, sourced, cover every currency and take the dollar at 18 pesos', () => {
  const { rates } = realCatalogue();
  expect(rates.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(rates.source.url).toMatch(/^https:\/\//);
  expect(rates.rates.USD.mxn).toBe(18);
  const missing = CURRENCIES.filter((currency: Currency) => !(rates.rates[currency]?.mxn > 0));
  expect(missing).toEqual([]);
});
