import { join } from 'node:path';
import type { Catalogue } from '../../catalogue/country.ts';
import { loadCatalogue } from '../load.server.ts';

/** Of the worker rather than of this module, so that a test which resets the modules does not have it read again. */
const worker = globalThis as { realCatalogue?: Catalogue };

/** The real catalogue as it is written, which takes two seconds to read: once for all tests of a worker. */
export function realCatalogue(): Catalogue {
  worker.realCatalogue ??= loadCatalogue(join(import.meta.dirname, '../../../content'));
  return worker.realCatalogue;
}
