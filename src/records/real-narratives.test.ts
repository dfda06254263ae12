import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { loadCatalogue } from './load.server.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const { countries } = loadCatalogue(CONTENT);
const narratives = readdirSync(join(CONTENT, 'narratives'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ name: file.slice(0, -3), text: readFileSync(join(CONTENT, 'narratives', file), 'utf8').trim() }));

/** Words only, so that punctuation and line breaks do not hide a repeated sentence. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Which texts are given by more than one narrative. */
function shared(parts: (text: string) => string[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const { name, text } of narratives) {
    for (const part of parts(text)) owners.set(part, (owners.get(part) ?? new Set()).add(name));
  }
  return [...owners].filter(([, names]) => names.size > 1).map(([part, names]) => `${[...names].join(', ')}: ${part}`);
}

test('there are at least 70 narratives, and more than full records', () => {
  const full = countries.filter(({ depth }) => depth === 'full');
  expect(full.length).toBeGreaterThanOrEqual(85);
  expect(narratives.length).toBeGreaterThanOrEqual(70);
  expect(narratives.length).toBeGreaterThan(full.length);
});

test('every full record opens with a narrative of its own', () => {
  const silent = countries.filter(({ depth, humanIntro }) => depth === 'full' && !humanIntro);
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

test('a country with a narrative shows exactly that text', () => {
  const shown = countries.filter(({ humanIntro }) => humanIntro);
  expect(shown.length).toBeGreaterThan(0);
  for (const { name, humanIntro } of shown) {
    expect(humanIntro).toBe(narratives.find((narrative) => narrative.name === name)?.text);
  }
  const named = new Set(narratives.map(({ name }) => name));
  expect(countries.filter(({ name, humanIntro }) => named.has(name) && !humanIntro)).toEqual([]);
});

describe('narratives are particular to their country', () => {
  test('no two share a sentence', () => {
    const sentences = (text: string) =>
      text
        .split(/(?<=[.?!…])\s+/)
        .map(plain)
        .filter(Boolean);
    expect(narratives.flatMap(({ text }) => sentences(text)).length).toBeGreaterThan(300);
    expect(shared(sentences)).toEqual([]);
  });

  test('no two begin with the same five words', () => {
    expect(shared((text) => [plain(text).split(' ').slice(0, 5).join(' ')])).toEqual([]);
  });

  it.each(narratives)('$name is told in 90 to 160 words', ({ text }) => {
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(90);
    expect(words).toBeLessThanOrEqual(160);
  });
});
