import { join } from 'node:path';
import { countryNamesSchema } from '../catalogue/country-schema.ts';
import { otherPassportsSchema } from '../catalogue/other-passports-schema.ts';
import { canonicalSlug } from '../catalogue/slug.ts';
import { ContentFiles } from './content-files.server.ts';
import { readOnce } from './load.server.ts';

/** Reads and checks `content/other-passports.yaml`; every mistake is in `problems`. */
export function readOtherPassports(contentDir: string) {
  const files = new ContentFiles(contentDir);
  const path = join(contentDir, 'other-passports.yaml');
  const passports = files.readYaml(path, otherPassportsSchema).whole;
  // Read again to check names and codes; its own mistakes are told with the countries.
  const names = new ContentFiles(contentDir).readYaml(join(contentDir, 'country-names.yaml'), countryNamesSchema).whole;
  const slugs = new Set(names?.map(({ name }) => canonicalSlug(name)));
  const codes = new Set(names?.map(({ iso2 }) => iso2));
  const mistake = (field: string, value: string, fix: string) =>
    files.problems.push({ file: files.label(path), field, value, fix });
  for (const [index, { places, nationalities, notAfter }] of (names && passports ? passports.lists : []).entries()) {
    for (const slug of places.filter((each) => !slugs.has(each))) {
      mistake(`lists.${index}.places`, slug, 'No hay ficha con ese nombre de archivo en content/countries.');
    }
    for (const code of [...nationalities, ...notAfter].filter((each) => !codes.has(each))) {
      mistake(`lists.${index}.nationalities`, code, 'Ese código no está en content/country-names.yaml; corrígelo.');
    }
  }
  return { passports, problems: files.problems, filesRead: files.filesRead };
}

const read = readOnce(readOtherPassports);

/** What is known of other passports, for this build. @throws {ContentError} */
export const otherPassports = () => read().passports;
