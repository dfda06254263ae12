import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_JOURNEY, UNKNOWN_AGE } from './journey-draft.ts';
import { eraseJourneyAside, eraseStoredJourney, keepJourney, storedJourney } from './stored-journey.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const TRIP = { place: 'japan', entry: '2027-05-01', exit: '2027-05-20' };
const DATES = JSON.stringify({ version: 1, data: { expiry: '2031-05-04', issued: '', trips: [TRIP] } });
const JOURNEY = { ...EMPTY_JOURNEY, expiry: '2031-05-04', trips: [{ ...TRIP, via: [] }] };

const listed = (list: object) => JSON.stringify({ version: 1, data: { japan: { notes: 'Ventanilla', ...list } } });

describe('what the tools kept of a trip before', () => {
  test('becomes the journey with the first visit, and leaves nothing under the former name', () => {
    kept.set('pv:fechas', DATES);
    expect(storedJourney()).toEqual({ state: 'found', draft: JOURNEY });
    expect([...kept.keys()]).toEqual(['pv:viaje']);
    expect(storedJourney()).toEqual({ state: 'found', draft: JOURNEY });
  });

  test('joins a journey that is there already, which keeps its own word', () => {
    keepJourney({ ...EMPTY_JOURNEY, adults: 3, expiry: '2032-01-01', trips: JOURNEY.trips });
    kept.set('pv:fechas', DATES.replace('[', '[{"place":"peru","entry":"","exit":""},'));
    const { draft } = storedJourney();
    expect(draft).toMatchObject({ adults: 3, expiry: '2032-01-01' });
    expect(draft.trips.map(({ place }) => place)).toEqual(['japan', 'peru']);
  });

  test('is taken even where the journey itself cannot be read, which is told', () => {
    kept.set('pv:viaje', '{"version":9}');
    kept.set('pv:fechas', DATES);
    expect(storedJourney()).toEqual({ state: 'set-aside', draft: JOURNEY });
    expect(kept.get('pv:viaje:anterior')).toBe('{"version":9}');
  });

  test('stays where it is while the device takes nothing more', () => {
    kept.set('pv:fechas', DATES);
    vi.stubGlobal('localStorage', {
      ...localStorage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(storedJourney()).toEqual({ state: 'found', draft: JOURNEY });
    expect([...kept]).toEqual([['pv:fechas', DATES]]);
  });

  test('a list had dates and a child: they are the journey’s, and the rest stays the list’s', () => {
    kept.set('pv:listas', listed({ entry: '2027-05-01', exit: '', hasChild: true }));
    expect(storedJourney().draft).toEqual({
      ...EMPTY_JOURNEY,
      children: [UNKNOWN_AGE],
      trips: [{ place: 'japan', entry: '2027-05-01', exit: '', via: [] }],
    });
    expect(kept.get('pv:listas')).toBe(listed({}));
    keepJourney({ ...EMPTY_JOURNEY, adults: 2 });
    expect(storedJourney().draft).toEqual({ ...EMPTY_JOURNEY, adults: 2 });
  });

  test.each([
    ['the same stay', '2027-05-02', 1],
    ['a later one', '2027-06-01', 2],
  ])('a list’s dates beside a stop there are %s', (_which, entry, stops) => {
    kept.set('pv:fechas', DATES);
    kept.set('pv:listas', listed({ entry, exit: '', hasChild: false }));
    expect(storedJourney().draft.trips).toHaveLength(stops);
  });

  test('a list without dates is left alone', () => {
    kept.set('pv:listas', listed({ entry: '', exit: '', hasChild: false }));
    expect(storedJourney().state).toBe('empty');
    expect([...kept.keys()]).toEqual(['pv:listas']);
  });
});

test('what could not be read again is not kept in place of what can', () => {
  keepJourney(JOURNEY);
  expect(keepJourney({ ...JOURNEY, nationality: 'E'.repeat(10_000) })).toBe(false);
  expect(storedJourney()).toEqual({ state: 'found', draft: JOURNEY });
});

describe.each(['pv:viaje', 'pv:fechas'])('rubbish under %s', (key) => {
  test.each([
    ['cut off', '{"version":1,"data":{"expiry":"2031-0'],
    ['another version', '{"version":7,"data":{}}'],
    ['no object', '"🧳"'],
    ['another shape', JSON.stringify({ version: 1, data: { ...JOURNEY, trips: [{ place: '<b>' }] } })],
    ['too much', JSON.stringify({ version: 1, data: { ...JOURNEY, trips: Array.from({ length: 501 }, () => TRIP) } })],
    ['endless', JSON.stringify({ version: 1, data: { ...JOURNEY, expiry: '9'.repeat(10_000) } })],
  ])('%s is set aside whole and told, stays through a change, and goes when the reader says so', (_case, text) => {
    kept.set(key, text);
    expect(storedJourney()).toEqual({ state: 'set-aside', draft: EMPTY_JOURNEY });
    keepJourney(JOURNEY);
    expect(kept.get(`${key}:anterior`)).toBe(text);
    expect(storedJourney()).toEqual({ state: 'found', draft: JOURNEY });
    eraseJourneyAside();
    expect([...kept.keys()]).toEqual(['pv:viaje']);
    eraseStoredJourney();
    expect(kept.size).toBe(0);
  });
});
