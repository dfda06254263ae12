import { expect, it, test } from 'vitest';
import { isWithinSlips, plainWords, slipsAllowed } from './plain-words.ts';

it.each([
  ['¿A Tokio?', 'a tokio'],
  ['EE. UU.', 'ee uu'],
  ['Guinea-Bisáu', 'guinea bisau'],
  ['  Xi’an ', 'xi an'],
  ['Ñandú', 'nandu'],
])('%j is read as %j', (text, expected) => {
  expect(plainWords(text)).toBe(expected);
});

it.each([
  ['japom', 'japon', 1, true],
  ['alemnia', 'alemania', 1, true],
  ['italai', 'italia', 1, true],
  ['jappon', 'japon', 1, true],
  ['japon', 'japon', 0, true],
  ['apon', 'japon', 1, true],
  ['indonecai', 'indonesia', 1, false],
  ['indonecai', 'indonesia', 2, true],
  ['peru', 'cuba', 2, false],
])('%s for %s with %i slips: %s', (typed, name, slips, expected) => {
  expect(isWithinSlips(typed, name, slips)).toBe(expected);
});

test('short words are forgiven nothing, long ones two', () => {
  expect(['per', 'peru', 'colombia'].map(slipsAllowed)).toEqual([0, 1, 2]);
});
