import { describe, expect, it } from 'vitest';
import { parseDay } from '../../journey/calendar-day.ts';
import { readListDates } from './list-dates.ts';

const TODAY = parseDay('2026-11-21') ?? 0;

describe('the dates of a trip', () => {
  it.each([
    ['2027-05-03', '2027-05-20'],
    ['2027-05-03', '2027-05-03'],
    ['2027-05-03', ''],
    ['', '2027-05-20'],
    ['', ''],
    // On the way already, or leaving today.
    ['2026-11-01', '2026-11-21'],
    ['2026-11-21', ''],
  ])('%s to %s can be computed with', (entry, exit) => {
    expect(readListDates({ entry, exit }, TODAY)).toEqual({
      entry: parseDay(entry),
      exit: parseDay(exit),
      problems: {},
    });
  });

  it.each([
    [
      '2027-05-20',
      '2027-05-03',
      'exit',
      'La salida no puede ser antes que la entrada, el 20 de mayo de 2027. Cambia una de las dos.',
    ],
    ['2026-11-20', '', 'entry', 'Esa fecha ya pasó. Revisa el año.'],
    ['2026-10-01', '2026-11-20', 'exit', 'Esa fecha ya pasó. Revisa el año.'],
    ['0202-05-03', '', 'entry', 'Revisa el año: pusiste 202 y aquí van de 1950 a 2100.'],
    ['2036-11-22', '', 'entry', 'Faltan más de 10 años para esa fecha. Revisa el año.'],
    ['2027-05-03', '9999-12-31', 'exit', 'Revisa el año: pusiste 9999 y aquí van de 1950 a 2100.'],
    ['2027-02-30', '', 'entry', '«2027-02-30» no es una fecha que exista. Escríbela otra vez.'],
    ['2027-05-03', 'mañana', 'exit', '«mañana» no es una fecha que exista. Escríbela otra vez.'],
  ] as const)('of %s to %s nothing is computed, and the field says why', (entry, exit, field, text) => {
    expect(readListDates({ entry, exit }, TODAY)).toEqual({
      entry: undefined,
      exit: undefined,
      problems: { [field]: text },
    });
  });
});
