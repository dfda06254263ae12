import { expect, test } from 'vitest';
import { compactPath } from './compact-path.ts';

/** The corners a path text of relative lines goes through, as a browser draws it. */
function corners(path: string): string[] {
  const seen: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command, rest = ''] of path.matchAll(/([mz])([^mz]*)/g)) {
    if (command === 'z') {
      [x, y] = [startX, startY];
      continue;
    }
    const numbers = [...rest.matchAll(/-?\d+/g)].map(Number);
    for (let index = 0; index < numbers.length; index += 2) {
      x += numbers[index] ?? 0;
      y += numbers[index + 1] ?? 0;
      if (index === 0) [startX, startY] = [x, y];
      seen.push(`${x},${y}`);
    }
  }
  return seen;
}

test.each([
  ['one ring', 'M10,20L30,20L30,40L10,40Z', ['10,20', '30,20', '30,40', '10,40']],
  ['two rings', 'M5,5L9,5L9,9ZM100,50L90,50L90,40Z', ['5,5', '9,5', '9,9', '100,50', '90,50', '90,40']],
  ['a line', 'M5,5L-3,7L2,-1', ['5,5', '-3,7', '2,-1']],
  ['points that fell together', 'M5,5L5,5L9,5L9,5L9,9Z', ['5,5', '9,5', '9,9']],
])('a compact path goes through the corners of %s', (_, path, expected) => {
  expect(corners(compactPath(path))).toEqual(expected);
});
