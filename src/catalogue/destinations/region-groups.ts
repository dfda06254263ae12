import type { CountrySummary } from '../country-summary.ts';
import { REGION_GROUPS, type RegionGroup, regionGroup } from '../region.ts';

/** Cards shown before `Mostrar N más`; two rows of the widest layout (`destinations.css` counts to it). */
export const CARDS_BEFORE_FOLD = 6;

/** Folding fewer than this away would save less than the button takes. */
const MIN_FOLDED = 3;

export interface CountryGroup {
  region: RegionGroup;
  /** Full records, as cards. */
  cards: CountrySummary[];
  /** Brief records, as rows under the cards. */
  rows: CountrySummary[];
}

/** How many countries of a group wait behind its button: the cards past the fold and all rows; 0 when it is not folded. */
export function foldedCount({ cards, rows }: CountryGroup): number {
  const folded = Math.max(0, cards.length - CARDS_BEFORE_FOLD) + rows.length;
  return folded >= MIN_FOLDED ? folded : 0;
}

/**
 * Countries under the region headings of home, in display order; empty groups are left out.
 * Within a group the most travelled destinations come first, then the alphabet.
 */
export function groupByRegion(summaries: readonly CountrySummary[]): CountryGroup[] {
  return REGION_GROUPS.map((region) => {
    const members = summaries
      .filter(({ country }) => regionGroup(country.region) === region)
      .sort((a, b) => travelRank(a.country.slug) - travelRank(b.country.slug));
    return {
      region,
      cards: members.filter(({ country }) => country.depth === 'full'),
      rows: members.filter(({ country }) => country.depth === 'brief'),
    };
  }).filter(({ cards, rows }) => cards.length + rows.length > 0);
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
