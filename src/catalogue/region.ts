/** The eight regions a record may carry (specification, section 3, Country record), each with its name and its group of home. */
const TABLE = {
  'North America': { name: 'América del Norte', group: 'Americas' },
  'Central America': { name: 'América Central', group: 'Americas' },
  'South America': { name: 'América del Sur', group: 'Americas' },
  Europe: { name: 'Europa', group: 'Europe' },
  Asia: { name: 'Asia', group: 'Asia' },
  Oceania: { name: 'Oceanía', group: 'Oceania' },
  'Middle East': { name: 'Medio Oriente', group: 'Middle East' },
  Africa: { name: 'África', group: 'Africa' },
} as const;

export type Region = keyof typeof TABLE;

export const REGIONS = /* @__PURE__ */ Object.keys(TABLE) as Region[];

/** The six groups of home, in display order. The three Americas are one group. */
export const REGION_GROUPS = ['Americas', 'Europe', 'Oceania', 'Asia', 'Middle East', 'Africa'] as const;

export type RegionGroup = (typeof REGION_GROUPS)[number];

/** The order in which the region dropdown lists the groups (specification, section 2, Home). */
export const REGION_FILTER_ORDER: readonly RegionGroup[] = [
  'Americas',
  'Europe',
  'Asia',
  'Oceania',
  'Middle East',
  'Africa',
];

/** Spanish name of a region or region group. */
export function regionLabel(region: Region | RegionGroup): string {
  return region === 'Americas' ? 'América' : TABLE[region].name;
}

/** The group of home a region is listed under. */
export function regionGroup(region: Region): RegionGroup {
  return TABLE[region].group;
}
