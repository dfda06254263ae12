import type { Country } from '../src/catalogue/country.ts';
import type { CountryUpdate } from '../src/catalogue/country-schema.ts';
import { todayInMexico } from '../src/catalogue/today.ts';
import { type TextFinding, unheldFigures, unheldFiguresOfShared } from '../src/records/figures-in-text.ts';
import { formatProblem, readCatalogue } from '../src/records/load.server.ts';
import { contradictedStatus } from '../src/records/status-in-text.ts';
import { optionsOrExit } from './command-line.ts';
import { contentFolder, exitForMistakes } from './content-folder.ts';

/**
 * `npm run check:wording`: what the texts of the records say and their fields do not (days, money, dates, visa or
 * no visa), one line each; exit 1 when there is one.
 */
optionsOrExit({});
const { catalogue, problems } = readCatalogue(contentFolder());
if (!catalogue) exitForMistakes(problems.length);
const { countries, rates } = catalogue;
const places = countries.map(({ nameSpanish }) => nameSpanish);
const day = { rates, today: todayInMexico() };
const shared = sharedUpdates(countries);

const lines = [...[...shared].flatMap(linesOfArea), ...countries.flatMap(linesOfCountry)];
for (const line of lines) console.error(line);
if (lines.length > 0) {
  console.error(
    `\n${lines.length} ${lines.length === 1 ? 'frase' : 'frases'} sin respaldo en ${countries.length} fichas.`,
  );
  process.exit(1);
}
console.log(`Textos en orden: ${countries.length} fichas, ninguna frase sin respaldo.`);

/** The updates of each area's shared file: they stand in the record of every member, as the same object. */
function sharedUpdates(all: readonly Country[]): Map<string, Set<CountryUpdate>> {
  const areas = new Map<string, Set<CountryUpdate>>();
  const seen = new Set<CountryUpdate>();
  for (const { area, updates } of all) {
    for (const update of updates) {
      if (area !== undefined && seen.has(update)) areas.set(area, (areas.get(area) ?? new Set()).add(update));
      seen.add(update);
    }
  }
  return areas;
}

function linesOfArea([area, updates]: [string, ReadonlySet<CountryUpdate>]): string[] {
  const findings = unheldFiguresOfShared([...updates], day);
  return findings.map((finding) => lineOf(`content/shared-updates/${area}.yaml`, finding));
}

function linesOfCountry(country: Country): string[] {
  const files = {
    record: `content/countries/${country.slug}.yaml`,
    narrative: `content/narratives/${country.name}.md`,
  };
  const findings = [
    ...unheldFigures(country, day, shared.get(country.area ?? '')),
    ...contradictedStatus(country, places),
  ];
  return findings.map((finding) => lineOf(files[finding.part], finding));
}

function lineOf(file: string, { field, phrase, mend }: TextFinding): string {
  return formatProblem({ file, field, value: phrase, mend });
}
