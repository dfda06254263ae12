import { expect, it } from 'vitest';
import { regionGroup, regionLabel } from './region.ts';

// Their order on home and in its list: e2e/home/home.test.ts and filters.test.ts.

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
