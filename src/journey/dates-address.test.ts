import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datesFromHash, datesToHash, MOST_SHARED_TRIPS } from './dates-address.ts';
import { type DatesDraft, MOST_TRIPS } from './trip-draft.ts';

const DRAFT: DatesDraft = {
  expiry: '2030-05-01',
  issued: '2024-05-01',
  trips: [
    { place: 'japan', entry: '2027-05-01', exit: '2027-05-20' },
    { place: 'schengen', entry: '2026-07-01', exit: '2026-07-14' },
  ],
};

describe('dates in an address', () => {
  test('come back as they went, trips in their order', () => {
    expect(datesFromHash(datesToHash(DRAFT, true))).toEqual({ draft: DRAFT, unread: [], surplus: 0 });
  });

  test('leave the passport out unless it is asked for', () => {
    const hash = datesToHash(DRAFT, false);
    expect(hash).not.toMatch(/2030|2024/);
    expect(datesFromHash(hash)?.draft).toEqual({ ...DRAFT, expiry: '', issued: '' });
  });

  test('of as many trips as can be shared stay short enough for any messenger', () => {
    const trip = { place: 'democratic-republic-of-the-congo', entry: '2027-05-01', exit: '2027-05-20' };
    const trips = Array.from({ length: MOST_SHARED_TRIPS }, () => trip);
    expect(datesToHash({ ...DRAFT, trips }, true).length).toBeLessThan(8000);
  });

  test.each(['', '#', '#tus-viajes', '#pais=peru'])('«%s» carries none', (hash) => {
    expect(datesFromHash(hash)).toBeUndefined();
  });

  test.each([
    ['#viaje=japan', ['japan']],
    ['#viaje=japan~2027-05-01', ['japan~2027-05-01']],
    ['#viaje=~2027-05-01~2027-05-20', ['~2027-05-01~2027-05-20']],
    ['#viaje=a~b~c~d', ['a~b~c~d']],
    ['#viaje=', ['']],
    ['#viaje=%E0%A4%A', ['\uFFFD%A']],
  ])('%s: what is no trip is listed, not guessed at', (hash, unread) => {
    expect(datesFromHash(hash)).toEqual({ draft: { expiry: '', issued: '', trips: [] }, unread, surplus: 0 });
  });

  test('a wrong date is kept, so that the page can say what is wrong with it', () => {
    expect(datesFromHash('#viaje=japan~2027-02-30~x&vence=nunca')?.draft).toEqual({
      expiry: 'nunca',
      issued: '',
      trips: [{ place: 'japan', entry: '2027-02-30', exit: 'x' }],
    });
  });

  test('no address is too strange or too long', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(datesFromHash(`#viaje=${text}`)).toBeDefined();
      }),
    );
    const long = `#${'viaje=japan~2027-05-01~2027-05-20&'.repeat(5000)}`;
    expect(datesFromHash(long)?.draft.trips).toHaveLength(MOST_TRIPS);
    expect(datesFromHash(long)?.surplus).toBe(5000 - MOST_TRIPS);
  });
});
