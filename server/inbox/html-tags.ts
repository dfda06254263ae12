/** An attribute as written; `value` has its character references decoded. */
export interface Attribute {
  name: string;
  value: string;
  source: string;
}

export interface Tag {
  name: string;
  isClosing: boolean;
  /** Closed by itself (`<br>`, `<path />`): nothing is inside. */
  isVoid: boolean;
  attributes: Attribute[];
  /** Where it begins and ends in the page. */
  start: number;
  end: number;
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** What is between these tags is text, even when it looks like tags. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title']);

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * The tags of a page that our own build wrote, in order. Each knows its place, so that a change touches only
 * the tag concerned and leaves the rest of the page byte for byte. ultrahtml, which Astro brings along, ends a
 * tag at the first `>` even inside a quoted value; an island's properties may hold one.
 */
export function* tagsOf(page: string): Generator<Tag> {
  const pattern = new RegExp(TAG);
  for (let match = pattern.exec(page); match; match = pattern.exec(page)) {
    const [source, slash, rawName, rest = ''] = match;
    if (rawName === undefined) continue;
    const name = rawName.toLowerCase();
    const isClosing = slash === '/';
    const isVoid = VOID.has(name) || rest.endsWith('/');
    const end = match.index + source.length;
    yield { name, isClosing, isVoid, attributes: attributesOf(rest), start: match.index, end };
    if (RAW_TEXT.has(name) && !isClosing) pattern.lastIndex = endOfRawText(page, name, end);
  }
}

export function attribute(tag: Tag, name: string): string | undefined {
  return tag.attributes.find((candidate) => candidate.name === name)?.value;
}

/** The tag written anew with some attributes set, or left out where the value is undefined. */
export function withAttributes(tag: Tag, changes: Record<string, string | undefined>): string {
  const kept = tag.attributes.filter(({ name }) => !Object.hasOwn(changes, name)).map(({ source }) => source);
  const set = Object.entries(changes).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${escapeHtml(value)}"`],
  );
  return `<${[tag.name, ...kept, ...set].join(' ')}>`;
}

/** Safe as text and inside a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Undoes what Astro and React escape; no other references occur in names and values of a form. */
export function decodeHtml(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_all, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function attributesOf(text: string): Attribute[] {
  return [...text.matchAll(ATTRIBUTE)].map(([source, name = '', double, single, bare]) => ({
    name: name.toLowerCase(),
    value: decodeHtml(double ?? single ?? bare ?? ''),
    source,
  }));
}

function endOfRawText(page: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(page)?.index ?? page.length;
}
