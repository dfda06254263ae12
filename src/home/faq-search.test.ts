import { expect, it } from 'vitest';
import { matchesEveryWord } from './faq-search.ts';

const TEXT = '¿Para Canadá me toca eTA o visa? Depende de cómo llegas. Mira la ficha antes de comprar el avión.';

it.each(['canada', 'CANADÁ', 'visa canada', 'eta', 'avion', '¿visa?', '', '   ', 'ficha, avión', 'compr'])(
  '%j finds it',
  (query) => {
    expect(matchesEveryWord(TEXT, query)).toBe(true);
  },
);

it.each(['japon', 'visa japon', 'x'.repeat(5000)])('%j does not', (query) => {
  expect(matchesEveryWord(TEXT, query)).toBe(false);
});
