import type { Country } from '../catalogue/country.ts';
import { TOPICS, type Topic, topicId } from '../catalogue/topic.ts';
import { publishedVisaGuides } from '../records/visa-guides.server.ts';
import type { PlacesFile, SubjectRow } from './places-file.ts';
import { plainWords } from './plain-words.ts';
import { searchWords } from './search-words.server.ts';
import { type CountrySection, SCHENGEN } from './search-words-schema.ts';
import { wayOf } from './subject-words.ts';

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
