import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_JOURNEY } from './journey-draft.ts';
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
const JOURNEY = { ...EMPTY_JOURNEY, expiry: '2031-05-04', trips: [{ ...TRIP, via: [] }] };

test('what could not be read again is not kept in place of what can', () => {
  keepJourney(JOURNEY);
  expect(keepJourney({ ...JOURNEY, nationality: 'E'.repeat(10_000) })).toBe(false);
  expect(storedJourney()).toEqual({ state: 'found', draft: JOURNEY });
});

describe('rubbish in its place', () => {
  const key = 'pv:viaje';

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
