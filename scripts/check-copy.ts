import { todayInMexico } from '../src/catalogue/today.ts';
import { formatProblem } from '../src/records/load.server.ts';
import { contentFolder } from './content-folder.ts';
import { copyMistakes } from './copy/copy-mistakes.ts';
import { readExceptions, withoutExceptions } from './copy/finding.ts';
import { type ContentPage, readContentPages } from './copy/reader-texts.ts';
import { readBannedWords } from './copy/text-findings.ts';

/**
 * `npm run check:copy`: every text of `content/` against `docs/estilo.md`, as far as a program can; one line for each
 * mistake, exit 1 when there is one. Words of a file's path narrow it down: `npm run check:copy -- narratives japan`.
 */
const content = contentFolder();
const wanted = process.argv.slice(2);
const pages = readContentPages(content);
const chosen = new Set(pages.filter(isChosen).map(({ file }) => file));
const lines = textMistakes().filter(({ file }) => wanted.length === 0 || chosen.has(file));

for (const { line } of lines) console.error(line);
if (lines.length > 0) {
  console.error(`\n${lines.length} textos por corregir en ${chosen.size} archivos; docs/estilo.md dice cómo.`);
  process.exit(1);
}
console.log(`Textos correctos: ${chosen.size} archivos.`);

function isChosen({ file }: ContentPage): boolean {
  return wanted.length === 0 || wanted.some((word) => file.toLowerCase().includes(word.toLowerCase()));
}

/** Every text of `content/` that breaks `docs/estilo.md`, and every exception nobody needs any more, a line each. */
function textMistakes() {
  const { mistakes, needless } = withoutExceptions(
    copyMistakes(pages, readBannedWords(content), todayInMexico()),
    readExceptions(content),
  );
  return [
    ...mistakes.map(({ sentence, rule, ...mistake }) => ({
      file: mistake.file,
      line: formatProblem({ ...mistake, field: `${mistake.field} (${rule})`, value: sentence }),
    })),
    ...needless.map(({ file, starts, rule }) => ({
      file,
      line: formatProblem({
        file: 'content/copy-exceptions.yaml',
        field: `${file} (${rule})`,
        value: starts,
        fix: 'Esta excepción ya no hace falta: quítala.',
      }),
    })),
  ];
}
