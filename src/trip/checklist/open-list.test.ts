import { expect, it } from 'vitest';
import { wordFromSearch } from './open-list.ts';

it.each([
  ['?pais=japan', 'japan'],
  ['?pais=%20japan%20', 'japan'],
  ['?pais=', undefined],
  ['', undefined],
  ['?otro=japan', undefined],
  [`?pais=${'a'.repeat(5000)}`, 'a'.repeat(60)],
])('%s asks for the list of %s', (search, word) => {
  expect(wordFromSearch(search)).toBe(word);
});
