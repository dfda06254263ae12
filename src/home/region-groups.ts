import type { CountrySummary } from '../catalogue/country-summary.ts';
import { REGION_GROUPS, type RegionGroup, regionGroup } from '../catalogue/region.ts';

/** Cards shown before `Mostrar N más`; one row of the widest layout. */
export const CARDS_BEFORE_FOLD = 4;

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
 * Within a group the most travelled come first, in the editors' order; the others keep theirs.
 */
export function groupByRegion(summaries: readonly CountrySummary[], mostTravelled: readonly string[]): CountryGroup[] {
  const travelRank = (slug: string) => mostTravelled.indexOf(slug) + 1 || mostTravelled.length + 1;
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
