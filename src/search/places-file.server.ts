import type { Country } from '../catalogue/country.ts';
import type { TransitHub } from '../catalogue/transit-schema.ts';
import { featuredPlaces } from '../records/featured.server.ts';
import { transitFacts } from '../records/transit.server.ts';
import { publishedVisaGuides } from '../records/visa-guides.server.ts';
import { HOME, rank } from './name-index.ts';
import { type PackagePlaces, packagePlaces } from './package-places.server.ts';
import type { PlaceNames, PlacesFile, RegionRow } from './places-file.ts';
import { plainWords } from './plain-words.ts';
import { isInRegion, regionValue } from './region-lists.server.ts';
import { searchWords } from './search-words.server.ts';
import type { NamedRegion } from './search-words-schema.ts';
import { subjectRows } from './subjects.server.ts';

const OFFERED_OF_REGION = 4;
/** Letters of an airport's code: `SAN` is no town before `Diego`. */
const CODE = 3;

/** The file the box fetches, for these countries: what the editors wrote, filled up from the packages' data. */
export async function placesFile(countries: readonly Country[]): Promise<PlacesFile> {
  const { countryWords, places, words } = searchWords();
  const { regions, ...said } = words;
  const data = await packagePlaces();
  const order = featuredPlaces().mostTravelled;
  const travelled = countries.toSorted((a, b) => rank(order, a.slug) - rank(order, b.slug));
  const codes = new Set([...Object.keys(places), HOME, ...countries.map(({ iso2 }) => iso2)]);
  const home = countryWords.find(({ iso2 }) => iso2 === HOME)?.also ?? [];
  // Beside Dallas, Vancouver is still the one of Canada: of two towns the editors' own, unless they order both.
  const written = Object.values(places).flatMap((own) => own.flatMap(({ name, also }) => [name, ...also]));
  const taken = new Set(written.map(plainWords).filter((name) => !(name in words.order)));
  return {
    places: [...codes].map((iso2) => {
      const own = places[iso2] ?? [];
      const known = own.map(({ name, also, airports }) => [name, ...also, ...airports]);
      if (iso2 === HOME) known.unshift(['Tu país', 'mexico', ...home]);
      return { iso2, known, others: fromData(iso2, known.flat(), taken, data) };
    }),
    ...said,
    regions: regions.map((region) => regionRow(region, travelled)),
    ...subjectRows(countries),
    hubs: hubsByCode(transitFacts().hubs, countries),
    visaGuides: Object.fromEntries(
      publishedVisaGuides().map(({ id, name, country }) => [
        countries.find(({ slug }) => slug === country)?.iso2 ?? '',
        [name, `/${id}`] as const,
      ]),
    ),
  };
}

/** What the packages know of a country and the editors have not written, there or elsewhere, each name once. */
function fromData(
  iso2: string,
  known: readonly string[],
  taken: ReadonlySet<string>,
  { cities, airports }: PackagePlaces,
): PlaceNames[] {
  const seen = new Set(known.map(plainWords));
  const isNew = (name: string) => {
    const text = plainWords(name);
    if (text === '' || seen.has(text) || taken.has(text)) return false;
    seen.add(text);
    return true;
  };
  const found: PlaceNames[] = [];
  for (const { name } of cities.filter((city) => city.iso2 === iso2)) {
    if (isNew(name)) found.push([name]);
  }
  for (const { code, name } of airports.filter((airport) => airport.iso2 === iso2)) {
    const codes = isNew(code) ? [code] : [];
    // `London Heathrow` is asked for as `heathrow` too; what is longer is somebody's name, and nobody asks for it.
    const [town = '', rest = '', ...more] = plainWords(name).split(' ');
    const short = town.length > CODE && seen.has(town) ? rest : '';
    const names = more.length === 0 ? [name, short].filter(isNew) : [];
    const parts = [...(names.length > 0 || codes.length === 0 ? names : [code]), ...(names.length > 0 ? codes : [])];
    if (parts.length > 0) found.push(parts);
  }
  return found;
}

function regionRow(region: NamedRegion, countries: readonly Country[]): RegionRow {
  const { name, also, tripPlace = '' } = region;
  const members = countries.filter((country) => isInRegion(country, region));
  const free = members.filter(({ visaStatus }) => visaStatus === 'visa-free').length;
  const note = `${free} de ${members.length} destinos sin visa`;
  const first = (region.countries ?? members.map(({ iso2 }) => iso2)).slice(0, OFFERED_OF_REGION);
  const path = `/?region=${encodeURIComponent(regionValue(region))}#destinos`;
  return { names: [name, ...also], path, note, first, tripPlace };
}

function hubsByCode(hubs: readonly TransitHub[], countries: readonly Country[]): Record<string, string> {
  return Object.fromEntries(
    countries.flatMap(({ iso2, area }) => {
      const hub = hubs.find((one) => (one.area ? one.area === area : one.iso2 === iso2));
      return hub ? [[iso2, hub.id]] : [];
    }),
  );
}
