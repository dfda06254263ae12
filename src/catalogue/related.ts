import type { CountryRecord } from './country-schema.ts';
import { regionGroup } from './region.ts';

/** At most this many related destinations (specification, section 9). */
export const MAX_RELATED = 4;

interface Relatable extends Pick<CountryRecord, 'region' | 'visaStatus'> {
  slug: string;
  depth?: CountryRecord['depth'] | undefined;
  area?: CountryRecord['area'] | undefined;
}

interface Choice {
  /** Countries that one trip takes in, the most visited first. */
  trips?: readonly (readonly string[])[];
  /** Nobody is sent where an advice not to travel is in force. */
  isAdvisedAgainst?: (slug: string) => boolean;
}

/**
 * Up to four other countries that share the region or the visa status: those that one trip takes in, then same region and
 * status (of the same permit first), then the same region, then the same status (neighbours of the same group of home
 * before the rest of the world). Within a tier full records come before brief ones, and the list is read from the country's
 * own place on, so that the first four countries of the alphabet are not related to everybody.
 */
export function relatedCountries<Country extends Relatable>(
  country: Country,
  all: readonly Country[],
  { trips = [], isAdvisedAgainst = () => false }: Choice = {},
): Country[] {
  const own = all.findIndex(({ slug }) => slug === country.slug);
  const together = trips.filter((trip) => trip.includes(country.slug)).flat();
  const placeOf = ({ slug }: Country) => {
    const place = together.indexOf(slug);
    return place < 0 ? together.length : place;
  };
  return [...all.slice(own + 1), ...all.slice(0, Math.max(own, 0))]
    .filter(({ slug }) => !isAdvisedAgainst(slug))
    .map((other) => ({
      other,
      place: placeOf(other),
      tier: tierOf(other, country),
      area: country.area !== undefined && other.area === country.area ? 0 : 1,
      briefness: other.depth === 'brief' ? 1 : 0,
    }))
    .filter(({ tier }) => Number.isFinite(tier))
    .sort((a, b) => a.place - b.place || a.tier - b.tier || a.briefness - b.briefness || a.area - b.area)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other);
}

function tierOf(other: Relatable, country: Relatable): number {
  const sharesStatus = other.visaStatus === country.visaStatus;
  if (other.region === country.region) return sharesStatus ? 0 : 1;
  if (!sharesStatus) return Number.POSITIVE_INFINITY;
  return regionGroup(other.region) === regionGroup(country.region) ? 2 : 3;
}
