import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CountryName, countryNamesSchema } from '../src/catalogue/country-schema.ts';
import { canonicalSlug, spanishSlug } from '../src/catalogue/slug.ts';
import { ContentFiles } from '../src/records/content-files.server.ts';
import { isWithinSlips } from '../src/search/plain-words.ts';
import { argumentsOrExit, exitForUsage } from './command-line.ts';
import { contentFolder, exitForMistakes } from './content-folder.ts';
import { countrySkeleton, narrativeStub } from './country-skeleton.ts';

/** `npm run country -- new <slug> [--brief]`: writes a record to fill in. Never overwrites a file. */
const USAGE = `Uso: npm run country -- new <país> [--brief]
  <país>   su nombre en inglés, en minúsculas y con guiones: new-zealand
  --brief  ficha breve: la respuesta y sus fuentes, sin relato`;

const {
  values: { brief },
  positionals: [order, name, ...rest],
} = argumentsOrExit({ brief: { type: 'boolean' } }, USAGE, true);
if (order !== 'new' || name === undefined || rest.length > 0) exitForUsage(USAGE);
const slug = canonicalSlug(name);
const depth = brief ? 'brief' : 'full';
const contentDir = contentFolder();
const country = countryOf(slug);

const recordName = `countries/${slug}.yaml`;
if (!write(recordName, countrySkeleton(country, depth))) {
  fail(`Ya existe content/${recordName}: no se tocó nada. Corrige esa ficha.`);
}
console.log(
  `Se creó content/${recordName}, ficha ${depth === 'full' ? 'completa' : 'breve'} de ${country.nameSpanish}.`,
);
if (depth === 'full') {
  const narrativeName = `narratives/${country.name}.md`;
  const isNew = write(narrativeName, narrativeStub(country));
  console.log(isNew ? `Se creó content/${narrativeName}.` : `content/${narrativeName} ya existía y quedó como estaba.`);
}
console.log('Cambia cada … y corre npm run check:content: te dice qué falta.');

/** The reviewed names of the country: a record under any other would not pass the check. */
function countryOf(wanted: string): CountryName {
  const files = new ContentFiles(contentDir);
  const names = files.readYaml('country-names.yaml', countryNamesSchema).whole;
  if (!names) exitForMistakes(files.problems.length);
  const found = names.find(({ name }) => canonicalSlug(name) === wanted);
  if (found) return found;
  const isNear = (name: string, slips: number) =>
    isWithinSlips(wanted, name, slips) || wanted.split('-').every((word) => name.split('-').includes(word));
  const near = [0, 1, 2]
    .map((slips) =>
      names.filter(
        (entry) => isNear(canonicalSlug(entry.name), slips) || isNear(spanishSlug(entry.nameSpanish), slips),
      ),
    )
    .find((found) => found.length > 0)
    ?.map(({ name, nameSpanish }) => `${canonicalSlug(name)} (${nameSpanish})`);
  fail(
    `No existe el país «${wanted}». ${near ? `¿Quisiste decir ${near.join(', ')}?` : 'Los nombres están en content/country-names.yaml.'}`,
  );
}

/** False when the file is already there; somebody's work is never overwritten. */
function write(name: string, text: string): boolean {
  const path = join(contentDir, name);
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
