import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { realCatalogue } from './testing/real-catalogue.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const { countries } = realCatalogue();
const narratives = countries.flatMap(({ name, humanIntro }) => (humanIntro ? { name, text: humanIntro.text } : []));

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

test('every full record opens with a narrative of its own', () => {
  const silent = countries.filter(({ depth, humanIntro }) => depth === 'full' && !humanIntro);
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

test('every narrative is of a country that shows it', () => {
  expect(readdirSync(join(CONTENT, 'narratives')).sort()).toEqual(narratives.map(({ name }) => `${name}.md`).sort());
});

describe('narratives are particular to their country', () => {
  test('a fact that several state is worded once; more than three sentences alike are a skeleton', () => {
    const told = narratives.map(({ name, text }) => ({
      name,
      sentences: text.split(/(?<=[.?!…])\s+/).map(plain),
    }));
    const alike = told.flatMap((one, index) =>
      told
        .slice(index + 1)
        .filter((other) => other.sentences.filter((sentence) => one.sentences.includes(sentence)).length > 3)
        .map((other) => `${one.name}, ${other.name}`),
    );
    expect(alike).toEqual([]);
  });

  test('no two begin with the same five words', () => {
    expect(shared((text) => [plain(text).split(' ').slice(0, 5).join(' ')])).toEqual([]);
  });
});
