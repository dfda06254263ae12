import { once } from '../../catalogue/load-once.ts';
import { realCatalogue } from '../../records/testing/real-catalogue.ts';
import { indexNames, type NameIndex } from '../name-index.ts';
import { placesFile } from '../places-file.server.ts';
import { searchIndexRows } from '../search-index-rows.server.ts';

/** The index that a reader of the built site searches; made once for all tests of a worker. */
export const projectIndex = once(async (): Promise<NameIndex> => {
  const catalogue = realCatalogue();
  const entries = searchIndexRows(catalogue, '2026-11-22').map(([slug, name, nameSpanish, iso2, answer, also]) => {
    const [status, badge, stay, cost] = answer;
    return { slug, name, nameSpanish, iso2, status, badge, stay, cost, also };
  });
  return indexNames(entries, await placesFile(catalogue.countries));
});
