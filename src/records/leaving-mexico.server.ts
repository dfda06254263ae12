import { type MinorsLeavingMexico, minorsLeavingMexicoSchema } from '../catalogue/leaving-mexico-schema.ts';
import { contentReader } from './content-files.server.ts';
import { readOnce } from './load.server.ts';

/** Reads and checks `minors-leaving-mexico.yaml`. */
export const readMinors = contentReader((files) => ({
  minors: files.readYaml('minors-leaving-mexico.yaml', minorsLeavingMexicoSchema).whole,
}));

const read = readOnce(readMinors);

/** The facts of this build. @throws {ContentError} */
export const minorsLeavingMexico = (): MinorsLeavingMexico => read().minors;
