import { isFullDate } from '../src/catalogue/partial-date.ts';
import { todayInMexico } from '../src/catalogue/today.ts';
import { argumentsOrExit, exitForUsage } from './command-line.ts';
import { contentFolder, exitForMistakes } from './content-folder.ts';
import { checkedFacts, checksOldestFirst, endingSoon, freshnessReport, isExpired } from './freshness.ts';
import { readContent } from './read-content.ts';

/**
 * `npm run check:freshness`: what is due for a check, oldest first; exit 1 when something was last checked over a
 * year ago. `--today=YYYY-MM-DD` looks at it from another day.
 */
const USAGE = 'Uso: npm run check:freshness [-- --today=2026-11-21]';
const { today = todayInMexico() } = argumentsOrExit({ today: { type: 'string' } }, USAGE).values;
if (!isFullDate(today)) exitForUsage(`--today=${today} no es un día que exista: escríbelo como 2026-11-21.`);
const content = readContent(contentFolder());
const { catalogue } = content.records;
if (!catalogue || content.problems.length > 0) exitForMistakes(content.problems.length);

const checks = checksOldestFirst(checkedFacts(contentFolder()), today);
console.log(freshnessReport(checks, today, endingSoon(catalogue.countries, today)));
process.exitCode = checks.some(isExpired) ? 1 : 0;
