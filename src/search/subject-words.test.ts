import { expect, test } from 'vitest';
import { subjectProblems } from './subject-words.ts';

const file = 'content/search/subjects/salud.yaml';
const subject = (id: string, ...words: string[]) => ({ file, id, name: id, answer: id, path: '/', words, places: {} });
const problems = (...subjects: ReturnType<typeof subject>[]) =>
  subjectProblems(subjects, { small: 'mi el de', same: {}, whole: '', alike: [] }).map(
    ({ value, fix }) => `${value}: ${fix}`,
  );

test('two subjects with the same words are told, in whatever order, gender or number', () => {
  expect(problems(subject('vacunas', 'vacuna'), subject('salud', 'vacunas'))).toEqual([
    expect.stringMatching(/^vacunas: Con esas palabras ya se llega a «vacunas»/),
  ]);
  expect(problems(subject('a', 'perdí mi pasaporte'), subject('b', 'el pasaporte perdi'))).toHaveLength(1);
});

test('the same way twice in one subject harms nobody; one of small words says nothing, and an id is of one subject', () => {
  expect(problems(subject('a', 'vacuna', 'vacunas'))).toEqual([]);
  expect(problems(subject('a', 'de mi'))).toEqual([expect.stringMatching(/Solo tiene palabras chicas/)]);
  expect(problems(subject('a', 'uno'), subject('a', 'dos'))).toEqual([expect.stringMatching(/Ya hay un tema/)]);
});
