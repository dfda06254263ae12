import { join } from 'node:path';
import type * as v from 'valibot';
import { ContentFiles } from '../records/content-files.server.ts';
import { ContentError } from '../records/load.server.ts';
import type { Problem } from '../records/relations.ts';
import { type GlossaryTerm, glossarySchema } from './glossary.ts';
import { type Guide, guidesSchema } from './guide.ts';
import {
  LEGAL_TEXTS,
  type LegalText,
  type LegalTextName,
  legalHeadSchema,
  PRIVACY_INSERTS,
  TERMS_SECTIONS,
} from './legal-text.ts';
import { countWords, type Prose, parseProse, textsOf } from './prose.ts';
import { questionsSchema, type TravellersQuestions } from './question.ts';
import { WIKI_TOPICS } from './topics.ts';
import { type Article, MIN_WORDS, TROUBLE_INSERTS, type WikiArticle, wikiHeadSchema } from './wiki-article.ts';

/** The long texts and lists of the site that are no country records. */
export interface Editorial {
  /** In the order of the tabs. */
  wiki: readonly WikiArticle[];
  /** What to do on a bad day, and whom to call. */
  trouble: Article;
  legal: Readonly<Record<LegalTextName, LegalText>>;
  /** What travellers ask that is of no single country. */
  questions: TravellersQuestions;
  glossary: readonly GlossaryTerm[];
  guides: readonly Guide[];
}

/**
 * Reads and checks `content/wiki`, `content/si-algo-sale-mal.md`, `content/legal`, `content/questions.yaml`,
 * `content/glossary.yaml` and `content/guides.yaml`. Never throws for a
 * mistake in a file: every mistake of every file is in `problems`.
 */
export function readEditorial(contentDir: string) {
  const files = new ContentFiles(contentDir);
  const { problems } = files;
  const report = (problem: Problem) => problems.push(problem);

  /** A head, then the little Markdown of `prose.ts`. */
  function readProse<Output>(path: string, schema: v.GenericSchema<unknown, Output>) {
    const text = files.readHeaded(path, schema);
    if (!text) return undefined;
    const { fields, body, file } = text;
    const { prose, problems: mistakes } = parseProse(body);
    for (const { value, fix } of mistakes) report({ file, field: 'texto', value, fix });
    return { fields, prose, file };
  }

  const wiki: WikiArticle[] = [];
  for (const topic of WIKI_TOPICS) {
    const text = readProse(join(contentDir, 'wiki', `${topic.id}.md`), wikiHeadSchema);
    if (!text) continue;
    for (const problem of wikiProblems(text.prose)) report({ file: text.file, field: 'texto', ...problem });
    if (text.fields) wiki.push({ ...text.fields, topic, prose: text.prose });
  }

  const helped = readProse(join(contentDir, 'si-algo-sale-mal.md'), wikiHeadSchema);
  for (const problem of helped ? articleProblems(helped.prose, TROUBLE_INSERTS) : []) {
    report({ file: helped?.file ?? '', field: 'texto', ...problem });
  }
  const trouble = helped?.fields && { ...helped.fields, prose: helped.prose };

  const legal: Partial<Record<LegalTextName, LegalText>> = {};
  for (const name of LEGAL_TEXTS) {
    const text = readProse(join(contentDir, 'legal', `${name}.md`), legalHeadSchema);
    if (!text) continue;
    for (const problem of legalProblems(name, text.prose)) report({ file: text.file, field: 'texto', ...problem });
    if (text.fields) legal[name] = { ...text.fields, prose: text.prose };
  }

  const guides = files.readYaml(join(contentDir, 'guides.yaml'), guidesSchema).whole;

  const questions = files.readYaml(join(contentDir, 'questions.yaml'), questionsSchema).whole;
  const glossary = files.readYaml(join(contentDir, 'glossary.yaml'), glossarySchema).whole?.terms;

  const isWhole = problems.length === 0 && guides && trouble && questions && glossary;
  const editorial: Editorial | undefined = isWhole
    ? { wiki, trouble, legal: legal as Editorial['legal'], questions, glossary, guides }
    : undefined;
  return { editorial, problems, filesRead: files.filesRead };
}

/**
 * The long texts for a build.
 * @throws {ContentError} naming every mistake of every file.
 */
export function loadEditorial(contentDir: string): Editorial {
  const { editorial, problems } = readEditorial(contentDir);
  if (!editorial) throw new ContentError(problems);
  return editorial;
}

type Mistake = Pick<Problem, 'value' | 'fix'>;

function wikiProblems(prose: Prose): Mistake[] {
  const words = countWords(prose);
  return [
    ...(words < MIN_WORDS ? [{ value: `${words} palabras`, fix: `Escribe al menos ${MIN_WORDS} palabras.` }] : []),
    ...articleProblems(prose),
  ];
}

function articleProblems(prose: Prose, inserts: readonly string[] = []): Mistake[] {
  return [...insertProblems(prose, inserts), ...repeatedHeadings(prose)];
}

function legalProblems(name: LegalTextName, prose: Prose): Mistake[] {
  const texts = prose.sections.flatMap(({ blocks }) => blocks.flatMap(textsOf));
  const mistakes = articleProblems(prose, name === 'privacidad' ? PRIVACY_INSERTS : []);
  if (name === 'terminos' && prose.sections.length !== TERMS_SECTIONS) {
    mistakes.push({
      value: `${prose.sections.length} secciones`,
      fix: `Los términos llevan ${TERMS_SECTIONS} secciones.`,
    });
  }
  if (!texts.some((text) => text.includes('](/contacto)'))) {
    mistakes.push({ value: undefined, fix: 'Enlaza a /contacto.' });
  }
  return mistakes;
}

/** Each insert the page fills must stand in the text once, and no other. */
function insertProblems(prose: Prose, expected: readonly string[]): Mistake[] {
  const found = prose.sections
    .flatMap(({ blocks }) => blocks)
    .concat(prose.intro)
    .flatMap((block) => (block.kind === 'insert' ? [block.name] : []));
  if ([...found].sort().join() === [...expected].sort().join()) return [];
  const fix =
    expected.length > 0
      ? `Escribe una vez cada uno: ${expected.map((name) => `{${name}}`).join(', ')}.`
      : 'Este texto no lleva {inserciones}.';
  return [{ value: found.join(', '), fix }];
}

/** A heading's words are its address within the page. */
function repeatedHeadings({ sections }: Prose): Mistake[] {
  return sections
    .filter(({ id }, index) => sections.findIndex((other) => other.id === id) !== index)
    .map(({ heading }) => ({ value: heading, fix: 'Cambia el título: ya hay una sección con ese nombre.' }));
}
