import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { keyOf, type Meaning, type NameIndex, pathOf } from './name-index.ts';
import { guessesFor, suggestionsFor } from './suggestions.ts';
import { projectIndex } from './testing/project-index.ts';

const TODAY = '2026-11-22';

let index: NameIndex;
beforeAll(async () => {
  index = await projectIndex();
});

/** Tries every phrase of a file, tells the wrong ones by name, and returns the share that is right. */
function shareOfRight(file: string, isRight: (given: readonly Meaning[], expected: string | null) => boolean): number {
  const phrases: Record<string, Record<string, string | null>> = parse(
    readFileSync(join(import.meta.dirname, 'testing', file), 'utf8'),
  );
  const tried = Object.entries(phrases).flatMap(([kind, list]) =>
    Object.entries(list).map(([phrase, expected]) => {
      const given = suggestionsFor(phrase, index, TODAY);
      return { kind, phrase, expected, given, isRight: isRight(given, expected) };
    }),
  );
  const right = tried.filter((each) => each.isRight);
  for (const [kind, all] of Map.groupBy(tried, (each) => each.kind)) {
    console.info(`${kind}: ${all.filter((each) => each.isRight).length} de ${all.length}`);
  }
  for (const { kind, phrase, expected, given } of tried.filter((each) => !each.isRight)) {
    const shown = given.map((meaning) => pathOf(meaning)).join(', ');
    console.info(`${kind}: «${phrase}» debía dar ${expected ?? 'nada'} y da ${shown || 'nada'}`);
  }
  expect(tried.length).toBeGreaterThanOrEqual(300);
  return right.length / tried.length;
}

test('of the places that travellers type, 98 % is answered rightly at the first suggestion', () => {
  const share = shareOfRight('phrases.yaml', (given, expected) =>
    String(expected)
      .split('+')
      .every((one, at) => given[at] && keyOf(given[at]).startsWith(one)),
  );
  expect(share).toBeGreaterThanOrEqual(0.98);
});

test('of what they ask besides, 97 % leads to the very section, and what has no answer gets none', () => {
  const share = shareOfRight('subject-phrases.yaml', ([first], expected) => {
    if (expected === null || !first) return expected === null && !first;
    const path = pathOf(first);
    return expected.endsWith('*') ? path.startsWith(expected.slice(0, -1)) : path === expected;
  });
  expect(share).toBeGreaterThanOrEqual(0.97);
});

test.each([
  ['most of the words of a subject', 'global entri mexicanos', '/preguntas#global-entry'],
  [
    'a word of several subjects, with more',
    'puedo usar shorts en dubai o me arrestan',
    '/pais/united-arab-emirates#si-algo-sale-mal',
  ],
  ['a place in a story of something else', 'quien gano el partido de mexico contra argentina', '/pais/argentina'],
  ['a name like that of a country', 'fransilandia', '/pais/finland'],
  ['rubbish', 'asdf qwer zxcv', undefined],
  ['code', '<script>prompt(1)</script>', undefined],
])('%s: what nothing answers is only guessed at', (_what, typed, first) => {
  expect(suggestionsFor(typed, index, TODAY)).toEqual([]);
  const guesses = guessesFor(typed, index);
  expect(guesses.slice(0, 3).map((meaning) => pathOf(meaning))).toEqual(first ? expect.arrayContaining([first]) : []);
});
