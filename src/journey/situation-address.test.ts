import { expect, it, test } from 'vitest';
import type { Situation } from '../catalogue/situation.ts';
import { putSituation, situationFromHash, withoutSituation } from './situation-address.ts';

it.each<[Situation, string]>([
  [{ holds: ['us-visa', 'schengen-visa'], arrival: 'air' }, 'tengo=us-visa%2Cschengen-visa&llego=avion'],
  [{ holds: ['us-residence'] }, 'tengo=us-residence'],
  [{ holds: [], arrival: 'land' }, 'tengo=nada&llego=tierra'],
  [{ holds: [] }, 'tengo=nada'],
])('%j goes into an address and comes back', (situation, words) => {
  expect(putSituation(new URLSearchParams(), situation).toString()).toBe(words);
  expect(situationFromHash(`#${words}`)).toEqual({ situation, unknown: [] });
});

test.each(['#estado=visa-free', '#tengo=', '#tengo=&llego=avion'])(
  'an address that says nothing of the reader is no situation: %s',
  (hash) => expect(situationFromHash(hash)).toBeUndefined(),
);

test('what an address says in unknown words is left out and told', () => {
  expect(situationFromHash('#tengo=us-visa,visa-lunar,us-visa&llego=globo')).toEqual({
    situation: { holds: ['us-visa'] },
    unknown: ['visa-lunar', 'globo'],
  });
});

test.each([
  ['#tengo=us-visa&llego=avion', ''],
  ['#por=canada&tengo=us-visa&salgo=no', '#por=canada&salgo=no'],
  ['#condiciones&tengo=us-visa', '#condiciones'],
  ['#condiciones', '#condiciones'],
  ['', ''],
])('dropped from %s it leaves «%s»', (hash, rest) => expect(withoutSituation(hash)).toBe(rest));

test('the rest of an address stays, and an arrival withdrawn goes', () => {
  const params = new URLSearchParams('estado=visa-free&llego=mar');
  expect(putSituation(params, { holds: ['us-visa'] }).toString()).toBe('estado=visa-free&tengo=us-visa');
});
