import type { CountryRecord } from './records/country-schema.ts';
import { regionGroup } from './region.ts';

/** At most this many related destinations (specification, section 9). */
export const MAX_RELATED = 4;

type Relatable = Pick<CountryRecord, 'region' | 'visaStatus'> & { slug: string; depth?: CountryRecord['depth'] };

/**
 * Up to four other countries that share the region or the visa status: same region and status
 * first, then the same region, then the same status (neighbours of the same group of home before
 * the rest of the world). Within a tier full records come before brief ones, and the list is read from the country's own place on, so that
 * the first four countries of the alphabet are not related to everybody.
 */
export function relatedCountries<Country extends Relatable>(country: Country, all: readonly Country[]): Country[] {
  const start = all.findIndex((other) => other.slug === country.slug);
  const others = [...all.slice(start + 1), ...all.slice(0, Math.max(start, 0))];
  const tier = (other: Country): number => {
    const sharesStatus = other.visaStatus === country.visaStatus;
    if (other.region === country.region) return sharesStatus ? 0 : 1;
    if (!sharesStatus) return Number.POSITIVE_INFINITY;
    return regionGroup(other.region) === regionGroup(country.region) ? 2 : 3;
  };
  return others
    .map((other) => ({ other, tier: tier(other) }))
    .filter((entry) => Number.isFinite(entry.tier))
    .sort((a, b) => a.tier - b.tier || briefness(a.other) - briefness(b.other))
    .slice(0, MAX_RELATED)
    .map((entry) => entry.other);
}

const briefness = ({ depth }: Relatable) => (depth === 'brief' ? 1 : 0);
