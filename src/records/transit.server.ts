import { layoverNotesSchema, type TransitHub, transitHubSchema } from '../catalogue/transit-schema.ts';
import { contentReader } from './content-files.server.ts';
import { readOnce } from './load.server.ts';

/** Reads and checks `content/layover-notes.yaml` and every file of `content/transit/`; every mistake of every file is in `problems`. */
export const readTransit = contentReader((files) => {
  const hubs: TransitHub[] = [];
  for (const name of files.list('transit', '.yaml')) {
    const hub = files.readYaml(name, transitHubSchema).whole;
    if (!hub) continue;
    hubs.push(hub);
    if (name !== `transit/${hub.id}.yaml`) {
      files.report(name, 'id', hub.id, `El archivo debe llamarse ${hub.id}.yaml.`);
    }
    files.checkCodes(name, [['iso2', hub.iso2]]);
  }
  const notes = files.readYaml('layover-notes.yaml', layoverNotesSchema).whole ?? [];
  return { hubs, notes };
});

/** What is known of layovers, for this build. @throws {ContentError} */
export const transitFacts = readOnce(readTransit);
