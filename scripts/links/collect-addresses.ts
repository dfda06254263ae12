import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

/** Where the content names an address: `content/countries/japan.yaml`, `sources.0.url`. */
export interface AddressUse {
  file: string;
  field: string;
}

/** Every address of a content folder, each once, with everywhere it is used. */
export function collectAddresses(contentDir: string): Map<string, AddressUse[]> {
  const uses = new Map<string, AddressUse[]>();
  const names = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((path) => /\.(yaml|md)$/.test(path)).sort()) {
    for (const { address, field } of addressesInFile(name, readFileSync(join(contentDir, name), 'utf8'))) {
      uses.set(address, [...(uses.get(address) ?? []), { file: join('content', name), field }]);
    }
  }
  return uses;
}

/**
 * The addresses of one file. It looks at every text of it rather than at the fields known to hold an address, so
 * that a field added to a schema tomorrow is checked as well.
 */
export function addressesInFile(name: string, text: string): { address: string; field: string }[] {
  if (name.endsWith('.yaml')) return inValue(parseDocument(text).toJS(), []);
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return [...inValue(parseDocument(head).toJS(), []), ...inValue(body, ['texto'])];
}

function inValue(value: unknown, path: readonly string[]): { address: string; field: string }[] {
  if (typeof value === 'string') return inText(value).map((address) => ({ address, field: path.join('.') }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => inValue(inner, [...path, key]));
}

/** A text that is an address, or the addresses it links to (`[palabras](https://…)`). */
function inText(text: string): string[] {
  const isAddress = /^https?:\/\/\S+$/.test(text);
  const written = isAddress ? [text] : (text.match(/https?:\/\/[^\s<>«»"()[\]]+(?<![.,;:])/g) ?? []);
  return written.filter((address) => URL.canParse(address)).map(withoutFragment);
}

/** A fragment is never sent to the server: with and without it is the same question. */
function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
