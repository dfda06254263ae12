import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
} from 'yaml';

/** A field by name, or an item of a list by its place: `['sources', 2, 'seen']`. */
export type Path = readonly (string | number)[];

type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

/** A change that would touch more than it says. */
export class UnwritableChange extends Error {
  override name = 'UnwritableChange';
}

/**
 * A YAML text with another value in one field, or without it; every other letter stays where it was. What the `yaml`
 * package would write for the whole file has other spaces in every list.
 * @throws where the text would not say exactly that.
 */
export function withField(text: string, path: Path, value: Value | undefined): string {
  return proven(text, edited(text, path, value), (data) => put(data, path, value));
}

/** A YAML text with another item in a list of blocks, as its first or its last; the list is made where there is none. */
export function withItem(text: string, list: string, fields: object, place: 'first' | 'last'): string {
  // As YAML has it: without what is undefined.
  const item = JSON.parse(JSON.stringify(fields)) as object;
  const document = parseDocument(text);
  const existing = document.get(list, true);
  const lines = stringify([item], { lineWidth: 120, indent: 2 })
    .replace(/^(?=.)/gm, '  ')
    .replace(/: (\d{4}(?:-\d\d)*)$/gm, ': "$1"');
  const said = (data: Record<string, unknown> | null) => {
    const items = (data?.[list] ?? []) as unknown[];
    return { ...data, [list]: place === 'first' ? [item, ...items] : [...items, item] };
  };
  if (!isSeq(existing)) return proven(text, `${withEnd(text)}${list}:\n${lines}`, said);
  const [start, , end] = rangeOf(existing);
  const at = place === 'first' ? lineStart(text, start) : end;
  return proven(text, text.slice(0, at) + (at > 0 && text[at - 1] !== '\n' ? '\n' : '') + lines + text.slice(at), said);
}

function edited(text: string, path: Path, value: Value | undefined): string {
  const document = parseDocument(text);
  const node = document.getIn(path, true);
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const key = path.at(-1) ?? '';
  if (value !== undefined && isScalar(node)) return rewritten(text, node, value, isInFlow(document.contents, path));
  if (value === undefined && node === undefined) return text;
  if (!isMap(parent)) {
    if (value === undefined || isSeq(parent)) throw new UnwritableChange(`No se puede cambiar ${path.join('.')}.`);
    return edited(text, path.slice(0, -1), { [String(key)]: value });
  }
  if (parent.flow) return withFlowMap(text, parent, String(key), value);
  const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
  if (pair) {
    const from = lineStart(text, rangeOf(pair.key as Node)[0]);
    const without = text.slice(0, from) + text.slice(endOf(text, pair));
    return value === undefined
      ? without
      : `${without.slice(0, from)}${lineOf(parent, text, String(key), value)}${without.slice(from)}`;
  }
  if (value === undefined) return text;
  const last = parent.items.at(-1);
  const at = last ? endOf(text, last) : text.length;
  return `${withEnd(text.slice(0, at))}${lineOf(parent, text, String(key), value)}${text.slice(at)}`;
}

function lineOf(parent: YAMLMap, text: string, key: string, value: Value): string {
  const first = parent.items[0];
  const start = first ? rangeOf(first.key as Node)[0] : 0;
  return `${' '.repeat(start - lineStart(text, start))}${key}: ${inFlow(value)}\n`;
}

/** A scalar in place of another, folded where the other was. */
function rewritten(text: string, node: Scalar, value: Value, flow: boolean): string {
  const [start, end] = rangeOf(node);
  const after = text.slice(end);
  if (typeof value === 'string' && (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL)) {
    const line = text.slice(lineStart(text, start));
    const indent = ' '.repeat((/^ */.exec(line)?.[0].length ?? 0) + 2);
    return `${text.slice(0, start)}>-\n${folded(value, 120 - indent.length)
      .map((part) => `${indent}${part}\n`)
      .join('')}${after}`;
  }
  const quoted = node.type === Scalar.QUOTE_DOUBLE && typeof value === 'string';
  return text.slice(0, start) + (quoted ? JSON.stringify(value) : flow ? inFlow(value) : plain(value)) + after;
}

function withFlowMap(text: string, map: YAMLMap, key: string, value: Value | undefined): string {
  const [start, end] = rangeOf(map);
  const kept = map.items.flatMap((pair) => {
    if (!isPair(pair) || !isScalar(pair.key)) return [];
    const name = String(pair.key.value);
    if (name === key && value === undefined) return [];
    const written = isNode(pair.value) ? text.slice(...pair.value.range.slice(0, 2)) : '';
    return [`${name}: ${name === key && value !== undefined ? inFlow(value) : written}`];
  });
  const isNew = value !== undefined && !map.has(key);
  const all = isNew ? [...kept, `${key}: ${inFlow(value)}`] : kept;
  return `${text.slice(0, start)}{ ${all.join(', ')} }${text.slice(end)}`;
}

/** A value on one line, safe between the commas and braces of another. */
function inFlow(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(inFlow).join(', ')}]`;
  if (typeof value === 'object')
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${key}: ${inFlow(one)}`)
      .join(', ')} }`;
  return typeof value === 'string' && /[,[\]{}]/.test(value) ? JSON.stringify(value) : plain(value as Value);
}

function plain(value: Value): string {
  // Days stay between quotes, or other programs would read them as dates.
  if (typeof value === 'string' && /^\d{4}(-\d\d)*$/.test(value)) return JSON.stringify(value);
  return stringify(value, { lineWidth: 0 })
    .trim()
    .replace(/^[|>][\s\S]*/, JSON.stringify(value));
}

function folded(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function isInFlow(contents: unknown, path: Path): boolean {
  let node = contents;
  for (const key of path) {
    if ((isMap(node) || isSeq(node)) && node.flow) return true;
    node = isMap(node) || isSeq(node) ? node.get(key, true) : undefined;
  }
  return false;
}

/** Where the line after a pair begins. */
function endOf(text: string, { key, value }: Pair): number {
  const [, end] = rangeOf((isNode(value) ? value : key) as Node);
  if (text[end - 1] === '\n') return end;
  const next = text.indexOf('\n', end);
  return next === -1 ? text.length : next + 1;
}

function isNode(value: unknown): value is Node & { range: [number, number, number] } {
  return (isScalar(value) || isMap(value) || isSeq(value)) && Array.isArray(value.range);
}

function rangeOf(node: Node): [number, number, number] {
  if (!node.range) throw new Error('Un nodo sin lugar en el texto.');
  return node.range;
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function withEnd(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

/** The new text, once it is sure to say what was meant and nothing else. */
function proven(before: string, after: string, meant: (data: Record<string, unknown>) => unknown): string {
  const document = parseDocument(after);
  if (document.errors.length > 0 || !isDeepStrictEqual(document.toJS(), meant(parseDocument(before).toJS()))) {
    throw new UnwritableChange('Este cambio no se puede escribir sin tocar lo demás: hazlo en el archivo.');
  }
  return after;
}

function put(data: unknown, [key, ...rest]: Path, value: Value | undefined): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.map((item, index) => (index === Number(key) ? put(item, rest, value) : item));
  const fields = { ...(data as Record<string, unknown> | undefined) };
  const child = put(fields[key], rest, value);
  if (child === undefined) delete fields[key];
  else fields[key] = child;
  return fields;
}
