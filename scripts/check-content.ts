import { join } from 'node:path';
import { readEditorial } from '../src/editorial/load.server.ts';
import { readHomeTexts } from '../src/home/texts/load.server.ts';
import { readFeatured } from '../src/records/featured.server.ts';
import { formatProblem, readCatalogue } from '../src/records/load.server.ts';
import { readMexicanMissions } from '../src/records/mexican-missions-load.server.ts';
import { readTransit } from '../src/records/transit-load.server.ts';
import { readMinors } from '../src/tools/checklist/minors.server.ts';

/** `npm run check:content`: every mistake of every content file, one line each; exit 1 when there is one. */
const contentDir = process.env['CONTENT_DIR'] ?? join(import.meta.dirname, '../content');
const { catalogue, ...records } = readCatalogue(contentDir);
const readings = [
  records,
  readEditorial(contentDir),
  readHomeTexts(contentDir),
  readFeatured(contentDir),
  readMexicanMissions(contentDir),
  readTransit(contentDir),
  readMinors(contentDir),
];
const problems = readings.flatMap((reading) => reading.problems);
const filesRead = readings.reduce((sum, reading) => sum + reading.filesRead, 0);

for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} errores en ${filesRead} archivos.`);
  process.exit(1);
}
console.log(`Contenido correcto: ${catalogue?.countries.length} países, ${filesRead} archivos.`);
