import { join } from 'node:path';
import { countryNamesSchema } from '../catalogue/country-schema.ts';
import {
  type MexicanHelp,
  type MexicanMission,
  type MexicanMissions,
  mexicanMissionsSchema,
} from '../catalogue/mexican-missions-schema.ts';
import { ContentFiles } from './content-files.server.ts';
import { localEmergency } from './emergency-numbers.server.ts';
import { readOnce } from './load.server.ts';

/** Reads and checks `content/mexican-missions.yaml`; every mistake is in `problems`. */
export function readMexicanMissions(contentDir: string) {
  const files = new ContentFiles(contentDir);
  const path = join(contentDir, 'mexican-missions.yaml');
  const missions = files.readYaml(path, mexicanMissionsSchema).whole;
  // Read again to check codes; its own mistakes are told with the countries.
  const names = new ContentFiles(contentDir).readYaml(join(contentDir, 'country-names.yaml'), countryNamesSchema).whole;
  if (missions && names) {
    const known = new Set(names.map(({ iso2 }) => iso2));
    for (const [index, { iso2, alsoServes }] of missions.missions.entries()) {
      for (const code of [iso2, ...alsoServes]) {
        if (known.has(code)) continue;
        const fix = 'Ese código no está en content/country-names.yaml; corrígelo.';
        files.problems.push({ file: files.label(path), field: `missions.${index}.iso2`, value: code, fix });
      }
    }
  }
  return { missions, problems: files.problems, filesRead: files.filesRead };
}

const read = readOnce(readMexicanMissions);

/** Mexico's missions abroad, for this build. @throws {ContentError} */
export const mexicanMissions = (): MexicanMissions => read().missions;

/** Whom a Mexican turns to in a place: Mexico's missions, and in danger the emergency services there. */
export function mexicanHelp(iso2: string): MexicanHelp {
  const { assistanceCentre, travelGuide } = mexicanMissions();
  return { assistanceCentre, travelGuide, missions: missionsIn(iso2), local: localEmergency(iso2) };
}

/**
 * The missions a traveller in `iso2` turns to: those of that country first, then those that serve it from another.
 * Closed ones are there too, since what they say to do instead is what the traveller needs.
 */
export function missionsIn(iso2: string): MexicanMission[] {
  const { missions } = mexicanMissions();
  return [
    ...missions.filter((mission) => mission.iso2 === iso2),
    ...missions.filter((mission) => mission.iso2 !== iso2 && mission.alsoServes.includes(iso2)),
  ];
}
