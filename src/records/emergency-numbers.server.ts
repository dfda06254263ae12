import { emergencyLines, emergencyNumbersSchema, type LocalEmergency } from '../catalogue/emergency-numbers-schema.ts';
import { contentReader } from './content-files.server.ts';
import { readOnce } from './load.server.ts';

/** Reads and checks `content/emergency-numbers.yaml`; every mistake is in `problems`. */
export const readEmergencyNumbers = contentReader((files) => {
  const numbers = files.readYaml('emergency-numbers.yaml', emergencyNumbersSchema).whole;
  const codes = numbers?.numbers.map(({ iso2 }, index) => [`numbers.${index}.iso2`, iso2] as const);
  files.checkCodes('emergency-numbers.yaml', codes ?? []);
  return { numbers };
});

const read = readOnce(readEmergencyNumbers);

/** Whom to call there in danger; undefined where sources disagree or say nothing. @throws {ContentError} */
export function localEmergency(iso2: string): LocalEmergency | undefined {
  const { sources, numbers } = read().numbers;
  const place = numbers.find((one) => one.iso2 === iso2);
  const source = place && sources[place.from];
  return source && { numbers: emergencyLines(place), source };
}
