import { describe, expect, test } from 'vitest';
import { amountsIn } from './amounts.ts';
import { sentenceAt } from './context.ts';
import { datesIn } from './dates.ts';
import { durationsIn } from './durations.ts';
import { NUMBER, numberOf } from './spanish-number.ts';

describe('numbers as Mexico writes them', () => {
  test.each([
    ['90', 90],
    ['1,098.90', 1098.9],
    ['10,000', 10_000],
    ['quince', 15],
    ['Treinta y cinco', 35],
    ['ciento ochenta', 180],
    ['mil', 1000],
    ['treinta mil', 30_000],
  ])('%s', (text, value) => {
    expect(text.match(new RegExp(NUMBER, 'giu'))).toEqual([text]);
    expect(numberOf(text)).toBe(value);
  });

  test('part of a longer word or code is no number', () => {
    expect('B1/B2, 366/2025, 002-2026, unos, diezmo, C5'.match(new RegExp(NUMBER, 'giu'))).toBeNull();
  });

  test('fifteen and thirty are two', () => {
    expect(durationsIn('quince y treinta días').map(({ length }) => length)).toEqual([15, 30]);
  });
});

test('durations keep days and months apart', () => {
  const text = '90 días, tres meses, dos semanas, 72 horas y un año';
  expect(durationsIn(text).map(({ length, unit }) => `${length} ${unit}`)).toEqual([
    '90 days',
    '3 months',
    '14 days',
    '3 days',
    '12 months',
  ]);
});

test('amounts know their money, by code or by name', () => {
  const text = '25 USD, 1,600 dólares namibios, 20 libras, unos 133 pesos, 3 ETA';
  expect(amountsIn(text).map(({ amount, currencies, isRounded }) => [amount, currencies[0], isRounded])).toEqual([
    [25, 'USD', false],
    [1600, 'USD', false],
    [20, 'GBP', false],
    [133, 'MXN', true],
  ]);
});

test('dates are as precise as they are written', () => {
  const text = '1.º de enero de 2026, 28 de febrero de 2026, mayo y junio de 2025, 2024; el 16 de septiembre';
  expect(datesIn(text).map(({ date }) => date)).toEqual(['2026-01-01', '2026-02-28', '2025-05', '2025-06', '2024']);
});

test.each([
  ['EE. UU. pide visa. Aquí no.', 'Aquí', 'Aquí no.'],
  ['Desde el 1.º de enero. Después no.', 'enero', 'Desde el 1.º de enero.'],
  ['Entra a evisa.gov.tr y paga. Listo.', 'paga', 'Entra a evisa.gov.tr y paga.'],
  ['Uno.\n\nDos sin punto', 'Dos', 'Dos sin punto'],
])('the sentence of a word in «%s»', (text, word, sentence) => {
  expect(sentenceAt(text, text.indexOf(word))).toBe(sentence);
});
