import { contentReader } from '../records/content-files.server.ts';
import { readOnce } from '../records/load.server.ts';
import { type MinorsLeavingMexico, minorsLeavingMexicoSchema } from './minors-schema.ts';

/** Reads and checks `minors-leaving-mexico.yaml`. */
export const readMinors = contentReader((files) => ({
  minors: files.readYaml('minors-leaving-mexico.yaml', minorsLeavingMexicoSchema).whole,
}));

const read = readOnce(readMinors);

/** The facts of this build. @throws {ContentError} */
export const minorsLeavingMexico = (): MinorsLeavingMexico => read().minors;
