/** The eight regions a record may carry (specification, section 3, Country record). */
export const REGIONS = [
  'North America',
  'Central America',
  'South America',
  'Europe',
  'Asia',
  'Oceania',
  'Middle East',
  'Africa',
] as const;

export type Region = (typeof REGIONS)[number];

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

const REGION_LABELS: Record<Region | RegionGroup, string> = {
  Americas: 'América',
  'North America': 'América del Norte',
  'Central America': 'América Central',
  'South America': 'América del Sur',
  Europe: 'Europa',
  Asia: 'Asia',
  Oceania: 'Oceanía',
  'Middle East': 'Medio Oriente',
  Africa: 'África',
};

/** Spanish name of a region or region group. */
export function regionLabel(region: Region | RegionGroup): string {
  return REGION_LABELS[region];
}

/** The group of home a region is listed under. */
export function regionGroup(region: Region): RegionGroup {
  switch (region) {
    case 'North America':
    case 'Central America':
    case 'South America':
      return 'Americas';
    default:
      return region;
  }
}
