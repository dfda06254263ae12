import { expect, test } from 'vitest';
import { ORDERS, orderFromSearch, orderToSearch, pressed } from './table-order.ts';

test.each([
  ['', 'pais', false],
  ['?orden=costo', 'costo', false],
  ['?orden=-estancia&region=Asia', 'estancia', true],
  ['?orden=-pais', 'pais', true],
  ['?orden=capital', 'pais', false],
  ['?orden=--costo', 'pais', false],
])('the address %o orders by %s, descending: %o', (search, by, isDescending) => {
  expect(orderFromSearch(search)).toEqual({ by, isDescending });
});

test('every order survives being put into an address that carries other things', () => {
  for (const by of ORDERS) {
    for (const isDescending of [true, false]) {
      const search = orderToSearch({ by, isDescending }, '?region=Asia&orden=region');
      expect(orderFromSearch(search)).toEqual({ by, isDescending });
      expect(new URLSearchParams(search).get('region')).toBe('Asia');
    }
  }
});

test('a second press on the same heading turns the order round, a press on another starts anew', () => {
  const once = pressed({ by: 'pais', isDescending: false }, 'costo');
  expect(once).toEqual({ by: 'costo', isDescending: false });
  expect(pressed(once, 'costo')).toEqual({ by: 'costo', isDescending: true });
  expect(pressed(pressed(once, 'costo'), 'region')).toEqual({ by: 'region', isDescending: false });
});
