import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { glossarySchema } from '../../src/reading/glossary.ts';
import { areRows, bigWords, likeness } from '../copy/likeness.ts';
import { sentencesOf, wordsOf } from '../copy/readability.ts';
import type { ContentPage } from '../copy/reader-texts.ts';
import type { BuiltPage } from './read-page.ts';

/** A page, and the sentences of its prose. */
type Printed = Pick<BuiltPage, 'file' | 'prose'>;

const MOST_WORDS = 30;

/** From here on two sentences of one page say the same: found by trying it on the whole catalogue. */
const ALIKE = 0.7;
/** A shorter one is a formula: `Está por confirmar: pregunta a la embajada.` */
const LEAST_BIG_WORDS = 6;

/**
 * Every sentence of the built pages that a reader stumbles over, a line each: page, sentence, source file and mend.
 * `known` are the abbreviations that need no words beside them.
 */
export function printedMistakes(
  pages: readonly Printed[],
  written: readonly ContentPage[],
  known: ReadonlySet<string>,
): string[] {
  const sources = sourcesOf(written);
  const told = (file: string, { sentence, fix }: Stumble) =>
    `${file} · «${sentence}» (${sourceOf(sentence, sources)}) → ${fix}.`;
  // What a layout says is said five hundred times and told once, with the first page.
  const places = new Map<string, string>();
  const repeats = pages.flatMap(({ file, prose }) => {
    const sentences = prose.flatMap(sentencesOf).filter(isSentence);
    for (const sentence of sentences) if (!places.has(sentence)) places.set(sentence, file);
    if (!file.startsWith('pais/')) return [];
    return [...repeatsOf(sentences, sources), ...unexplained(sentences, known), ...helplessDoubts(prose)].map(
      (stumble) => told(file, stumble),
    );
  });
  // `npm run check:copy` has counted the words of what is printed as it is written.
  const long = [...places].flatMap(([sentence, file]) => {
    const words = sources.has(sentence) ? 0 : mostWords(sentence);
    const fix = `pártela: tiene ${words} palabras y caben ${MOST_WORDS}`;
    return words > MOST_WORDS ? [told(file, { sentence, fix })] : [];
  });
  return [...long, ...repeats];
}

/** `CAS`, `DS-160`; not a sum (`20 USD`), a part of a longer name (`ETA-IL`) or an address. */
const ABBREVIATION = /(?<![\p{L}\p{N}./-]|\d[\u00a0 ])(?!UU\.|EE\. UU)\p{Lu}[\p{Lu}\d]+(?:-\d+)?(?![\p{L}\p{N}/-])/gu;

/** A sentence that a reader stumbles over, and how it is put right. */
interface Stumble {
  sentence: string;
  fix: string;
}

/** Abbreviations that a page of a country neither explains beside them nor leads from to the glossary. */
function unexplained(sentences: readonly string[], known: ReadonlySet<string>): Stumble[] {
  const text = sentences.join(' ');
  // `la ETA-IL, un permiso en línea`, `la TAM (tarjeta andina)`, `se llama SIVAP`, `la tarjeta de llegada (ED)`.
  const explains = (name: string) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])${name}(?: \\(|,? (?:el|la|los|las|un|una|que) )|(?:\\(|llaman? (?:\\S+ )?|llamará |, |, la |: |registro |registro \\S+ |tarjeta |portal |permiso electrónico )${name}(?![\\p{L}\\p{N}])`,
      'u',
    ).test(text);
  const found = new Map<string, string>();
  for (const sentence of sentences) {
    for (const [name] of sentence.matchAll(ABBREVIATION)) {
      if (!known.has(name) && !found.has(name) && !explains(name)) found.set(name, sentence);
    }
  }
  return [...found].map(([name, sentence]) => ({
    sentence,
    fix: `«${name}»: di ahí qué es, o ponla en content/glossary.yaml (forms)`,
  }));
}

const DOUBT = /por confirmar|no está claro|falta confirmar|^En duda:/iu;
/** Said to the reader: whom to ask, or what to do meanwhile. */
const STEP =
  /(?<!\p{L})(?:pregunt|pregúnt|confírmal|confirma |revis|mira|míral|busca|búscal|llam[ae]|llámal|escrib|llev[ae]|lléval|llénal|hazl|paga |págal|no pases|llega con|ponte |confirma:|saca |sácala|anota|enséñ|cuent[ae] (?:solo )?con|cuéntal|pide|pídel|pídes|planea|compar[ae]|consult|espera|lee |léel|elige|entra |enseñ|muéstr|viaj[ae] con|evita|no (?:pid|compr|cuent|vuel|pag|us|viaj)\p{L})/iu;

/** Doubts whose paragraph leaves the reader alone with them. */
function helplessDoubts(prose: readonly string[]): Stumble[] {
  return prose
    .filter((paragraph) => !STEP.test(paragraph.replace(DOUBT, '')))
    .flatMap((paragraph) => sentencesOf(paragraph).filter((sentence) => isSentence(sentence) && DOUBT.test(sentence)))
    .map((sentence) => ({ sentence, fix: 'di a quién preguntar, o qué hacer mientras' }));
}

/** The forms of the glossary, to which pages lead, and what it leaves unexplained. */
export function knownAbbreviations(contentDir: string): ReadonlySet<string> {
  const path = join(contentDir, 'glossary.yaml');
  if (!existsSync(path)) return new Set();
  const { terms, withoutTerm } = v.parse(glossarySchema, parse(readFileSync(path, 'utf8')));
  return new Set([
    ...withoutTerm,
    ...terms.flatMap(({ forms }) => forms.flatMap((form) => [form, ...form.split(' ')])),
  ]);
}

/** Labels and lists of sources are none. */
function isSentence(text: string): boolean {
  return /^[\p{Lu}\d¿¡«].*[.?!…]\)?$/su.test(text) && !text.startsWith('Datos verificados el ');
}

/** The items of a list are read one by one. */
function mostWords(sentence: string): number {
  return Math.max(...sentence.split(';').map((part) => wordsOf(part).length));
}

function repeatsOf(sentences: readonly string[], sources: ReadonlyMap<string, string>): Stumble[] {
  const said = sentences
    .map((sentence) => ({ sentence, words: bigWords(sentence) }))
    .filter(({ words }) => words.length >= LEAST_BIG_WORDS);
  return said.flatMap(({ sentence, words }, index) => {
    const earlier = said
      .slice(0, index)
      .find((other) => likeness(other.words, words) >= ALIKE && !areRows(other.words, words));
    if (!earlier) return [];
    const first = sourceOf(earlier.sentence, sources);
    return [{ sentence, fix: `la página ya dice «${earlier.sentence}» (${first}): quita una` }];
  });
}

/** Where each written sentence stands: `content/countries/japan.yaml, notes`. */
function sourcesOf(written: readonly ContentPage[]): Map<string, string> {
  return new Map(
    written.flatMap(({ file, texts }) =>
      texts.flatMap(({ field, text }) => sentencesOf(text).map((sentence) => [sentence, `${file}, ${field}`] as const)),
    ),
  );
}

/** Pages put a label before what is written, and a full stop behind it. What nobody wrote, the voice says. */
function sourceOf(sentence: string, sources: ReadonlyMap<string, string>): string {
  const unlabelled = sentence.replace(/^[^:]*: /, '');
  const forms = [sentence, unlabelled].flatMap((form) => [form, form.replace(/\.$/, '')]);
  return forms.flatMap((form) => sources.get(form) ?? [])[0] ?? 'src/catalogue/voice';
}
