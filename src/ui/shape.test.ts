import { expect, it } from 'vitest';
import { absentOr, isNumber, listOf, objectOf, textUpTo, valuesOf, wordIn } from './shape.ts';

const isTrip = objectOf({
  place: textUpTo(5),
  days: isNumber,
  arrival: absentOr(wordIn(['air', 'land'])),
});
const isBook = valuesOf(listOf(isTrip, 2));
const trip = { place: 'Lima', days: 3 };

it.each([
  [{}],
  [{ a: [], b: [trip, trip] }],
  [{ a: [{ ...trip, arrival: 'air' }] }],
  [{ a: [{ ...trip, addedLater: 1 }] }],
])('%j fits', (value) => {
  expect(isBook(value)).toBe(true);
});

it.each([
  [null],
  ['a'],
  [[]],
  [{ a: trip }],
  [{ a: null }],
  [{ a: [null] }],
  [{ a: [[]] }],
  [{ a: [trip, trip, trip] }],
  [{ a: [{ ...trip, place: 'Bogotá' }] }],
  [{ a: [{ ...trip, place: 5 }] }],
  [{ a: [{ ...trip, days: '3' }] }],
  [{ a: [{ ...trip, arrival: 'sea' }] }],
  [{ a: [{ ...trip, arrival: null }] }],
  [{ a: [{ place: 'Lima' }] }],
  [{ a: [trip], b: [{}] }],
])('%j does not fit', (value) => {
  expect(isBook(value)).toBe(false);
});
