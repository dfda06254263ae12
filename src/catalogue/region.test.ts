import { expect, it, test } from 'vitest';
import { isRegionGroup, REGION_FILTER_ORDER, REGION_GROUPS, REGIONS, regionGroup, regionLabel } from './region.ts';

it.each([
  ['North America', 'Americas', 'América del Norte'],
  ['Central America', 'Americas', 'América Central'],
  ['South America', 'Americas', 'América del Sur'],
  ['Europe', 'Europe', 'Europa'],
  ['Asia', 'Asia', 'Asia'],
  ['Oceania', 'Oceania', 'Oceanía'],
  ['Middle East', 'Middle East', 'Medio Oriente'],
  ['Africa', 'Africa', 'África'],
] as const)('%s is listed under %s and reads %s', (region, group, label) => {
  expect(regionGroup(region)).toBe(group);
  expect(regionLabel(region)).toBe(label);
});

test('the three Americas together read América', () => {
  expect(regionLabel('Americas')).toBe('América');
});

test('home shows its groups in the specified order', () => {
  expect(REGION_GROUPS).toEqual(['Americas', 'Europe', 'Oceania', 'Asia', 'Middle East', 'Africa']);
});

test('the dropdown lists every group once, in its own order', () => {
  expect(REGION_FILTER_ORDER).toEqual(['Americas', 'Europe', 'Asia', 'Oceania', 'Middle East', 'Africa']);
});

test('every region of a record has a group on home', () => {
  expect(REGIONS).toHaveLength(8);
  expect(new Set(REGIONS.map(regionGroup))).toEqual(new Set(REGION_GROUPS));
});

it.each([null, undefined, '', 'americas', 'North America', 'América', 'constructor', 3])('%j is no group', (value) => {
  expect(isRegionGroup(value)).toBe(false);
});
