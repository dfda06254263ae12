import { join } from 'node:path';
import { countryNamesSchema } from '../catalogue/country-schema.ts';
import { type MexicanMissions, mexicanMissionsSchema } from '../catalogue/mexican-missions-schema.ts';
import { ContentFiles } from './content-files.server.ts';
import { ContentError } from './load.server.ts';
import type { Problem } from './relations.ts';

export interface MissionsReading {
  missions: MexicanMissions | undefined;
  problems: Problem[];
  filesRead: number;
}

/** Reads and checks `content/mexican-missions.yaml`; every mistake is in `problems`. */
export function readMexicanMissions(contentDir: string): MissionsReading {
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
        const mend = 'Ese código no está en content/country-names.yaml; corrígelo.';
        files.problems.push({ file: files.label(path), field: `missions.${index}.iso2`, value: code, mend });
      }
    }
  }
  return { missions, problems: files.problems, filesRead: files.filesRead };
}

/** @throws {ContentError} naming every mistake. */
export function loadMexicanMissions(contentDir: string): MexicanMissions {
  const { missions, problems } = readMexicanMissions(contentDir);
  if (!missions || problems.length > 0) throw new ContentError(problems);
  return missions;
}
