import type { Country } from '../catalogue/country.ts';
import { TOPICS, type Topic, topicId } from '../catalogue/topic.ts';
import type { TransitHub } from '../catalogue/transit-schema.ts';
import { featuredPlaces } from '../records/featured.server.ts';
import { transitFacts } from '../records/transit.server.ts';
import { publishedVisaGuides } from '../records/visa-guides.server.ts';
import { HOME, rank } from './name-index.ts';
import { type PackagePlaces, packagePlaces } from './package-places.server.ts';
import type { PlaceNames, PlacesFile, RecordPlaces, RegionRow, SubjectRow } from './places-file.ts';
import { plainWords } from './plain-words.ts';
import { isInRegion, regionValue } from './region-lists.server.ts';
import { searchWords } from './search-words.server.ts';
import { type CountrySection, type NamedRegion, SCHENGEN } from './search-words-schema.ts';
import { wayOf } from './subject-words.ts';

const OFFERED_OF_REGION = 4;
/** Letters of an airport's code: `SAN` is no town before `Diego`. */
const CODE = 3;

/** The file the box fetches, for these countries: what the editors wrote, filled up from the packages' data. */
export async function placesFile(countries: readonly Country[]): Promise<PlacesFile> {
  const { countryWords, places, words } = searchWords();
  const { regions, beside: _beside, sure: _sure, ...said } = words;
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

/** `Isla Lantau` is asked for as `Lantau` too; a shorter rest may be any word. */
const KIND_OF_PLACE =
  /^(?:Isla|Lago|Volcán|Parque Nacional|Valle|Montes|Fiordo|Circuito|Jebel|Souq)(?: del?)? (?=\p{L}{6,}$)/u;

/** What the records call popular and the file of places does not have there; a name that is an ordinary word is none. */
export function recordPlaces(countries: readonly Country[], { places, noise }: PlacesFile): RecordPlaces {
  const said = new Set(noise.split(' '));
  const { beside, sure } = searchWords().words;
  const rows = countries.map(({ iso2, nameSpanish, popularDestinations }) => {
    const row = places.find((one) => one.iso2 === iso2);
    const known = new Set([nameSpanish, ...(row?.known.flat() ?? []), ...(row?.others.flat() ?? [])].map(plainWords));
    const isNew = (name: string) => !known.has(plainWords(name)) && !said.has(plainWords(name));
    const names = popularDestinations.map((name) =>
      [...new Set([name, name.replace(KIND_OF_PLACE, '')])].filter(isNew),
    );
    return [iso2, names.filter(({ length }) => length > 0)] as const;
  });
  return { places: Object.fromEntries(rows.filter(([, names]) => names.length > 0)), beside, sure };
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

/** What the box's file says of the subjects, and which countries have the sections that not all have. */
export function subjectRows(countries: readonly Country[]): Pick<PlacesFile, 'subjects' | 'sections'> {
  const { subjects, words: said } = searchWords();
  const inSchengen = countries.filter(({ area }) => area === SCHENGEN).map(({ iso2 }) => iso2);
  const rows = subjects.map(({ name, answer, path, words, country, places, cities }): SubjectRow => {
    const { [SCHENGEN]: area, ...single } = places;
    const members = area ? [SCHENGEN, ...inSchengen].map((key) => [key, area] as const) : [];
    const at = { ...Object.fromEntries(members), ...single, ...(cities && rowsOfCities(cities)) };
    return {
      name,
      note: answer,
      path,
      // In order they pack smaller.
      ways: [...new Set(words.map((way) => wayOf(way, said)))].sort().join('|'),
      ...(country && { sections: country.section.map(sectionId), sectionNote: country.note }),
      ...(Object.keys(at).length > 0 && { at }),
    };
  });
  const used = new Set(subjects.flatMap(({ country }) => country?.section ?? []));
  const partial = [...used].filter((section) => isTopic(section) || section in SOME_HAVE);
  const codes = (section: CountrySection) =>
    countries.filter((country) => hasSection(country, section)).map(({ iso2 }) => iso2);
  const sections = Object.fromEntries(partial.map((section) => [sectionId(section), codes(section).join(' ')]));
  return { subjects: rows, sections };
}

/** The waits of each city, in the table of a visa guide. */
function rowsOfCities(guideId: string): Record<string, string> {
  const posts = publishedVisaGuides().find(({ id }) => id === guideId)?.times?.posts ?? [];
  return Object.fromEntries(posts.map(({ id, name }) => [plainWords(name), `/${guideId}#espera-${id}`]));
}

/** Sections of a country's page, besides its requirements, that not every country has. */
const SOME_HAVE: Partial<Record<CountrySection, (country: Country) => boolean>> = {
  proceso: ({ processSteps }) => (processSteps?.length ?? 0) > 0,
  cambios: ({ updates }) => updates.length > 0,
};

function hasSection(country: Country, section: CountrySection): boolean {
  const { requirements, healthRequirements } = country;
  if (!isTopic(section)) return SOME_HAVE[section]?.(country) ?? true;
  return [...requirements, ...healthRequirements].some(({ topics }) => topics.includes(section));
}

function isTopic(section: CountrySection): section is Topic {
  return (TOPICS as readonly string[]).includes(section);
}

function sectionId(section: CountrySection): string {
  return isTopic(section) ? topicId(section) : section;
}
