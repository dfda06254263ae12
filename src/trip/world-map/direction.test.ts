import { expect, test } from 'vitest';
import { nextIn } from './direction.ts';

const PLACES = [
  { name: 'north', x: 0, y: -50 },
  { name: 'far east', x: 90, y: 5 },
  { name: 'east', x: 40, y: 10 },
  { name: 'south-east', x: 20, y: 60 },
];

test.each([
  ['ArrowUp', 'north'],
  ['ArrowRight', 'east'],
  ['ArrowDown', 'east'],
  ['ArrowLeft', undefined],
  ['Enter', undefined],
])('%s goes to %s', (direction, expected) => {
  expect(nextIn(direction, { x: 0, y: 0 }, PLACES)?.name).toBe(expected);
});
