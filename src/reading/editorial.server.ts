import { type Editorial, loadEditorial } from './load.server.ts';

let loaded: Editorial | undefined;

/**
 * The long texts of this build, read once. Always the project's own: benchmarks generate countries, not texts.
 * @throws {ContentError} naming every mistake of every file.
 */
export function editorial(): Editorial {
  loaded ??= loadEditorial(`${process.cwd()}/content`);
  return loaded;
}
