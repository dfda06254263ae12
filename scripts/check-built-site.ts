import { join, resolve } from 'node:path';
import { knownAbbreviations, printedMistakes } from './built-site/printed-sentences.ts';
import { readBuiltSite } from './built-site/read-site.ts';
import { saidWordMistakes } from './built-site/said-words.ts';
import { siteMistakes } from './built-site/site-mistakes.ts';
import { contentFolder } from './content-folder.ts';
import { readContentPages, stringsOf } from './copy/reader-texts.ts';
import { readBannedWords } from './copy/text-findings.ts';

/**
 * `node scripts/check-built-site.ts [folder]`: crawls what the build wrote and tells every mistake, one line
 * each; exit 1 when there is one. It looks at the output because that is what readers and search engines get.
 */
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));
const site = readBuiltSite(folder);
const content = contentFolder();
const written = readContentPages(content);
const mistakes = [
  ...siteMistakes(site),
  ...saidWordMistakes(site.pages, readBannedWords(content), written.flatMap(stringsOf)),
  ...printedMistakes(site.pages, written, knownAbbreviations(content)),
];
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) {
  console.error(`\n${mistakes.length} errores en ${site.pages.length} páginas de ${folder}.`);
  process.exit(1);
}
console.log(`Sitio correcto: ${site.pages.length} páginas.`);
