import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { journeyFromHash, journeyToHash, MOST_SHARED_TRIPS } from './journey-address.ts';
import { EMPTY_JOURNEY, isJourneyDraft, type JourneyDraft, MOST_TRIPS, UNKNOWN_AGE } from './journey-draft.ts';
import { personalPart } from './personal-address.ts';

const DALLAS = { place: 'united-states', label: 'Dallas (DFW)', leaves: 'no', hours: '14' } as const;
const MADRID = { place: 'spain', label: 'Madrid: Barajas & «T4»', leaves: '' } as const;
const DRAFT: JourneyDraft = {
  expiry: '2030-05-01',
  issued: '2024-05-01',
  adults: 2,
  children: [8, UNKNOWN_AGE],
  company: 'one',
  permit: 'si',
  shared: 'no',
  until: [{ document: 'us-visa', day: '2029-03-05' }],
  people: [
    {
      who: 'c1',
      expiry: '',
      issued: '',
      until: [{ document: 'ca-visa', day: '2028-01-01' }],
      company: 'other',
      permit: 'si',
    },
    { who: 'a1', holds: ['us-visa', 'ca-visa'], expiry: '2029-01-01', issued: '', nationality: 'ES' },
    { who: 'c0', holds: undefined, expiry: '2027-06-01', issued: '2024-06-01', nationality: undefined },
  ],
  nationality: 'ES',
  trips: [
    { place: 'japan', entry: '2027-05-01', exit: '2027-05-20', via: [DALLAS, MADRID] },
    { place: 'schengen', entry: '2026-07-01', exit: '2026-07-14', via: [], by: 'sea' },
    { place: 'oman', entry: '2027-06-01', exit: '2027-06-10', via: [], meets: 'si' },
  ],
  back: [DALLAS],
  untaken: ['Semana Santa', 'mi perro'],
};

describe('a journey in an address', () => {
  test('comes back as it went, stops in their order', () => {
    expect(journeyFromHash(journeyToHash(DRAFT, true))).toEqual({ draft: DRAFT, unread: [] });
  });

  test('is the reader’s own, word by word: none of it stands where a server would read it', () => {
    const hash = journeyToHash(DRAFT, true);
    expect(`#${personalPart(hash)}`).toBe(hash);
  });

  test('leaves passport, ages, company and nationality out unless they are asked for', () => {
    const hash = journeyToHash(DRAFT, false);
    expect(hash).not.toMatch(/2030|2024|menores|con=|todos|otro|vigencias|sinleer/);
    const { back, adults } = DRAFT;
    // Whether somebody meets what a rule asks is told of their visa.
    const trips = DRAFT.trips.map(({ meets: _own, ...stop }) => stop);
    expect(journeyFromHash(hash)?.draft).toEqual({ ...EMPTY_JOURNEY, trips, back, adults });
  });

  test('of as many stops as can be shared stays short enough for any messenger', () => {
    const trip = { place: 'democratic-republic-of-the-congo', entry: '2027-05-01', exit: '2027-05-20', via: [] };
    const trips = Array.from({ length: MOST_SHARED_TRIPS }, () => trip);
    expect(journeyToHash({ ...DRAFT, trips }, true).length).toBeLessThan(8000);
  });

  test.each(['', '#', '#tus-viajes', '#pais=peru'])('«%s» carries none', (hash) => {
    expect(journeyFromHash(hash)).toBeUndefined();
  });

  test.each([
    ['#viaje=japan', ['japan']],
    ['#viaje=japan~2027-05-01', ['japan~2027-05-01']],
    ['#viaje=~2027-05-01~2027-05-20', ['~2027-05-01~2027-05-20']],
    ['#viaje=', []],
    ['#viaje=%20&vuelta=~&menores=,', []],
    ['#viaje=%E0%A4%A', ['\uFFFD%A']],
  ])('%s: what is no stop is listed, not guessed at', (hash, unread) => {
    expect(journeyFromHash(hash)).toEqual({ draft: EMPTY_JOURNEY, unread });
  });

  test.each([
    ['#viaje=japan~2027-05-01~2027-05-20~d', ['d']],
    ['#viaje=japan~2027-05-01~2027-05-20&vuelta=x~united-states:DFW:quizas', ['x', 'united-states:DFW:quizas']],
    ['#viaje=japan~2027-05-01~2027-05-20&somos=mil&menores=8,-3&con=nadie', ['mil', '-3', 'nadie']],
    [`#viaje=japan~2027-05-01~2027-05-20&otro=${'🛂'.repeat(10_000)}`, ['🛂'.repeat(10_000)]],
  ])('what is rubbish beside a stop is listed, and the stop stays: %.60s', (hash, unread) => {
    const addressed = journeyFromHash(hash);
    expect(addressed?.draft.trips).toEqual([{ place: 'japan', entry: '2027-05-01', exit: '2027-05-20', via: [] }]);
    expect(addressed?.unread.toSorted()).toEqual(unread.toSorted());
  });

  test('a wrong date is kept, so that the page can say what is wrong with it', () => {
    expect(journeyFromHash('#viaje=japan~2027-02-30~x&vence=nunca')?.draft).toEqual({
      ...EMPTY_JOURNEY,
      expiry: 'nunca',
      trips: [{ place: 'japan', entry: '2027-02-30', exit: 'x', via: [] }],
    });
  });

  test('no address is too strange or too long', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const name of ['viaje', 'vuelta', 'vence', 'somos', 'menores', 'con', 'todos', 'otro']) {
          expect(isJourneyDraft(journeyFromHash(`#${name}=${encodeURIComponent(text)}`)?.draft)).toBe(true);
        }
      }),
    );
    const long = `#${'viaje=japan~2027-05-01~2027-05-20&'.repeat(5000)}`;
    expect(journeyFromHash(long)?.draft.trips).toHaveLength(MOST_TRIPS);
    expect(journeyFromHash(long)?.unread).toEqual([`${5000 - MOST_TRIPS} viajes de más`]);
  });
});
