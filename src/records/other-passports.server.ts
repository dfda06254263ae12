import { otherPassportsSchema } from '../catalogue/other-passports-schema.ts';
import { canonicalSlug } from '../catalogue/slug.ts';
import { contentReader } from './content-files.server.ts';
import { readOnce } from './load.server.ts';

const FILE = 'other-passports.yaml';

/** Reads and checks `content/other-passports.yaml`; every mistake is in `problems`. */
export const readOtherPassports = contentReader((files) => {
  const passports = files.readYaml(FILE, otherPassportsSchema).whole;
  const slugs = files.countryNames()?.map(({ name }) => canonicalSlug(name));
  for (const [index, { places, nationalities, notAfter }] of (passports?.lists ?? []).entries()) {
    files.checkCodes(FILE, [
      ...nationalities.map((code) => [`lists.${index}.nationalities`, code] as const),
      ...notAfter.map((code) => [`lists.${index}.notAfter`, code] as const),
    ]);
    for (const slug of places.filter((each) => slugs && !slugs.includes(each))) {
      files.report(FILE, `lists.${index}.places`, slug, 'No hay ficha con ese nombre de archivo en content/countries.');
    }
  }
  return { passports };
});

const read = readOnce(readOtherPassports);

/** What is known of other passports, for this build. @throws {ContentError} */
export const otherPassports = () => read().passports;
