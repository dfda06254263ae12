import { contentReader } from '../records/content-files.server.ts';
import { readOnce } from '../records/load.server.ts';
import {
  countryWordsSchema,
  placesSchema,
  SCHENGEN,
  searchWordsSchema,
  subjectsSchema,
} from './search-words-schema.ts';
import { subjectProblems } from './subject-words.ts';

/** Reads and checks `content/search/`; every mistake of every file is in `problems`. */
export const readSearchWords = contentReader((files) => {
  const countryWords = files.readYaml('search/country-words.yaml', countryWordsSchema).whole;
  const places = files.readYaml('search/places.yaml', placesSchema).whole;
  const words = files.readYaml('search/words.yaml', searchWordsSchema).whole;
  const subjects = files.list('search/subjects', '.yaml').flatMap((name) => {
    const read = files.readYaml(name, subjectsSchema).whole ?? [];
    files.checkCodes(
      name,
      read
        .flatMap(({ id, places }) => Object.keys(places).map((key) => [`${id}.places`, key] as const))
        .filter(([, key]) => key !== SCHENGEN),
    );
    return read.map((subject) => ({ ...subject, file: `content/${name}` }));
  });
  files.problems.push(...subjectProblems(subjects, words ?? { small: '', same: {}, whole: '', alike: [] }));

  const checkCodes = (name: string, field: string, codes: readonly string[]) =>
    files.checkCodes(
      `search/${name}`,
      codes.map((iso2) => [field, iso2]),
    );
  checkCodes('country-words.yaml', 'iso2', countryWords?.map(({ iso2 }) => iso2) ?? []);
  checkCodes('places.yaml', 'iso2', Object.keys(places ?? {}));
  checkCodes('words.yaml', 'order', Object.values(words?.order ?? {}).flat());
  checkCodes('words.yaml', 'regions', words?.regions.flatMap(({ countries }) => countries ?? []) ?? []);
  return { countryWords, places, words, subjects };
});

/** What the search box understands besides the countries' own names, for this build. @throws {ContentError} */
export const searchWords = readOnce(readSearchWords);
