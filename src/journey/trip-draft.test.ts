import { describe, expect, test } from 'vitest';
import { parseDay } from './calendar-day.ts';
import { CRUISE_PORTS } from './journey-draft.ts';
import { stayLimit } from './stay-limit.ts';
import { readPassport, readTrip } from './trip-draft.ts';
import type { TripPlace } from './trip-place.ts';

const TODAY = parseDay('2026-11-21') ?? Number.NaN;
const JAPAN: TripPlace = {
  slug: 'japan',
  name: 'Japón',
  stay: { text: '90 días', limit: stayLimit({ days: 90 }), confidence: 'high' },
};
const PLACES = new Map([['japan', JAPAN]]);
const TRIP = { place: 'japan', entry: '2027-05-01', exit: '2027-05-20' };

describe('a trip as it was typed', () => {
  test.each([
    ['a stay', TRIP],
    ['in and out on one day', { ...TRIP, exit: '2027-05-01' }],
    ['a leap day', { ...TRIP, entry: '2028-02-29', exit: '2028-03-01' }],
    ['years ago', { ...TRIP, entry: '1990-01-01', exit: '1990-02-01' }],
  ])('%s is read', (_name, draft) => {
    expect(readTrip(draft, PLACES)).toMatchObject({ trip: { place: JAPAN }, problems: {} });
  });

  test.each([
    ['no place', { ...TRIP, place: '' }],
    ['no entry', { ...TRIP, entry: '' }],
    ['no exit', { ...TRIP, exit: '' }],
    ['nothing', { place: '', entry: '', exit: '' }],
  ])('with %s yet there is no trip and no reproach', (_name, draft) => {
    const { trip, problems } = readTrip(draft, PLACES);
    expect({ trip, problems }).toEqual({ trip: undefined, problems: {} });
  });

  test.each([
    ['an end before its start', { ...TRIP, exit: '2027-04-30' }, 'exit', 'antes que la entrada'],
    ['a place nobody knows', { ...TRIP, place: 'atlantis' }, 'place', '«atlantis»'],
    ['a name of JavaScript', { ...TRIP, place: '__proto__' }, 'place', '«__proto__»'],
    ['a day that does not exist', { ...TRIP, entry: '2027-02-30' }, 'entry', 'no es una fecha que exista'],
    ['text', { ...TRIP, exit: 'mañana' }, 'exit', '«mañana»'],
    ['ports nobody said', { ...TRIP, place: `${CRUISE_PORTS} a Alaska` }, 'place', 'Canadá, y por mar no sirve la eTA'],
    ['the year 9999', { ...TRIP, exit: '9999-05-01' }, 'exit', 'pusiste 9999'],
    ['a year half typed', { ...TRIP, entry: '0202-05-01' }, 'entry', 'Revisa el año'],
  ] as const)('%s is no trip; the sentence stands at its field', (_name, draft, field, words) => {
    const { trip, problems } = readTrip(draft, PLACES);
    expect(trip).toBeUndefined();
    expect(problems[field]).toContain(words);
    expect(Object.keys(problems)).toEqual([field]);
  });
});

describe("the passport's dates as they were typed", () => {
  test.each([
    ['both', { expiry: '2030-05-01', issued: '2020-05-01' }],
    ['an expiry alone', { expiry: '2030-05-01', issued: '' }],
    ['an expiry in the past, which is told at the trips', { expiry: '2020-05-01', issued: '' }],
    ['neither', { expiry: '', issued: '' }],
  ])('%s: nothing is wrong', (_name, draft) => expect(readPassport(draft, TODAY).problems).toEqual({}));

  test.each([
    ['issued in the future', { expiry: '2036-05-01', issued: '2026-11-22' }, 'issued', 'todavía no llega'],
    ['the other way round', { expiry: '2019-05-01', issued: '2020-05-01' }, 'issued', 'al revés'],
    ['a day that does not exist', { expiry: '2030-02-31', issued: '' }, 'expiry', '«2030-02-31»'],
    ['the year 9999', { expiry: '9999-01-01', issued: '' }, 'expiry', '9999'],
  ] as const)('%s is told, and nothing is computed from what is doubtful', (_name, draft, field, words) => {
    const { passport, problems } = readPassport(draft, TODAY);
    expect(problems[field]).toContain(words);
    expect(passport[field]).toBeUndefined();
  });

  test('valid for longer than any is told, and its age counts all the same', () => {
    const { passport, problems } = readPassport({ expiry: '2031-05-02', issued: '2015-05-01' }, TODAY);
    expect(problems.issued).toContain('más de 10 años');
    expect(passport.issued).toBeDefined();
  });
});
