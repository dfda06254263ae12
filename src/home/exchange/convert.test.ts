import { expect, it, test } from 'vitest';
import { convert } from './convert.ts';

it.each([
  ['100', 'foreign', 18, '1,800.00'],
  ['1,800', 'pesos', 18, '100.00'],
  ['1', 'pesos', 18, '0.05556'],
  ['1', 'foreign', 0.0009991, '0.0009991'],
  ['1,000,000', 'foreign', 0.0009991, '999.10'],
  ['100', 'foreign', 0.1143, '11.43'],
  ['0', 'foreign', 18, '0.00'],
  ['1,000,000,000,000', 'foreign', 46.77, '46,770,000,000,000.00'],
  ['1,000,000,000,000', 'pesos', 0.0009991, '1,000,900,810,729,656.75'],
] as const)('%s typed as %s at %d gives %s', (typed, side, rate, result) => {
  expect(convert(typed, side, rate)).toMatchObject({ result });
});

test('both amounts are told, the typed one tidied', () => {
  expect(convert('$1234.5', 'foreign', 18).amounts).toEqual({ foreign: '1,234.50', pesos: '22,221.00' });
  expect(convert('36', 'pesos', 18).amounts).toEqual({ foreign: '2.00', pesos: '36.00' });
});

test('nothing typed converts to nothing, without a complaint', () => {
  expect(convert('  ', 'foreign', 18)).toEqual({ result: '' });
});

test('rubbish empties the other side and says how to fix it', () => {
  const { result, mistake, amounts } = convert('diez', 'pesos', 18);
  expect(result).toBe('');
  expect(amounts).toBeUndefined();
  expect(mistake).toMatch(/números/);
});
