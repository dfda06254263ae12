import { join } from 'node:path';
import { countryNamesSchema } from '../catalogue/country-schema.ts';
import { layoverNotesSchema, type TransitHub, transitHubSchema } from '../catalogue/transit-schema.ts';
import { ContentFiles } from './content-files.server.ts';
import { readOnce } from './load.server.ts';

/** Reads and checks `content/layover-notes.yaml` and every file of `content/transit/`; every mistake of every file is in `problems`. */
export function readTransit(contentDir: string) {
  const files = new ContentFiles(contentDir);
  // Only to check codes: mistakes of this file are told with the countries.
  const names = new ContentFiles(contentDir).readYaml(join(contentDir, 'country-names.yaml'), countryNamesSchema).whole;
  const known = names && new Set(names.map(({ iso2 }) => iso2));
  const hubs: TransitHub[] = [];
  for (const path of files.list('transit', '.yaml')) {
    const hub = files.readYaml(path, transitHubSchema).whole;
    if (!hub) continue;
    hubs.push(hub);
    const file = files.label(path);
    if (!path.endsWith(`/${hub.id}.yaml`)) {
      files.problems.push({ file, field: 'id', value: hub.id, fix: `El archivo debe llamarse ${hub.id}.yaml.` });
    }
    if (known && !known.has(hub.iso2)) {
      const fix = 'Ese código no está en content/country-names.yaml; corrígelo.';
      files.problems.push({ file, field: 'iso2', value: hub.iso2, fix });
    }
  }
  const notes = files.readYaml(join(contentDir, 'layover-notes.yaml'), layoverNotesSchema).whole ?? [];
  return { hubs, notes, problems: files.problems, filesRead: files.filesRead };
}

/** What is known of layovers, for this build. @throws {ContentError} */
export const transitFacts = readOnce(readTransit);
