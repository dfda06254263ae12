/** What a section of a country is made of, whoever shows it. */

/** A name that leads somewhere: on another site, unless the address begins with `/`. */
export interface Link {
  name: string;
  url: string;
  /** The day of the page it leads to, where it shows one. */
  published?: string | undefined;
}

/** A line, in the order it is read. */
export type Words = readonly (string | { strong: string } | Link)[];

/** An answer as short as it comes, and what it is called. */
export interface Figure {
  label: string;
  value: string;
  /** Smaller lines under it: its own currency, that nobody could confirm it. */
  small: readonly string[];
}

export type Part =
  /** `note` is small print, `warning` stands in a box. */
  | { kind: 'text' | 'note' | 'warning'; words: Words }
  /** `remarks` are dated doubts about the figure, each in a box. */
  | { kind: 'list' | 'steps' | 'remarks'; items: readonly Words[] }
  | { kind: 'fields'; fields: readonly { label: string; value: string; href?: string }[] }
  /** Waits until the reader opens it. */
  | { kind: 'fold'; title: string; parts: readonly Part[] };

/** What `¿Cómo lo sabemos?` opens of one fact. */
export interface KnownBy {
  name: string;
  checkedOn: string;
  /** How sure it is, and who says otherwise. */
  lines: readonly Words[];
  sources: readonly Words[];
  /** What a report that it is wrong begins with. */
  report?: { slug: string; fact: string; says: string };
}

export interface Section {
  /** What it is called where a view has no name of its own for it. */
  title: string;
  /** Printed large. */
  figure?: Figure | undefined;
  parts: readonly Part[];
  /** Of each fact that it tells. */
  evidence?: readonly (KnownBy | undefined)[] | undefined;
}

/** The words alone, for a line of text. */
export function asText(words: Words): string {
  return words.map((word) => (typeof word === 'string' ? word : 'strong' in word ? word.strong : word.name)).join('');
}

/** Every line of a section, its figure first. */
export function plainLines({ figure, parts }: Pick<Section, 'figure' | 'parts'>): string[] {
  const small = figure?.small.length ? ` (${figure.small.join('; ')})` : '';
  return [...(figure ? [figure.value + small] : []), ...parts.flatMap(linesOf)];
}

function linesOf(part: Part): string[] {
  if ('words' in part) return [asText(part.words)];
  if ('items' in part) return part.items.map(asText);
  return 'fields' in part ? part.fields.map(({ value }) => value) : part.parts.flatMap(linesOf);
}

export function link({ name, url, published }: Link): Link {
  return { name, url, published };
}

export function text(...words: Words): Part {
  return { kind: 'text', words };
}

export function notes(lines: readonly string[]): Part[] {
  return lines.map((line) => ({ kind: 'note', words: [line] }));
}

export function list(items: readonly Words[]): Part[] {
  return items.length > 0 ? [{ kind: 'list', items }] : [];
}

export function fields(fields: Extract<Part, { kind: 'fields' }>['fields']): Part[] {
  return fields.length > 0 ? [{ kind: 'fields', fields }] : [];
}

export function section(title: string, parts: readonly Part[], evidence?: Section['evidence']): Section | undefined {
  return parts.length > 0 ? { title, parts, evidence } : undefined;
}
