import { isFullDate } from '../src/catalogue/partial-date.ts';
import { todayInMexico } from '../src/catalogue/today.ts';
import { readEditorial } from '../src/editorial/load.server.ts';
import { readHomeTexts } from '../src/home/texts/load.server.ts';
import { readCatalogue } from '../src/records/load.server.ts';
import { readMexicanMissions } from '../src/records/mexican-missions-load.server.ts';
import { readTransit } from '../src/records/transit-load.server.ts';
import { readMinors } from '../src/tools/checklist/minors.server.ts';
import { optionsOrExit, orExit, UsageError } from './command-line.ts';
import { contentFolder, exitForMistakes } from './content-folder.ts';
import { checkedFacts } from './freshness/checked-facts.ts';
import { checkedTravelFacts } from './freshness/checked-travel-facts.ts';
import { checksOldestFirst, isExpired } from './freshness/due-checks.ts';
import { freshnessReport } from './freshness/freshness-report.ts';

/**
 * `npm run check:freshness`: what is due for a check, oldest first; exit 1 when something was last checked over a
 * year ago. `--today=YYYY-MM-DD` looks at it from another day.
 */
const today = orExit(() => todayFrom(optionsOrExit({ today: 'value' }).get('today')));
const contentDir = contentFolder();
const records = readCatalogue(contentDir);
const editorial = readEditorial(contentDir);
const home = readHomeTexts(contentDir);
const transit = readTransit(contentDir);
const missions = readMexicanMissions(contentDir);
const minors = readMinors(contentDir);
const mistakes = [records, editorial, home, transit, missions, minors].flatMap(({ problems }) => problems).length;
if (!records.catalogue || !editorial.editorial || !home.texts || !missions.missions || !minors.minors || mistakes > 0) {
  exitForMistakes(mistakes);
}

const facts = [
  ...checkedFacts(records.catalogue, editorial.editorial, home.texts, today),
  ...checkedTravelFacts(records.catalogue, transit, missions.missions, minors.minors),
];
const checks = checksOldestFirst(facts, today);
console.log(freshnessReport(checks, today));
process.exitCode = checks.some(isExpired) ? 1 : 0;

function todayFrom(option: string | undefined): string {
  if (option === undefined) return todayInMexico();
  if (!isFullDate(option))
    throw new UsageError(`--today=${option} no es un día que exista: escríbelo como 2026-11-21.`);
  return option;
}
