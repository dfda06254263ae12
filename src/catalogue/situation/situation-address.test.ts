import { expect, it, test } from 'vitest';
import type { Situation } from './situation.ts';
import { putSituation, situationFromSearch } from './situation-address.ts';

it.each<[Situation, string]>([
  [{ holds: ['us-visa', 'schengen-visa'], arrival: 'air' }, 'tengo=us-visa%2Cschengen-visa&llego=avion'],
  [{ holds: ['us-residence'] }, 'tengo=us-residence'],
  [{ holds: [], arrival: 'land' }, 'tengo=nada&llego=tierra'],
  [{ holds: [] }, 'tengo=nada'],
])('%j goes into an address and comes back', (situation, search) => {
  expect(putSituation(new URLSearchParams(), situation).toString()).toBe(search);
  expect(situationFromSearch(`?${search}`)).toEqual({ situation, unknown: [] });
});

test.each(['?estado=visa-free', '?tengo=', '?tengo=&llego=avion'])(
  'an address that says nothing of the reader is no situation: %s',
  (search) => expect(situationFromSearch(search)).toBeUndefined(),
);

test('what an address says in unknown words is left out and told', () => {
  expect(situationFromSearch('?tengo=us-visa,visa-lunar,us-visa&llego=globo')).toEqual({
    situation: { holds: ['us-visa'] },
    unknown: ['visa-lunar', 'globo'],
  });
});

test('the rest of an address stays, and an arrival withdrawn goes', () => {
  const params = new URLSearchParams('estado=visa-free&llego=mar');
  expect(putSituation(params, { holds: ['us-visa'] }).toString()).toBe('estado=visa-free&tengo=us-visa');
});
