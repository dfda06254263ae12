import { describe, expect, it } from 'vitest';
import { changeFilterFromSearch, changeFilterToSearch } from './change-filter.ts';

const KNOWN = { places: ['japan', 'costa-rica'], kinds: ['visa', 'costos'] };

describe('the filter that an address carries', () => {
  it.each([
    ['', { place: undefined, kind: undefined }],
    ['?pais=japan', { place: 'japan', kind: undefined }],
    ['?tipo=costos', { place: undefined, kind: 'costos' }],
    ['?tipo=visa&pais=costa-rica', { place: 'costa-rica', kind: 'visa' }],
    ['pais=japan&tipo=visa', { place: 'japan', kind: 'visa' }],
    ['?pais=narnia&tipo=costos', { place: undefined, kind: 'costos' }],
    ['?pais=japan&tipo=moda', { place: 'japan', kind: undefined }],
    ['?pais=&tipo=', { place: undefined, kind: undefined }],
    ['?pais=Japan', { place: undefined, kind: undefined }],
    // The first of two wins, as in any form.
    ['?pais=japan&pais=costa-rica', { place: 'japan', kind: undefined }],
    ['?pais=%3Cscript%3E', { place: undefined, kind: undefined }],
    ['?otro=1', { place: undefined, kind: undefined }],
  ])('%j', (search, filter) => {
    expect(changeFilterFromSearch(search, KNOWN)).toEqual(filter);
  });
});

describe('the address of a filter', () => {
  it.each([
    [{}, '', ''],
    [{ place: 'japan' }, '', '?pais=japan'],
    [{ place: 'japan', kind: 'costos' }, '', '?pais=japan&tipo=costos'],
    [{ kind: 'visa' }, '?pais=japan', '?tipo=visa'],
    [{}, '?pais=japan&tipo=visa', ''],
    [{ place: 'japan' }, '?utm_source=correo', '?utm_source=correo&pais=japan'],
    [{}, '?utm_source=correo&tipo=visa', '?utm_source=correo'],
    [{ place: 'costa-rica' }, '?pais=japan&pais=peru', '?pais=costa-rica'],
  ])('%o, from %j: %j', (filter, current, search) => {
    expect(changeFilterToSearch(filter, current)).toBe(search);
  });

  it.each([{}, { place: 'japan' }, { kind: 'costos' }, { place: 'costa-rica', kind: 'visa' }])(
    'read again it gives the same filter: %o',
    (filter) => {
      expect(changeFilterFromSearch(changeFilterToSearch(filter, '?a=1'), KNOWN)).toEqual({
        place: undefined,
        kind: undefined,
        ...filter,
      });
    },
  );
});
