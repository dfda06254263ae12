import { describe, expect, it, test } from 'vitest';
import { convert, formatAmount, parseAmount } from './convert.ts';

it.each([
  ['100', 'foreign', 18, '1,800.00'],
  ['1,800', 'pesos', 18, '100.00'],
  ['1', 'pesos', 18, '0.05556'],
  ['1', 'foreign', 0.0009991, '0.0009991'],
  ['1,000,000', 'foreign', 0.0009991, '999.10'],
  ['0', 'foreign', 18, '0.00'],
  ['1,000,000,000,000', 'foreign', 46.77, '46,770,000,000,000.00'],
  ['1,000,000,000,000', 'pesos', 0.0009991, '1,000,900,810,729,656.75'],
  ['  ', 'foreign', 18, ''],
] as const)('%s typed as %s at %d gives %s, without a complaint', (typed, side, rate, result) => {
  const conversion = convert(typed, side, rate);
  expect([conversion.result, conversion.mistake]).toEqual([result, undefined]);
});

test('both amounts are told, the typed one tidied', () => {
  expect(convert('$1234.5', 'foreign', 18).amounts).toEqual({ foreign: '1,234.50', pesos: '22,221.00' });
});

describe('an amount typed by a reader', () => {
  it.each([
    ['1,234.56', 1234.56],
    ['1234.56', 1234.56],
    ['12,345,678.9', 12345678.9],
    ['$ 1 500', 1500],
    ['1\u00a0234', 1234],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['', undefined],
    ['\u00a0', undefined],
    ['$', undefined],
  ])('%j is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    ['solo números', ['abc', '12e5', '0x10', 'Infinity', 'NaN', '1+1', '٣', '.', ',', '9'.repeat(41)]],
    [
      'punto para los decimales',
      ['1,5', '1.234,56', '12,34', '1,2345', '1,,000', '1.2.3', ',500', '1.5,000', '1234,567'],
    ],
    ['positiva', ['-5', '−5']],
    ['un billón', ['1000000000001', '9'.repeat(40)]],
  ])('is refused with a sentence that says how to write it: %s', (hint, all) => {
    for (const text of all) {
      expect(parseAmount(text), text).toContain(hint);
      expect(convert(text, 'pesos', 18), text).toEqual({ result: '', mistake: parseAmount(text) });
    }
  });
});

it.each([
  [0, '0.00'],
  [1234.5, '1,234.50'],
  [999.999, '1,000.00'],
  [1e12, '1,000,000,000,000.00'],
  [0.999, '1.00'],
  [0.5, '0.50'],
  [0.0009991, '0.0009991'],
  [0.1143, '0.1143'],
  [0.00000001, '0.00000001'],
])('%d is shown as %s, which can be typed back', (amount, text) => {
  expect(formatAmount(amount)).toBe(text);
  expect(formatAmount(Number(parseAmount(text)))).toBe(text);
});
