import { describe, expect, it } from 'vitest';
import { formatAmount, parseAmount } from './number-format.ts';

describe('an amount typed by a reader', () => {
  it.each([
    ['100', 100],
    ['1,234.56', 1234.56],
    ['1234.56', 1234.56],
    ['12,345,678.9', 12345678.9],
    ['$1,500', 1500],
    ['$ 1 500', 1500],
    [' 20 ', 20],
    ['1\u00a0234', 1234],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
    ['007', 7],
    ['1,000,000,000,000', 1e12],
  ])('%j is %d', (text, amount) => {
    expect(parseAmount(text)).toEqual({ kind: 'amount', amount });
  });

  it.each(['', '   ', '\u00a0', '$'])('%j is nothing yet, not a mistake', (text) => {
    expect(parseAmount(text)).toEqual({ kind: 'empty' });
  });

  it.each([
    ['abc', 'solo números'],
    ['12e5', 'solo números'],
    ['0x10', 'solo números'],
    ['Infinity', 'solo números'],
    ['NaN', 'solo números'],
    ['1+1', 'solo números'],
    ['٣', 'solo números'],
    ['.', 'solo números'],
    [',', 'solo números'],
    ['9'.repeat(41), 'solo números'],
    ['1,5', 'punto para los decimales'],
    ['1.234,56', 'punto para los decimales'],
    ['12,34', 'punto para los decimales'],
    ['1,2345', 'punto para los decimales'],
    ['1,,000', 'punto para los decimales'],
    ['1.2.3', 'punto para los decimales'],
    [',500', 'punto para los decimales'],
    ['1.5,000', 'punto para los decimales'],
    ['1234,567', 'punto para los decimales'],
    ['-5', 'positiva'],
    ['−5', 'positiva'],
    ['1000000000001', 'un billón'],
    ['9'.repeat(40), 'un billón'],
  ])('%j is refused, and the sentence says how to write it', (text, hint) => {
    const parsed = parseAmount(text);
    expect(parsed.kind).toBe('refused');
    if (parsed.kind === 'refused') expect(parsed.message).toContain(hint);
  });
});

describe('an amount as it is shown', () => {
  it.each([
    [0, '0.00'],
    [18, '18.00'],
    [1234.5, '1,234.50'],
    [999.999, '1,000.00'],
    [1234567.891, '1,234,567.89'],
    [18e12, '18,000,000,000,000.00'],
    [1e15, '1,000,000,000,000,000.00'],
    [0.999, '1.00'],
    [0.5, '0.50'],
    [0.05556, '0.05556'],
    [0.0009991, '0.0009991'],
    [0.1143, '0.1143'],
    [0.00000001, '0.00000001'],
    [0.99, '0.99'],
  ])('%d reads %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });

  it('can be typed back', () => {
    for (const amount of [0.0009991, 0.5, 1, 12.34, 1234.56, 98765432.1]) {
      expect(parseAmount(formatAmount(amount))).toEqual({ kind: 'amount', amount });
    }
  });
});
