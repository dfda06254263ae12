import { todayInMexico } from '../src/catalogue/today.ts';
import { formatProblem } from '../src/records/load.server.ts';
import { contentFolder, exitForMistakes } from './content-folder.ts';
import { disagreements, openDataClaims } from './facts/disagreements.ts';
import { leadershipReport } from './facts/leaders.ts';
import { readContent } from './read-content.ts';

/**
 * `npm run check:facts`: where a record says otherwise than the sets of open data in `content/open-data/` and does not
 * tell its readers so; exit 1 when there is one. Before them, for whoever looks for better sources, what the press leads and
 * what a higher rank puts in doubt.
 */
const { records, problems } = readContent(contentFolder());
if (!records.catalogue) exitForMistakes(problems.length);

console.log(leadershipReport(records.catalogue.countries, todayInMexico()));
const claims = openDataClaims(contentFolder());
const found = disagreements(records.catalogue.countries, claims, todayInMexico());
for (const problem of found) console.error(formatProblem(problem));
if (found.length > 0) {
  console.error(`\n${found.length} desacuerdos sin nota, de ${claims.length} datos comparados.`);
  process.exit(1);
}
console.log(`Sin desacuerdos nuevos: ${claims.length} datos comparados.`);
