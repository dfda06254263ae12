import { join } from 'node:path';
import { ContentFiles } from '../records/content-files.server.ts';
import { ContentError } from '../records/load.server.ts';
import { type Correction, correctionsSchema } from './correction.ts';

/** Reads and checks `content/corrections.yaml`. */
export function readCorrections(contentDir: string) {
  const files = new ContentFiles(contentDir);
  const { whole } = files.readYaml(join(contentDir, 'corrections.yaml'), correctionsSchema);
  return { corrections: whole?.corrections ?? [], problems: files.problems, filesRead: files.filesRead };
}

/** The project's own. @throws {ContentError} naming every mistake. */
export function publishedCorrections(): Correction[] {
  const { corrections, problems } = readCorrections(`${process.cwd()}/content`);
  if (problems.length > 0) throw new ContentError(problems);
  return corrections;
}
