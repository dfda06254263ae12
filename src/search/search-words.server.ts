import { join } from 'node:path';
import { countryNamesSchema } from '../catalogue/country-schema.ts';
import { ContentFiles } from '../records/content-files.server.ts';
import { ContentError } from '../records/load.server.ts';
import { countryWordsSchema, placesSchema, searchWordsSchema, subjectsSchema } from './search-words-schema.ts';
import { subjectProblems } from './subject-words.ts';

/** Reads and checks `content/search/`; every mistake of every file is in `problems`. */
export function readSearchWords(contentDir: string) {
  const files = new ContentFiles(contentDir);
  const path = (name: string) => join(contentDir, 'search', name);
  const countryWords = files.readYaml(path('country-words.yaml'), countryWordsSchema).whole;
  const places = files.readYaml(path('places.yaml'), placesSchema).whole;
  const words = files.readYaml(path('words.yaml'), searchWordsSchema).whole;
  const subjects = files.readYaml(path('subjects.yaml'), subjectsSchema).whole;
  if (subjects) files.problems.push(...subjectProblems(files.label(path('subjects.yaml')), subjects));

  // Only to check codes: mistakes of this file are told with the countries.
  const list = new ContentFiles(contentDir).readYaml(join(contentDir, 'country-names.yaml'), countryNamesSchema).whole;
  const known = new Set(list?.map(({ iso2 }) => iso2));
  const checkCodes = (name: string, field: string, codes: readonly string[]) => {
    for (const iso2 of codes.filter((code) => list && !known.has(code))) {
      const fix = 'Ese código no está en content/country-names.yaml; corrígelo.';
      files.problems.push({ file: files.label(path(name)), field, value: iso2, fix });
    }
  };
  checkCodes('country-words.yaml', 'iso2', countryWords?.map(({ iso2 }) => iso2) ?? []);
  checkCodes('places.yaml', 'iso2', Object.keys(places ?? {}));
  checkCodes('words.yaml', 'order', Object.values(words?.order ?? {}).flat());
  checkCodes('subjects.yaml', 'places', subjects?.subjects.flatMap(({ places }) => Object.keys(places)) ?? []);
  checkCodes('words.yaml', 'regions', words?.regions.flatMap(({ countries }) => countries ?? []) ?? []);
  return { countryWords, places, words, subjects, problems: files.problems, filesRead: files.filesRead };
}

let loaded: ReturnType<typeof load> | undefined;

function load() {
  const { countryWords, places, words, subjects, problems } = readSearchWords(`${process.cwd()}/content`);
  if (!countryWords || !places || !words || !subjects || problems.length > 0) throw new ContentError(problems);
  return { countryWords, places, words, subjects };
}

/**
 * What the search box understands besides the countries' own names, read once for this build. Always the project's own:
 * benchmarks generate countries, not words.
 * @throws {ContentError} naming every mistake.
 */
export function searchWords() {
  loaded ??= load();
  return loaded;
}
