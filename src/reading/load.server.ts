import type * as v from 'valibot';
import { contentReader } from '../records/content-files.server.ts';
import { readOnce } from '../records/load.server.ts';
import type { Problem } from '../records/relations.ts';
import { glossarySchema } from './glossary.ts';
import { guidesSchema } from './guide.ts';
import { type LegalTextName, legalHeadSchema, PRIVACY_INSERTS, TERMS_SECTIONS } from './legal-text.ts';
import { ABOUT_INSERTS, DATA_INSERTS, pageHeadSchema } from './page-text.ts';
import { countWords, type Prose, parseProse, textsOf } from './prose.ts';
import { questionsSchema } from './question.ts';
import { WIKI_TOPICS } from './topics.ts';
import { MIN_WORDS, TROUBLE_INSERTS, type WikiArticle, wikiHeadSchema } from './wiki-article.ts';

/**
 * Reads and checks the long texts and lists of the site that are no country records: `content/wiki`,
 * `content/si-algo-sale-mal.md`, `content/acerca.md`, `content/datos.md`, `content/legal`, `content/questions.yaml`, `content/glossary.yaml` and `content/guides.yaml`.
 */
export const readEditorial = contentReader((files) => {
  /** A head, then the little Markdown of `prose.ts`, which must be all it should. */
  function readProse<Fields>(
    name: string,
    schema: v.GenericSchema<unknown, Fields>,
    problemsOf: (prose: Prose) => Mistake[],
  ): (Fields & { prose: Prose }) | undefined {
    const text = files.readHeaded(name, schema);
    if (!text) return undefined;
    const { prose, problems } = parseProse(text.body);
    for (const { value, fix } of [...problems, ...problemsOf(prose)]) files.report(name, 'texto', value, fix);
    return text.fields && { ...text.fields, prose };
  }

  const legalText = (name: LegalTextName) =>
    readProse(`legal/${name}.md`, legalHeadSchema, (prose) => legalProblems(name, prose));
  return {
    /** In the order of the tabs. */
    wiki: WIKI_TOPICS.flatMap((topic): WikiArticle[] => {
      const article = readProse(`wiki/${topic.id}.md`, wikiHeadSchema, wikiProblems);
      return article ? [{ ...article, topic }] : [];
    }),
    /** What to do on a bad day, and whom to call. */
    trouble: readProse('si-algo-sale-mal.md', wikiHeadSchema, (prose) => articleProblems(prose, TROUBLE_INSERTS)),
    about: readProse('acerca.md', pageHeadSchema, (prose) => articleProblems(prose, ABOUT_INSERTS)),
    data: readProse('datos.md', pageHeadSchema, (prose) => articleProblems(prose, DATA_INSERTS)),
    terms: legalText('terminos'),
    privacy: legalText('privacidad'),
    /** What travellers ask that is of no single country. */
    questions: files.readYaml('questions.yaml', questionsSchema).whole,
    glossary: files.readYaml('glossary.yaml', glossarySchema).whole?.terms,
    guides: files.readYaml('guides.yaml', guidesSchema).whole,
  };
});

/** The long texts of this build. @throws {ContentError} */
export const editorial = readOnce(readEditorial);

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
