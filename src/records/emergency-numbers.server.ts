import { join } from 'node:path';
import { countryNamesSchema } from '../catalogue/country-schema.ts';
import { emergencyLines, emergencyNumbersSchema, type LocalEmergency } from '../catalogue/emergency-numbers-schema.ts';
import { ContentFiles } from './content-files.server.ts';
import { readOnce } from './load.server.ts';

/** Reads and checks `content/emergency-numbers.yaml`; every mistake is in `problems`. */
export function readEmergencyNumbers(contentDir: string) {
  const files = new ContentFiles(contentDir);
  const path = join(contentDir, 'emergency-numbers.yaml');
  const numbers = files.readYaml(path, emergencyNumbersSchema).whole;
  // Read again to check codes; its own mistakes are told with the countries.
  const names = new ContentFiles(contentDir).readYaml(join(contentDir, 'country-names.yaml'), countryNamesSchema).whole;
  const known = new Set(names?.map(({ iso2 }) => iso2));
  for (const [index, { iso2 }] of (names && numbers ? numbers.numbers : []).entries()) {
    if (known.has(iso2)) continue;
    const fix = 'Ese código no está en content/country-names.yaml; corrígelo.';
    files.problems.push({ file: files.label(path), field: `numbers.${index}.iso2`, value: iso2, fix });
  }
  return { numbers, problems: files.problems, filesRead: files.filesRead };
}

const read = readOnce(readEmergencyNumbers);

/** Whom to call there in danger; undefined where sources disagree or say nothing. @throws {ContentError} */
export function localEmergency(iso2: string): LocalEmergency | undefined {
  const { sources, numbers } = read().numbers;
  const place = numbers.find((one) => one.iso2 === iso2);
  const source = place && sources[place.from];
  return source && { numbers: emergencyLines(place), source };
}
