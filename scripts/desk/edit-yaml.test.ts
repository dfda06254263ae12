import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withField, withItem } from './edit-yaml.ts';

const TEXT = `# Quién
name: Uno   # nombre
stay: { days: 90, note: "a, b" }
long: >-
  Una línea que se dobla
  en dos.

# Fuentes
sources:
  - name: Primera # la buena
    checkedOn: "2026-01-01"
    supports: [a, b]
  - name: Segunda
    checkedOn: "2026-02-02"
end: 1
`;

test.each([
  ['a word', ['name'], 'Dos', 'name: Uno ', 'name: Dos '],
  ['a number in braces', ['stay', 'days'], 30, 'days: 90', 'days: 30'],
  ['a new field in braces', ['stay', 'within'], 180, '"a, b" }', '"a, b", within: 180 }'],
  ['a field less in braces', ['stay', 'note'], undefined, '{ days: 90, note: "a, b" }', '{ days: 90 }'],
  ['a day', ['sources', 1, 'checkedOn'], '2026-11-23', '"2026-02-02"', '"2026-11-23"'],
  [
    'a new field of an item',
    ['sources', 0, 'seen'],
    'live',
    'supports: [a, b]\n',
    'supports: [a, b]\n    seen: live\n',
  ],
  ['a field of an item less', ['sources', 0, 'supports'], undefined, '    supports: [a, b]\n', ''],
  [
    'a folded text',
    ['long'],
    'Otra cosa: con «signos».',
    'Una línea que se dobla\n  en dos.',
    'Otra cosa: con «signos».',
  ],
  ['a word with a colon', ['name'], 'a: b', 'name: Uno ', 'name: "a: b" '],
  ['a new field at the end', ['more', 'x'], 'y', 'end: 1\n', 'end: 1\nmore: { x: y }\n'],
] as const)('%s changes and every other letter stays', (_case, path, value, before, after) => {
  expect(TEXT).toContain(before);
  expect(withField(TEXT, path, value)).toBe(TEXT.replace(before, after));
});

test('an item goes first or last, and makes the list where there is none', () => {
  const item = { name: 'Nueva', checkedOn: '2026-11-23' };
  const written = '  - name: Nueva\n    checkedOn: "2026-11-23"\n';
  expect(withItem(TEXT, 'sources', item, 'first')).toBe(TEXT.replace('sources:\n', `sources:\n${written}`));
  expect(withItem(TEXT, 'sources', item, 'last')).toBe(TEXT.replace('end: 1', `${written}end: 1`));
  expect(withItem(TEXT, 'updates', item, 'first')).toBe(`${TEXT}updates:\n${written}`);
});

test('what cannot be written without touching the rest is refused', () => {
  expect(() => withField('a: &x 1\nb: *x\n', ['a', 'c'], 1)).toThrow('no se puede escribir');
  expect(() => withField(TEXT, ['sources', 7, 'name'], 'x')).toThrow();
});

test('records as they are take a new day for each source, an update and a stay, line by line', () => {
  const folder = join(import.meta.dirname, '../../content/countries');
  // One in a dozen: they are written alike.
  const files = readdirSync(folder).filter((_file, index) => index % 12 === 0);
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const changed = withField(text, ['sources', 0, 'checkedOn'], '2030-01-01');
    const lines = changed.split('\n').filter((line, index) => line !== text.split('\n')[index]);
    expect(lines, file).toEqual([expect.stringContaining('checkedOn: "2030-01-01"')]);
    const stay = withField(changed, ['maxStay', 'days'], 77);
    const { updates } = parse(withItem(stay, 'updates', { title: 'x' }, 'first')) as { updates: object[] };
    expect(updates[0], file).toEqual({ title: 'x' });
  }
});
