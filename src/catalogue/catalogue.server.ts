import type { Catalogue } from './country.ts';
import { loadCatalogue } from './records/load.server.ts';

let loaded: Catalogue | undefined;

/**
 * The catalogue of this build, read once. `CONTENT_DIR` points benchmarks at generated content.
 * @throws {ContentError} naming every mistake of every file.
 */
export function catalogue(): Catalogue {
  loaded ??= loadCatalogue(process.env['CONTENT_DIR'] ?? `${process.cwd()}/content`);
  return loaded;
}
