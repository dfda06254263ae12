import { expect, test } from 'vitest';
import { formatMXN } from '../../catalogue/money.ts';
import { costInPesos } from './figure-rank.ts';

test.each([
  ['Gratis', 0],
  [formatMXN(126), 126],
  [formatMXN(3330), 3330],
  ['Por confirmar', undefined],
])('a cost of %o sorts as %o pesos', (text, pesos) => {
  expect(costInPesos(text)).toBe(pesos);
});
