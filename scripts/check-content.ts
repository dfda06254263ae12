import { join } from 'node:path';
import { formatProblem, readCatalogue } from '../src/catalogue/records/load.server.ts';

/** `npm run check:content`: every mistake of every content file, one line each; exit 1 when there is one. */
const { catalogue, problems, filesRead } = readCatalogue(
  process.env['CONTENT_DIR'] ?? join(import.meta.dirname, '../content'),
);
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} errores en ${filesRead} archivos.`);
  process.exit(1);
}
console.log(`Contenido correcto: ${catalogue?.countries.length} países, ${filesRead} archivos.`);
