import type { Country } from '../catalogue/country.ts';
import { regionGroup } from '../catalogue/region.ts';
import { plainWords } from './plain-words.ts';
import { searchWords } from './search-words.server.ts';
import type { NamedRegion } from './search-words-schema.ts';

/** A region that is no group of home: `El Caribe`, whose countries home shows only to whoever asks for them. */
export interface RegionList {
  /** As home's address says it: `el-caribe`. */
  value: string;
  name: string;
  has: (country: Country) => boolean;
}

/** The regions of `content/search/words.yaml` that home does not list by itself. */
export function regionLists(): RegionList[] {
  return searchWords()
    .words.regions.filter(({ group }) => !group)
    .map((region) => ({
      value: regionValue(region),
      name: region.name,
      has: (country) => isInRegion(country, region),
    }));
}

/** What stands for a region in home's address. */
export function regionValue({ group, name }: NamedRegion): string {
  return group ?? plainWords(name).replaceAll(' ', '-');
}

/** Whether the region has this country. */
export function isInRegion(country: Country, { group, area, countries }: NamedRegion): boolean {
  return (
    (group !== undefined && regionGroup(country.region) === group) ||
    (area !== undefined && country.area === area) ||
    (countries?.includes(country.iso2) ?? false)
  );
}
