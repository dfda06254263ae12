import { describe, expect, test } from 'vitest';
import { UNSPECIFIED_STAY } from '../../catalogue/in-force.ts';
import { loadCatalogue } from '../../records/load.server.ts';
import { formatDay, parseDay } from '../calendar-day.ts';
import { lastDayOf, type Span, type StayLimit, stayLimit, type Total } from './stay-limit.ts';

const days = (count: number): Span => ({ count, unit: 'days' });
const months = (count: number): Span => ({ count, unit: 'months' });
const fixed = (stay: Span, total?: Total): StayLimit => ({
  kind: 'known',
  longest: stay,
  surely: stay,
  ...(total && { total }),
});
const upTo = (longest: Span, rest: { surely?: Span; total?: Total } = {}): StayLimit => ({
  kind: 'known',
  longest,
  ...rest,
});
const yearly = (count: number): Total => ({ days: count, window: 366, isExact: false });
const UNKNOWN: StayLimit = { kind: 'unknown' };

/** The texts of the catalogue's records and updates when this was written. */
const TEXTS: Record<string, StayLimit> = {
  '90 días en 180': fixed(days(90), { days: 90, window: 180, isExact: true }),
  '90 días en un periodo de 180': fixed(days(90), { days: 90, window: 180, isExact: true }),
  '30 días en 60': fixed(days(30), { days: 30, window: 60, isExact: true }),
  '3 meses en 6': fixed(months(3), { days: 89, window: 184, isExact: false }),
  '7 días': fixed(days(7)),
  '14 días': fixed(days(14)),
  '15 días': fixed(days(15)),
  '28 días': fixed(days(28)),
  '30 días': fixed(days(30)),
  '42 días': fixed(days(42)),
  '45 días': fixed(days(45)),
  '60 días': fixed(days(60)),
  '90 días': fixed(days(90)),
  '120 días': fixed(days(120)),
  '180 días': fixed(days(180)),
  '183 días': fixed(days(183)),
  '1 mes': fixed(months(1)),
  '1 mes al llegar': fixed(months(1)),
  '3 meses': fixed(months(3)),
  '4 meses': fixed(months(4)),
  '6 meses': fixed(months(6)),
  '1 año': fixed(months(12)),
  'Menos de 31 días': fixed(days(30)),
  '30 días con e-visa': fixed(days(30)),
  '30 días, prorrogables otros 30': fixed(days(30)),
  '90 días al año': fixed(days(90), yearly(90)),
  '90 días en un año': fixed(days(90), yearly(90)),
  '90 días en 12 meses': fixed(days(90), yearly(90)),
  '180 días en un año': fixed(days(180), yearly(180)),
  '30 días por entrada, 90 al año': fixed(days(30), yearly(90)),
  '30 días; hasta 3 meses en un año': fixed(days(30), yearly(89)),
  'Hasta 90 días': upTo(days(90)),
  'Hasta 183 días': upTo(days(183)),
  'Hasta un mes': upTo(months(1)),
  'Hasta 3 meses': upTo(months(3)),
  'Hasta 6 meses por entrada': upTo(months(6)),
  'Hasta 180 días (lo decide el oficial)': upTo(days(180)),
  'Hasta 90 días al año': upTo(days(90), { total: yearly(90) }),
  'Hasta 90 días, según la visa': upTo(days(90)),
  'Hasta 90 días, según lo que pagues': upTo(days(90)),
  '30 o 90 días, según la visa': upTo(days(90), { surely: days(30) }),
  '30 o 90 días, según la e-visa': upTo(days(90), { surely: days(30) }),
  '30 o 90 días, según te autoricen': upTo(days(90), { surely: days(30) }),
  '15, 30 o 90 días, según pagues': upTo(days(90), { surely: days(15) }),
  'Según tu visa; lo común son 30 días': UNKNOWN,
  [UNSPECIFIED_STAY]: UNKNOWN,
};

describe('a stay as the records write it', () => {
  test.each(Object.entries(TEXTS))('«%s»', (text, expected) => expect(stayLimit(text)).toEqual(expected));

  test('no text of the catalogue is read as more than it says', () => {
    const { countries } = loadCatalogue('content');
    const texts = new Set(
      countries.flatMap(({ maxStay, updates }) => [
        ...(maxStay ? [maxStay] : []),
        ...updates.flatMap(({ concerns, value }) => (concerns === 'maxStay' && value ? [value] : [])),
      ]),
    );
    const read = [...texts].map((text) => ({ text, limit: stayLimit(text) }));
    const known = read.flatMap(({ text, limit }) => (limit.kind === 'known' ? [{ text, ...limit }] : []));
    expect(known.length).toBeGreaterThan(25);
    expect(read.length - known.length).toBeLessThanOrEqual(6);
    for (const { text, longest, surely, total } of known) {
      const figures =
        text
          .replace(/\bun\b/, '1')
          .match(/\d+/g)
          ?.map(Number) ?? [];
      const isSaid = figures.includes(longest.count) || /menos de|1 año/i.test(text);
      expect(isSaid, text).toBe(true);
      if (/según|hasta (?!3 meses en un año)|oficial/i.test(text)) expect(surely, text).not.toEqual(longest);
      expect(total !== undefined, text).toBe(/ en (?:un )?(?:\d|año|periodo)|al año/.test(text));
    }
  });

  test.each(['', 'muchos días', '90', 'unos 90 días', '90 días, creo', '9000 días', '90 días en', 'días', '-5 días'])(
    '«%s» is not guessed at',
    (text) => expect(stayLimit(text)).toEqual(UNKNOWN),
  );
});

test.each([
  ['2026-03-01', days(1), '2026-03-01'],
  ['2026-01-01', days(90), '2026-03-31'],
  ['2028-01-01', days(90), '2028-03-30'],
  ['2026-01-15', months(3), '2026-04-14'],
  ['2026-11-30', months(3), '2027-02-27'],
  ['2026-01-01', months(12), '2026-12-31'],
])('from %s, the entry being the first day, %o end on %s', (entry, span, last) => {
  expect(formatDay(lastDayOf(parseDay(entry) ?? Number.NaN, span))).toBe(last);
});
