import { describe, expect, it, test } from 'vitest';
import { type DestinationFilter, filterFromSearch, filterToSearch, isFilterActive } from './filter.ts';
import { REGION_GROUPS } from './region.ts';
import { VISA_STATUSES } from './visa-status.ts';

const NONE = { status: undefined, region: undefined };

describe('a shared address opens the same list', () => {
  const filters = [undefined, ...VISA_STATUSES].flatMap((status) =>
    [undefined, ...REGION_GROUPS].map((region): DestinationFilter => ({ status, region })),
  );

  it.each(filters)('%o survives the address', (filter) => {
    const search = filterToSearch(filter, '');
    expect(filterFromSearch(search)).toEqual(filter);
    expect(isFilterActive(filter)).toBe(search !== '');
  });

  test('it carries the specified words', () => {
    expect(filterToSearch({ status: 'visa-free', region: 'Americas' }, '')).toBe('?estado=visa-free&region=Americas');
    expect(filterFromSearch('?estado=visa-free&region=Americas')).toEqual({ status: 'visa-free', region: 'Americas' });
    expect(filterFromSearch('?region=Middle%20East').region).toBe('Middle East');
    expect(filterFromSearch('?region=Middle+East').region).toBe('Middle East');
  });
});

describe('an address with odd values', () => {
  it.each([
    '',
    '?',
    '?estado=&region=',
    '?estado=gratis&region=Marte',
    '?estado=VISA-FREE',
    '?region=South%20America',
    '?region=constructor&estado=__proto__',
    '?estado=%E0%A4%A',
    '?estado=<script>',
    `?estado=${'x'.repeat(4000)}`,
    '?status=visa-free',
  ])('%s filters nothing', (search) => {
    expect(filterFromSearch(search)).toEqual(NONE);
    expect(isFilterActive(filterFromSearch(search))).toBe(false);
  });

  test('a known value still counts beside an unknown one', () => {
    expect(filterFromSearch('?estado=gratis&region=Asia')).toEqual({ status: undefined, region: 'Asia' });
  });
});

describe('choosing and clearing a filter', () => {
  it.each([
    ['adds to other parameters', { status: 'visa-free' }, '?utm_source=x', '?utm_source=x&estado=visa-free'],
    ['replaces the value before', { region: 'Asia' }, '?region=Europe&utm=1', '?region=Asia&utm=1'],
    ['removes only its own', {}, '?estado=visa-free&utm=1&region=Asia', '?utm=1'],
    ['leaves a bare address', {}, '?estado=visa-free&region=Asia', ''],
    ['clears an unknown value', {}, '?estado=gratis', ''],
    ['drops a value written twice', { region: 'Asia' }, '?region=Europe&region=Africa', '?region=Asia'],
  ] as [string, DestinationFilter, string, string][])('%s', (_case, filter, current, search) => {
    expect(filterToSearch(filter, current)).toBe(search);
  });
});
