import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { plainText } from '../../src/catalogue/inline.ts';
import { type Block, parseProse, textsOf } from '../../src/reading/prose.ts';
import { splitHead } from '../../src/records/content-files.server.ts';
import { type Phrases, sayPhrases, withPhrases } from '../../src/records/phrases.ts';
import { listFiles } from '../../src/site/hosting/list-files.ts';

/** One text of a file, where its editor finds it: `requirements.2.text`. */
export interface ReaderText {
  field: string;
  text: string;
}

/** A file of `content/`, as a reader meets it. */
export interface ContentPage {
  /** `content/countries/japan.yaml` */
  file: string;
  /** What its YAML says: all of it, or the head of a text. */
  data: Readonly<Record<string, unknown>>;
  texts: readonly ReaderText[];
}

/** Fields with words that are not ours to put right: names, and what circulates or was specified. All others are read. */
const NAMES = new Set([
  'address',
  'city',
  'claim',
  'name',
  'nameInSentence',
  'nameSpanish',
  'popularDestinations',
  'region',
  'source',
  'sources',
  'topics',
  'where',
]);

/** Not for readers: other people’s data, the words of a search, and what the checks are told. */
const OTHERS = /^(?:open-data\/|search\/|copy-|exchange-rates|featured|reviewed-hosts|yellow-fever-risk)/;

/** Every text for readers in a content folder. */
export function readContentPages(contentDir: string): ContentPage[] {
  const read = (name: string) => readFileSync(join(contentDir, name), 'utf8');
  const names = listFiles(contentDir).filter((name) => /\.(?:yaml|md)$/.test(name) && !OTHERS.test(name));
  const phrases = names.includes('phrases.yaml') ? parse(read('phrases.yaml')) : {};
  return names.map((name) => readContentPage(`content/${name}`, read(name), phrases));
}

/** One file: YAML, or a text with or without a head. */
export function readContentPage(file: string, source: string, phrases: Phrases = {}): ContentPage {
  const isYaml = file.endsWith('.yaml');
  const { head = '', body } = isYaml ? { head: source, body: '' } : splitHead(source);
  const data = parse(head) ?? {};
  sayPhrases(data, phrases);
  if (file.endsWith('/phrases.yaml')) return { file, data, texts: wordsOf(data) };
  return { file, data, texts: [...textsIn(data), ...(isYaml ? [] : proseTexts(withPhrases(body, phrases)))] };
}

/** A phrase stands under its name. */
function wordsOf(phrases: Phrases): ReaderText[] {
  return Object.entries(phrases).map(([field, text]) => ({ field, text }));
}

/** The words of a long text; tables hold figures rather than sentences. */
function proseTexts(markdown: string): ReaderText[] {
  const { prose } = parseProse(markdown);
  const said = (blocks: readonly Block[]) => blocks.filter(({ kind }) => kind !== 'table').flatMap(textsOf);
  return [...said(prose.intro), ...prose.sections.flatMap(({ heading, blocks }) => [heading, ...said(blocks)])].map(
    (text) => ({ field: 'texto', text: plainText(text) }),
  );
}

/** Every text of two words or more, or of one with a capital: not the words of a list to choose from. */
function textsIn(value: unknown, path: readonly string[] = []): ReaderText[] {
  if (typeof value === 'string') {
    return /\p{L}\s+\p{L}|^\p{Lu}\p{Ll}/u.test(value) ? [{ field: path.join('.'), text: plainText(value) }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !NAMES.has(name))
    .flatMap(([name, inner]) => textsIn(inner, [...path, name]));
}

/** Everything that a file says anywhere, with the names of its sources. */
export function stringsOf({ data, texts }: ContentPage): string[] {
  return [...stringsIn(data), ...texts.map(({ text }) => text)];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
