import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContentPages } from './reader-texts.ts';

/** Four words or more, from a capital to a full stop; that of an abbreviation (`EE. UU.`) ends none. */
const SENTENCE = /^\p{Lu}\S*(?:\s+\S+){3,}(?<!\p{Lu})\.$/u;

function sentencesIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return SENTENCE.test(value.trim()) ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => name !== 'source' && name !== 'sources')
    .flatMap(([name, inner]) => sentencesIn(inner, [...path, name]));
}

test('every sentence that a file of content says is read: the name of its field stands in PROSE_FIELDS', () => {
  const unread = readContentPages(join(import.meta.dirname, '../../content')).flatMap(({ file, data, texts }) => {
    const read = new Set(texts.map(({ field }) => field));
    return sentencesIn(data).flatMap((field) => (read.has(field) ? [] : `${file} · ${field}`));
  });
  expect(unread).toEqual([]);
});
