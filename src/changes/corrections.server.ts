import { contentReader } from '../records/content-files.server.ts';
import { readOnce } from '../records/load.server.ts';
import { type Correction, correctionsSchema } from './correction.ts';

/** Reads and checks `content/corrections.yaml`. */
export const readCorrections = contentReader((files) => ({
  corrections: files.readYaml('corrections.yaml', correctionsSchema).whole?.corrections ?? [],
}));

const read = readOnce(readCorrections);

/** The project's own. @throws {ContentError} */
export const publishedCorrections = (): Correction[] => read().corrections;
