import { canonicalSlug } from '../src/catalogue/slug.ts';
import { formatProblem } from '../src/records/load.server.ts';
import { contentFolder } from './content-folder.ts';
import { type CopyFinding, type CopyMistake, readExceptions, withoutExceptions } from './copy/finding.ts';
import { narrativeFindings } from './copy/narrative-findings.ts';
import { readability } from './copy/readability.ts';
import { type ContentPage, readContentPages } from './copy/reader-texts.ts';
import { sharedFindings } from './copy/shared-findings.ts';
import { readBannedWords, textFindings } from './copy/text-findings.ts';

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
  const { mistakes, needless } = withoutExceptions(copyMistakes(), readExceptions(content));
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

/** Every mistake of every text of a content folder, in the order of its files. */
function copyMistakes(): CopyMistake[] {
  const bannedWords = readBannedWords(content);
  const records = new Map(pages.filter(isRecord).map((page) => [page.file, page]));
  const areas = new Map(pages.filter(isArea).map((page) => [page.data['area'], page]));
  const alike = sharedFindings(pages);
  const ofPages = pages.flatMap((page): CopyMistake[] => {
    const name = /^content\/narratives\/(.*)\.md$/.exec(page.file)?.[1] ?? '';
    const record = records.get(`content/countries/${canonicalSlug(name)}.yaml`);
    const findings = [
      ...(record ? narrativeFindings(page, record, areas.get(record.data['area'])) : []),
      ...page.texts.flatMap((text) => textFindings(text, bannedWords)),
      ...readabilityFindings(page),
    ];
    return findings.map((finding) => ({ file: page.file, ...finding }));
  });
  return [...ofPages, ...alike];
}

function isRecord({ file }: ContentPage): boolean {
  return file.startsWith('content/countries/');
}

function isArea({ file }: ContentPage): boolean {
  return file.startsWith('content/shared-updates/');
}

function readabilityFindings({ file, texts }: ContentPage): CopyFinding[] {
  if (texts.length === 0) return [];
  const score = readability(texts.map(({ text }) => text).join('\n'));
  // Fairly easy is enough for what has to hold before a judge.
  const least = file.startsWith('content/legal/') ? 65 : 70;
  if (score >= least) return [];
  const fix = `INFLESZ ${score.toFixed(1)}, y lo menos es ${least}: parte las oraciones y usa palabras cortas.`;
  return [{ field: '(todo)', rule: 'readability', sentence: '', fix }];
}
