import { join } from 'node:path';
import { countryNamesSchema } from '../catalogue/country-schema.ts';
import {
  type EmergencyNumbers,
  emergencyLines,
  emergencyNumbersSchema,
  type LocalEmergency,
} from '../catalogue/emergency-numbers-schema.ts';
import { ContentFiles } from './content-files.server.ts';
import { ContentError } from './load.server.ts';

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

let loaded: EmergencyNumbers | undefined;

/**
 * Whom to call there in danger; undefined where sources disagree or say nothing.
 * @throws {ContentError} naming every mistake of the file.
 */
export function localEmergency(iso2: string): LocalEmergency | undefined {
  if (!loaded) {
    const { numbers, problems } = readEmergencyNumbers(`${process.cwd()}/content`);
    if (!numbers || problems.length > 0) throw new ContentError(problems);
    loaded = numbers;
  }
  const place = loaded.numbers.find((one) => one.iso2 === iso2);
  const source = place && loaded.sources[place.from];
  return source && { numbers: emergencyLines(place), source, checkedOn: loaded.checkedOn };
}
