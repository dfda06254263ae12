import { expect, test } from 'vitest';
import { formatMXN } from '../../catalogue/money.ts';
import { costInPesos, stayInDays } from './figure-rank.ts';

test.each([
  ['90 días', 90],
  ['90 días en 180', 90],
  ['30 o 90 días, según la visa', 30],
  ['Según tu visa; lo común son 30 días', 30],
  ['Hasta 3 meses', 90],
  ['1 año', 360],
  ['Hasta un mes', 30],
  ['No especificado', undefined],
])('a stay of %o sorts as %o days', (text, days) => {
  expect(stayInDays(text)).toBe(days);
});

test.each([
  ['Gratis', 0],
  [formatMXN(126), 126],
  [formatMXN(3330), 3330],
  ['Por confirmar', undefined],
])('a cost of %o sorts as %o pesos', (text, pesos) => {
  expect(costInPesos(text)).toBe(pesos);
});
