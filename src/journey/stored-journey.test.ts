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
const DATES = JSON.stringify({ version: 1, data: { expiry: '2031-05-04', issued: '', trips: [TRIP] } });
const JOURNEY = { ...EMPTY_JOURNEY, expiry: '2031-05-04', trips: [{ ...TRIP, via: [] }] };

describe('what the dates tool kept before', () => {
  test('is the journey to begin with, and stays as it was until the journey is kept', () => {
    kept.set('pv:fechas', DATES);
    expect(storedJourney()).toEqual({ state: 'found', data: JOURNEY });
    expect([...kept]).toEqual([['pv:fechas', DATES]]);
    keepJourney({ ...JOURNEY, adults: 2 });
    expect([...kept.keys()]).toEqual(['pv:viaje']);
    expect(storedJourney()).toEqual({ state: 'found', data: { ...JOURNEY, adults: 2 } });
  });

  test('counts for nothing beside a journey', () => {
    keepJourney({ ...EMPTY_JOURNEY, adults: 3 });
    kept.set('pv:fechas', DATES);
    expect(storedJourney()).toMatchObject({ data: { adults: 3, trips: [] } });
  });

  test('is taken even where the journey itself cannot be read', () => {
    kept.set('pv:viaje', '{"version":9}');
    kept.set('pv:fechas', DATES);
    expect(storedJourney()).toEqual({ state: 'found', data: JOURNEY });
    expect(kept.get('pv:viaje:anterior')).toBe('{"version":9}');
  });
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
    expect(storedJourney()).toEqual({ state: 'set-aside' });
    keepJourney(JOURNEY);
    expect(kept.get(`${key}:anterior`)).toBe(text);
    expect(storedJourney()).toEqual({ state: 'found', data: JOURNEY });
    eraseJourneyAside();
    expect([...kept.keys()]).toEqual(['pv:viaje']);
    eraseStoredJourney();
    expect(kept.size).toBe(0);
  });
});
