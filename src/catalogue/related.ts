import type { CountryRecord } from './country-schema.ts';
import { regionGroup } from './region.ts';

/** At most this many related destinations (specification, section 9). */
export const MAX_RELATED = 4;

interface Sort extends Pick<CountryRecord, 'region' | 'visaStatus'> {
  depth?: CountryRecord['depth'] | undefined;
}

type Relatable = Sort & { slug: string };

/** Countries that are equally related to any other, as their places in the list. */
interface Kind extends Sort {
  places: number[];
}

interface SortedList {
  places: ReadonlyMap<string, number>;
  kinds: readonly Kind[];
}

/** Every country's pages ask for its relations: going through the whole list for each would grow with its square. */
const sortedLists = new WeakMap<readonly Relatable[], SortedList>();

/**
 * Up to four other countries that share the region or the visa status: same region and status
 * first, then the same region, then the same status (neighbours of the same group of home before
 * the rest of the world). Within a tier full records come before brief ones, and the list is read from the country's own place on, so that
 * the first four countries of the alphabet are not related to everybody.
 */
export function relatedCountries<Country extends Relatable>(country: Country, all: readonly Country[]): Country[] {
  const { places, kinds } = sortedLists.get(all) ?? sortByKind(all);
  const own = places.get(country.slug) ?? -1;
  const distance = (place: number) => (place > own ? place - own : place - own + all.length);
  return kinds
    .map((kind) => ({ ...kind, tier: tierOf(kind, country) }))
    .filter(({ tier }) => Number.isFinite(tier))
    .flatMap(({ tier, depth, places }) =>
      nextPlaces(places, own).map((place) => ({ place, tier, briefness: depth === 'brief' ? 1 : 0 })),
    )
    .sort((a, b) => a.tier - b.tier || a.briefness - b.briefness || distance(a.place) - distance(b.place))
    .slice(0, MAX_RELATED)
    .flatMap(({ place }) => all[place] ?? []);
}

function tierOf(other: Sort, country: Sort): number {
  const sharesStatus = other.visaStatus === country.visaStatus;
  if (other.region === country.region) return sharesStatus ? 0 : 1;
  if (!sharesStatus) return Number.POSITIVE_INFINITY;
  return regionGroup(other.region) === regionGroup(country.region) ? 2 : 3;
}

/** The first places after one's own, going on from the start of the list; more of one kind are never needed. */
function nextPlaces(places: readonly number[], own: number): number[] {
  const after = places.findIndex((place) => place > own);
  const ahead = after < 0 ? [] : places.slice(after, after + MAX_RELATED);
  return [...ahead, ...places.slice(0, MAX_RELATED - ahead.length).filter((place) => place < own)];
}

function sortByKind(all: readonly Relatable[]): SortedList {
  const kinds = new Map<string, Kind>();
  for (const [place, { region, visaStatus, depth }] of all.entries()) {
    const key = `${region} ${visaStatus} ${depth}`;
    const kind = kinds.get(key) ?? { region, visaStatus, depth, places: [] };
    kind.places.push(place);
    kinds.set(key, kind);
  }
  const sorted = { places: new Map(all.map(({ slug }, place) => [slug, place])), kinds: [...kinds.values()] };
  sortedLists.set(all, sorted);
  return sorted;
}
