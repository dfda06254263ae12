import { describe, expect, test } from 'vitest';
import type { Country } from '../catalogue/country.ts';
import type { Stay } from '../catalogue/stay-schema.ts';
import { CONDITIONAL_DRAFT, countryDraft } from '../records/testing/country-draft.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { timelineRows } from '../trip/dates/timeline.tsx';
import { stayAnswerWords } from './answer-words.ts';
import { formatDay, parseDay } from './calendar-day.ts';
import { calendarEvents } from './calendar-events.ts';
import type { Places } from './load-places.ts';
import { presenceOf } from './presence.ts';
import { answerTrips } from './trip-answers.ts';
import type { Trip } from './trip-draft.ts';
import { isOfSchengen, SCHENGEN_SLUG, tripPlaces } from './trip-place.ts';

const day = (text: string) => parseDay(text) ?? Number.NaN;
const TODAY = day('2026-11-21');
const { countries } = realCatalogue();
const placesOf = (all: readonly Country[]): Places =>
  new Map(tripPlaces(all, '2026-11-21').map((place) => [place.slug, place]));

const { conditional } = CONDITIONAL_DRAFT;
const shorterForSome = (maxStay: Stay) =>
  conditional && { ...conditional, rules: conditional.rules.map((rule) => ({ ...rule, maxStay })) };

/** Countries as the tests need them, whatever the records of those names say today. */
const draft = (slug: string, changes: Partial<Country>) => countryDraft({ slug, nameSpanish: slug, ...changes });
const SCHENGEN = countries.find(({ area }) => area)?.counted;
const MEMBER: Partial<Country> = {
  area: 'schengen',
  counted: SCHENGEN,
  passportValidity: countries.find(({ area }) => area)?.passportValidity,
};
const places = placesOf([
  draft('spain', MEMBER),
  draft('france', MEMBER),
  draft('monaco', { counted: SCHENGEN }),
  draft('greenland', { counted: SCHENGEN }),
  draft('japan', { maxStay: { days: 90 } }),
  draft('brazil', { maxStay: { days: 90 } }),
  draft('united-kingdom', {
    visaStatus: 'eta-required',
    maxStay: { months: 6 },
    costs: { fee: 'free', processingTime: { takes: 'working-days', to: 3 } },
  }),
  draft('australia', { visaStatus: 'visa-required', costs: { fee: 'free', processingTime: { takes: 'weeks' } } }),
  draft('united-states', {
    visaStatus: 'visa-required',
    maxStay: { months: 6, decidedBy: 'officer' },
    costs: { fee: 'free', processingTime: { takes: 'weeks' } },
  }),
  draft('thailand', { maxStay: { days: 30 }, confidence: 'low', doubt: 'No está confirmado.' }),
  draft('lilliput', { maxStay: { days: 30 }, conditional: shorterForSome({ days: 14 }) }),
]);
const trip = (slug: string, entry: string, exit: string): Trip => {
  const place = places.get(slug);
  if (!place) throw new Error(`No place ${slug}`);
  return { place, entry: day(entry), exit: day(exit) };
};
const answers = (trips: Trip[], expiry = '2035-01-01') => answerTrips({ expiry: day(expiry) }, trips, TODAY);
const coming = (trips: Trip[]) => answers(trips).flatMap((answer) => (answer.isPast ? [] : answer));

describe('the places of the catalogue', () => {
  const all = placesOf(countries);
  const counted = countries.filter((country) => !country.area && country.counted?.id === 'schengen');

  test('the members, the area itself and what its records count with it share one count', () => {
    const shown = [...all.values()].filter(isOfSchengen).map(({ slug }) => slug);
    const members = countries.filter(({ area }) => area === 'schengen');
    expect(members.length).toBeGreaterThan(20);
    expect(counted.length).toBeGreaterThan(0);
    expect(shown.sort()).toEqual([...[...members, ...counted].map(({ slug }) => slug), SCHENGEN_SLUG].sort());
    for (const outside of ['cyprus', 'ireland', 'united-kingdom', 'andorra', 'aruba']) {
      expect(all.get(outside)?.counted, outside).toBeUndefined();
    }
  });

  test('members have the rule on passports of the area', () => {
    expect(all.get('spain')?.validity).toBeDefined();
    expect(all.get(SCHENGEN_SLUG)?.validity).toEqual(all.get('spain')?.validity);
  });

  test('a permit is asked for where one is needed before the trip, and nowhere else', () => {
    expect(places.get('united-kingdom')?.application?.term).toEqual({ count: 3, unit: 'working-days' });
    expect(places.get('australia')?.application).toMatchObject({ text: expect.any(String) });
    expect(places.get('australia')?.application?.term).toMatchObject({ isLeast: true });
    expect(places.get('japan')?.application).toBeUndefined();
  });
});

describe('several trips together', () => {
  test('days in two members are one count, and days elsewhere are not of it', () => {
    const [spain, uk, france] = coming([
      trip('spain', '2027-01-01', '2027-02-28'),
      trip('united-kingdom', '2027-03-01', '2027-04-30'),
      trip('france', '2027-05-01', '2027-06-05'),
    ]);
    expect(spain?.stay.outcome).toBe('harms-later-stay');
    expect(uk?.leftAtExit).toBeUndefined();
    expect(france).toMatchObject({ days: 36, leftAtExit: -5, stay: { outcome: 'over', days: 5 } });
  });

  test.each([
    ['going on to another member', '2027-01-10', '2027-04-19', 'broken', 'broken'],
    ['going on to another member', '2027-01-10', '2027-04-20', 'met', 'met'],
    ['coming back days later', '2027-01-12', '2027-04-15', 'met', 'broken'],
  ])(
    'the passport is counted from the day the area is left: %s on %s, valid to %s',
    (_how, on, expiry, first, second) => {
      const said = answers([trip('france', '2027-01-01', '2027-01-10'), trip('spain', on, '2027-01-20')], expiry);
      expect(said.map((answer) => !answer.isPast && answer.passport.outcome)).toEqual([first, second]);
    },
  );

  test('where some are given less than the record’s stay, the longer stay is not said to fit', () => {
    const outcomes = ['2027-01-14', '2027-01-15', '2027-01-31'].map(
      (exit) => coming([trip('lilliput', '2027-01-01', exit)])[0]?.stay.outcome,
    );
    expect(outcomes).toEqual(['within', 'depends', 'over']);
  });

  test('an excess is measured against a limit in words, whatever place of the area it is in', () => {
    for (const { slug } of [...places.values()].filter(isOfSchengen)) {
      const [answer] = coming([trip(slug, '2027-01-01', '2027-05-30')]);
      expect(answer && stayAnswerWords(answer).text, slug).toMatch(/del límite \(«\d/);
    }
  });

  test('Monaco and Greenland add to it', () => {
    const said = coming([trip('monaco', '2027-01-01', '2027-01-10'), trip('greenland', '2027-01-10', '2027-01-20')]);
    expect(said.map(({ leftAtExit }) => leftAtExit)).toEqual([80, 70]);
  });

  test('one is in one country at a time, except on the day of going on', () => {
    const said = answers([
      trip('france', '2027-01-01', '2027-01-31'),
      trip('spain', '2027-01-31', '2027-02-10'),
      trip('japan', '2027-02-09', '2027-02-20'),
      trip('brazil', '2027-06-01', '2027-06-10'),
    ]);
    expect(said.map(({ clash }) => clash?.place.slug)).toEqual([undefined, 'japan', 'spain', undefined]);
  });

  test('what ended before today is over, what ends today is not', () => {
    const said = answers([trip('japan', '2026-11-01', '2026-11-20'), trip('japan', '2026-11-20', '2026-11-21')]);
    expect(said.map(({ isPast }) => isPast)).toEqual([true, false]);
  });
});

describe('what goes into the calendar', () => {
  const events = (trips: Trip[], expiry: string) =>
    calendarEvents({ expiry: day(expiry) }, answers(trips, expiry), TODAY).map(({ uid, day: on }) => [
      uid,
      formatDay(on),
    ]);

  test('the passport nine months before its expiry, and the last lawful day', () => {
    expect(
      events(
        [trip('united-kingdom', '2027-05-03', '2027-05-20'), trip('spain', '2027-07-01', '2027-07-10')],
        '2035-01-31',
      ),
    ).toEqual(
      [
        ['united-kingdom-salida-2027-05-03@pasaporte-verde', '2027-11-02'],
        ['spain-salida-2027-07-01@pasaporte-verde', '2027-09-28'],
        ['pasaporte-2035-01-31@pasaporte-verde', '2034-04-30'],
      ].sort((a, b) => String(a[1]).localeCompare(String(b[1]))),
    );
  });

  test('nothing in the past; a passport that is due already is due today, one that has expired never', () => {
    expect(events([trip('japan', '2026-01-01', '2026-01-10')], '2027-02-01')).toEqual([
      ['pasaporte-2027-02-01@pasaporte-verde', '2026-11-21'],
    ]);
    expect(events([], '2026-11-20')).toEqual([]);
  });

  test('a last day that nobody could confirm is not called certain', () => {
    const said = answers([trip('thailand', '2027-05-03', '2027-05-20'), trip('japan', '2027-06-03', '2027-06-20')]);
    const titles = calendarEvents({}, said, TODAY).map(({ title }) => title);
    expect(titles).toEqual(['Último día legal en thailand (por confirmar)', 'Último día legal en japan']);
  });

  test('no day where none is known', () => {
    expect(events([trip('united-states', '2027-05-03', '2027-05-20')], '2026-01-01')).toEqual([]);
  });
});

describe('the drawing', () => {
  test('has a row for each month from the start of the window to the last stay, with lawful days and days in excess', () => {
    const presence = presenceOf([trip('spain', '2026-12-20', '2027-03-21')]);
    const rows = timelineRows(presence, day('2027-01-15'));
    expect(rows.map(({ label }) => label).join()).toBe(
      'jul 2026,ago 2026,sep 2026,oct 2026,nov 2026,dic 2026,ene 2027,feb 2027,mar 2027',
    );
    expect(rows[0]).toMatchObject({ segments: [], inWindow: { from: 20, to: 31 } });
    expect(rows[6]?.inWindow).toEqual({ from: 1, to: 15 });
    expect(rows[7]).toEqual({ label: 'feb 2027', segments: [{ kind: 'stay', from: 1, to: 28 }] });
    expect(rows[8]?.segments).toEqual([
      { kind: 'stay', from: 1, to: 19 },
      { kind: 'overstay', from: 20, to: 21 },
    ]);
  });
});

test('500 stays over decades are answered, each by the days of its own window', () => {
  const trips = Array.from({ length: 500 }, (_, index): Trip => {
    const entry = TODAY + index * 30;
    return { ...trip('spain', '2027-01-01', '2027-01-02'), entry, exit: entry + (index % 20) };
  });
  const said = coming(trips);
  expect(said).toHaveLength(500);
  for (const { leftAtExit, trip: one } of said) {
    const near = trips.filter(({ exit, entry }) => exit > one.exit - 180 && entry <= one.exit);
    const days = near.reduce((sum, { entry, exit }) => sum + exit - Math.max(entry, one.exit - 179) + 1, 0);
    expect(leftAtExit).toBe(90 - days);
  }
});

test('a stay that is over is judged by its days and asks for nothing any more', () => {
  const said = answers([trip('spain', '2026-01-01', '2026-04-05'), trip('japan', '2026-11-01', '2026-11-20')]);
  expect(said).toMatchObject([
    { isPast: true, overstay: { first: day('2026-04-01'), days: 5 } },
    { isPast: true, days: 20 },
  ]);
  expect(calendarEvents({}, said, TODAY)).toEqual([]);
});
