import { citationsOf } from '../src/records/citations.server.ts';
import { formatProblem } from '../src/records/load.server.ts';
import { contentFolder } from './content-folder.ts';
import { readContent } from './read-content.ts';
import { staleSchemas } from './schemas/editor-schemas.ts';

/** `npm run check:content`: every mistake of every content file, one line each; exit 1 when there is one. */
const { records, problems: mistakes, filesRead } = readContent(contentFolder());
// What a file with a mistake cites may not have been read.
const problems = mistakes.length > 0 ? mistakes : citationsOf(contentFolder()).unused();
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} errores en ${filesRead} archivos.`);
  process.exit(1);
}
const stale = staleSchemas();
if (stale.length > 0) {
  console.error(`content/.schemas no dice lo que revisa el código (${stale.join(', ')}): corre npm run schemas.`);
  process.exit(1);
}
console.log(`Contenido correcto: ${records.catalogue?.countries.length} países, ${filesRead} archivos.`);
