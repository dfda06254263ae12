import { beforeEach, expect, test, vi } from 'vitest';
import { deviceWith } from '../ui/testing/device.ts';
import { EMPTY_JOURNEY } from './journey-draft.ts';
import { keepJourney, storedJourney } from './journey-store.ts';

const KEY = 'pv:viaje';
const { kept, storage } = deviceWith();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
});

const TRIP = { place: 'japan', entry: '2027-05-01', exit: '2027-05-20', via: [] };
const JOURNEY = { ...EMPTY_JOURNEY, expiry: '2031-05-04', trips: [TRIP] };

test('what could not be read again is not kept in place of what can', () => {
  keepJourney(JOURNEY);
  expect(keepJourney({ ...JOURNEY, nationality: 'E'.repeat(10_000) })).toBe(false);
  expect(storedJourney()).toEqual({ state: 'found', draft: JOURNEY });
});

test.each([
  ['another shape', { ...JOURNEY, trips: [{ place: '<b>' }] }],
  ['too much', { ...JOURNEY, trips: Array.from({ length: 501 }, () => TRIP) }],
  ['endless', { ...JOURNEY, expiry: '9'.repeat(10_000) }],
])('%s in its place is set aside whole and told, and stays through a change', (_case, data) => {
  const text = JSON.stringify({ version: 1, data });
  kept.set(KEY, text);
  expect(storedJourney()).toEqual({ state: 'set-aside', draft: EMPTY_JOURNEY });
  keepJourney(JOURNEY);
  expect(kept.get(`${KEY}:anterior`)).toBe(text);
  expect(storedJourney()).toEqual({ state: 'found', draft: JOURNEY });
});
