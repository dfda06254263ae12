import { expect, test } from 'vitest';
import { parseByteRange } from './static-files.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes= 2 - 3', { start: 2, end: 3 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1, 4-5', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-3', undefined],
])('of ten bytes, "%s" asks for %j', (header, expected) => {
  expect(parseByteRange(header, 10)).toEqual(expected);
});

test('an empty file has no range to give', () => {
  expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
});
