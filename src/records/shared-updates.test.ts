import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { realCatalogue } from './testing/real-catalogue.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const { countries } = realCatalogue();
const shared = parse(readFileSync(join(CONTENT, 'shared-updates/schengen.yaml'), 'utf8')) as {
  updates: { title: string }[];
};
const titles = shared.updates.map(({ title }) => title);
const members = countries.filter(({ area }) => area === 'schengen');

test('there are members of either depth and changes that they share', () => {
  expect(titles.length).toBeGreaterThan(0);
  expect(new Set(members.map(({ depth }) => depth))).toEqual(new Set(['full', 'brief']));
});

it.each(members.map((member) => [member.slug, member] as const))(
  '%s: the stay of the area, and every change of the area',
  (_slug, { maxStay, updates }) => {
    expect(maxStay).toMatchObject({ days: 90, within: 180 });
    expect(updates.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
  },
);

test('who is outside is told nothing of them', () => {
  const told = countries.filter(({ area, updates }) => !area && updates.some(({ title }) => titles.includes(title)));
  expect(told.map(({ slug }) => slug)).toEqual([]);
});

test('every change is listed newest first', () => {
  const all = countries.filter(({ updates }) => updates.length > 0);
  expect(all.length).toBeGreaterThan(40);
  for (const { updates } of all) {
    const starts = updates.map(({ effective }) => `${effective}-01-01`.slice(0, 10));
    expect(starts).toEqual([...starts].sort().reverse());
  }
});
