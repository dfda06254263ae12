import type { DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** A start tag with its place, so that a change touches only the tag concerned and leaves the rest of the page byte for byte. */
export interface Tag {
  name: string;
  attributes: { name: string; value: string; source: string }[];
  start: number;
  end: number;
}

/** The start tag of an element that stands in the page; what the parser added by itself has none. */
export function tagOf(page: string, { tagName, attrs, sourceCodeLocation }: Element): Tag {
  const { startTag, attrs: places = {} } = sourceCodeLocation ?? {};
  const attributes = attrs.map(({ name, value }) => {
    const place = places[name];
    return { name, value, source: page.slice(place?.startOffset, place?.endOffset) };
  });
  return { name: tagName, attributes, start: startTag?.startOffset ?? 0, end: startTag?.endOffset ?? 0 };
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
