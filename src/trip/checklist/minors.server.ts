import { join } from 'node:path';
import { ContentFiles } from '../../records/content-files.server.ts';
import { readOnce } from '../../records/load.server.ts';
import { type MinorsLeavingMexico, minorsSchema } from './minors-schema.ts';

/** Reads and checks `minors-leaving-mexico.yaml`. Never throws for a mistake: every one is in `problems`. */
export function readMinors(contentDir: string) {
  const files = new ContentFiles(contentDir);
  const minors = files.readYaml(join(contentDir, 'minors-leaving-mexico.yaml'), minorsSchema).whole;
  return { minors, problems: files.problems, filesRead: files.filesRead };
}

const read = readOnce(readMinors);

/** The facts of this build. @throws {ContentError} */
export const minorsLeavingMexico = (): MinorsLeavingMexico => read().minors;
