import { inlineProblem, plainText } from '../catalogue/inline.ts';
import { canonicalSlug } from '../catalogue/slug.ts';
import { typingSlip } from '../catalogue/spanish-text.ts';

/** What a long text is made of; `prose-view.tsx` draws each kind. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'notice' | 'item'; title: string; text: string }
  | {
      kind: 'table';
      caption: string;
      columns: readonly string[];
      numeric: readonly number[];
      rows: readonly (readonly string[])[];
    }
  /** A place for something the page knows and the text does not: `{formularios}`. */
  | { kind: 'insert'; name: string };

export interface ProseSection {
  id: string;
  heading: string;
  blocks: readonly Block[];
}

export interface Prose {
  intro: readonly Block[];
  sections: readonly ProseSection[];
}

/** A mistake in a text: the words it stands in and what to do about it. */
export interface ProseProblem {
  value: string;
  fix: string;
}

const CAPTION = 'Tabla: ';

/**
 * Reads the little Markdown the long texts use: `##` sections, paragraphs, `-` and `1.` lists, tables
 * under a `Tabla: …` line, `>` notices that open with a bold title, items under `###`, and `{inserts}`. A whole Markdown
 * library was the alternative; it would let in what no page draws and say nothing about it.
 */
export function parseProse(markdown: string): { prose: Prose; problems: ProseProblem[] } {
  const problems: ProseProblem[] = [];
  const intro: Block[] = [];
  const sections: { id: string; heading: string; blocks: Block[] }[] = [];
  // A table needs an empty line above it in every Markdown editor; here it belongs to its caption.
  const text = markdown.trim().replace(/^(Tabla: .+)\n\s*\n(?=\|)/gm, '$1\n');
  for (const chunk of text.split(/\n\s*\n/)) {
    const heading = /^## (.+)$/.exec(chunk)?.[1];
    if (heading) {
      sections.push({ id: canonicalSlug(heading), heading, blocks: [] });
      problems.push(...textProblems([heading]));
      continue;
    }
    const block = parseBlock(chunk);
    if (typeof block === 'string') {
      problems.push({ value: chunk.slice(0, 60), fix: block });
      continue;
    }
    problems.push(...textProblems(textsOf(block)));
    (sections.at(-1)?.blocks ?? intro).push(block);
  }
  return { prose: { intro, sections }, problems };
}

/** Every text of a block, for checks and word counts. */
export function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'notice':
    case 'item':
      return [block.title, block.text];
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
    case 'insert':
      return [];
  }
}

/** How many words a reader meets. */
export function countWords(prose: Prose): number {
  const texts = [
    ...prose.intro.flatMap(textsOf),
    ...prose.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]),
  ];
  return texts.flatMap((text) => plainText(text).split(/\s+/).filter(Boolean)).length;
}

/** A block, or the fix when the chunk is none. */
function parseBlock(chunk: string): Block | string {
  const lines = chunk.split('\n');
  const insert = /^\{([a-z-]+)\}$/.exec(chunk)?.[1];
  if (insert) return { kind: 'insert', name: insert };
  if (chunk.startsWith(CAPTION)) return parseTable(lines);
  if (chunk.startsWith('- ')) return { kind: 'list', items: parseItems(lines, /^- /) };
  if (/^1\. /.test(chunk)) return { kind: 'steps', items: parseItems(lines, /^\d+\. /) };
  if (chunk.startsWith('>')) return parseNotice(lines);
  const [, title, text] = /^### (.+)\n([\s\S]+)$/.exec(chunk) ?? [];
  if (title && text) return { kind: 'item', title, text: joined(text.split('\n')) };
  if (/^[#|*<!]/.test(chunk) && !chunk.startsWith('**')) {
    return 'Usa solo ## para secciones, párrafos, listas con -, pasos con 1., puntos con ### y su texto, tablas con «Tabla: …» y avisos con >.';
  }
  return { kind: 'paragraph', text: joined(lines) };
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => line.trim()).join(' ');
}

/** A line that opens no item goes on with the one before. */
function parseItems(lines: readonly string[], mark: RegExp): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, '').trim());
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

function parseNotice(lines: readonly string[]): Block | string {
  const [first = '', ...rest] = lines.map((line) => line.replace(/^>\s?/, ''));
  const title = /^\*\*(.+)\*\*$/.exec(first)?.[1];
  if (!title || rest.length === 0) return 'Abre el aviso con un título en negritas y sigue con su texto.';
  return { kind: 'notice', title, text: joined(rest) };
}

function parseTable([first = '', header = '', rule = '', ...body]: readonly string[]): Block | string {
  const columns = cells(header);
  const rules = cells(rule);
  const rows = body.map(cells);
  if (columns.length < 2 || rules.length !== columns.length || !rules.every((cell) => /^-+:?$/.test(cell))) {
    return 'Escribe la tabla con encabezado y una línea de guiones; ---: alinea a la derecha.';
  }
  if (rows.length === 0 || rows.some((row) => row.length !== columns.length)) {
    return `Cada renglón de la tabla lleva ${columns.length} celdas.`;
  }
  const numeric = rules.flatMap((cell, index) => (cell.endsWith(':') ? index : []));
  return { kind: 'table', caption: first.slice(CAPTION.length), columns, numeric, rows };
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function textProblems(texts: readonly string[]): ProseProblem[] {
  return texts.flatMap((text) => {
    const fix = inlineProblem(text) ?? typingSlip(plainText(text));
    return fix ? [{ value: text.slice(0, 60), fix }] : [];
  });
}
