import { join } from 'node:path';
import { ContentFiles } from '../../records/content-files.server.ts';
import { ContentError } from '../../records/load.server.ts';
import { type MinorsLeavingMexico, minorsSchema } from './minors-schema.ts';

/** Reads and checks `minors-leaving-mexico.yaml`. Never throws for a mistake: every one is in `problems`. */
export function readMinors(contentDir: string) {
  const files = new ContentFiles(contentDir);
  const minors = files.readYaml(join(contentDir, 'minors-leaving-mexico.yaml'), minorsSchema).whole;
  return { minors, problems: files.problems, filesRead: files.filesRead };
}

let loaded: MinorsLeavingMexico | undefined;

/**
 * The facts of this build, read once. Always the project's own: benchmarks generate countries, not these.
 * @throws {ContentError} naming every mistake of the file.
 */
export function minorsLeavingMexico(): MinorsLeavingMexico {
  if (!loaded) {
    const { minors, problems } = readMinors(`${process.cwd()}/content`);
    if (!minors) throw new ContentError(problems);
    loaded = minors;
  }
  return loaded;
}
