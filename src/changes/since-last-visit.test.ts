import { describe, expect, test } from 'vitest';
import { changesByCountry, type DatedChange } from '../catalogue/changes-by-country.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { newSince } from './since-last-visit.ts';

const VISA: DatedChange = { id: 'narnia-visa', dateline: 'Desde el 8 de abril de 2026', title: 'Piden visa' };
const FEE: DatedChange = { id: 'narnia-costo', dateline: 'Desde el 8 de abril de 2026', title: 'Sube el costo' };

describe('a reader who comes back is told', () => {
  test.each<[string, DatedChange[], DatedChange[], DatedChange[]]>([
    ['nothing, when nothing changed', [VISA, FEE], [VISA, FEE], []],
    ['which of two of one day is the new one', [VISA], [FEE, VISA], [FEE]],
    ['everything, where there was nothing', [], [VISA], [VISA]],
    ['not a title in better words', [VISA], [{ ...VISA, title: 'Ahora piden visa' }], []],
    ['not a date in other words', [VISA], [{ ...VISA, dateline: 'Anunciado para abril' }], []],
    ['not what was withdrawn', [VISA, FEE], [VISA], []],
  ])('%s', (_case, before, now, told) => {
    const seen = before.map(({ id }) => id);
    expect(newSince(seen, now)).toEqual(told);
  });

  test('nothing on the first of January of what was announced for the year before and reads otherwise since', () => {
    const { countries } = realCatalogue();
    const [before, after] = ['2026-12-31', '2027-01-01'].map((day) => changesByCountry(countries, day));
    const wordsOf = (all: typeof before) => Object.values(all ?? {}).flatMap(({ changes }) => changes);
    expect(wordsOf(after)).not.toEqual(wordsOf(before));
    for (const [slug, { changes }] of Object.entries(after ?? {})) {
      const seen = before?.[slug]?.changes.map(({ id }) => id) ?? [];
      expect(newSince(seen, changes), slug).toEqual([]);
    }
  });
});
