import { loadTransit, type TransitFacts } from './transit-load.server.ts';

let loaded: TransitFacts | undefined;

/**
 * What is known of layovers, read once for this build. Always the project's own: benchmarks generate countries, not hubs.
 * @throws {ContentError} naming every mistake of every file.
 */
export function transitFacts(): TransitFacts {
  loaded ??= loadTransit(`${process.cwd()}/content`);
  return loaded;
}
