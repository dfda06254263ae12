import type { CountrySummary } from '../country-summary.ts';
import { REGION_GROUPS, type RegionGroup, regionGroup } from '../region.ts';

/** Cards shown before `Mostrar N más`; two rows of the widest layout (`destinations.css` counts to it). */
export const CARDS_BEFORE_FOLD = 6;

/** Folding fewer than this away would save less than the button takes. */
const MIN_FOLDED = 3;

/** How many cards of a group wait behind its button; 0 when it is not folded. */
export function foldedCount(members: number): number {
  const folded = members - CARDS_BEFORE_FOLD;
  return folded >= MIN_FOLDED ? folded : 0;
}

export interface CountryGroup {
  region: RegionGroup;
  members: CountrySummary[];
}

/**
 * Countries under the region headings of home, in display order; empty groups are left out.
 * Within a group the most travelled destinations come first, then the alphabet.
 */
export function groupByRegion(summaries: readonly CountrySummary[]): CountryGroup[] {
  return REGION_GROUPS.map((region) => ({
    region,
    members: summaries
      .filter(({ country }) => regionGroup(country.region) === region)
      .sort((a, b) => travelRank(a.country.slug) - travelRank(b.country.slug)),
  })).filter((group) => group.members.length > 0);
}

/** Editors' order of what Mexicans look up most; everything else follows alphabetically. */
const MOST_TRAVELLED = [
  'united-states',
  'canada',
  'colombia',
  'cuba',
  'brazil',
  'argentina',
  'spain',
  'france',
  'italy',
  'united-kingdom',
  'germany',
  'portugal',
  'japan',
  'south-korea',
  'china',
  'thailand',
  'india',
  'singapore',
  'turkey',
  'egypt',
  'morocco',
  'united-arab-emirates',
  'israel',
  'qatar',
] as const;

function travelRank(slug: string): number {
  const rank = (MOST_TRAVELLED as readonly string[]).indexOf(slug);
  return rank < 0 ? MOST_TRAVELLED.length : rank;
}
