import { describe, expect, it } from 'vitest';
import type { PassportValidity } from '../../catalogue/passport-validity-schema.ts';
import { parseDay } from '../../journey/calendar-day.ts';
import { passportDemands, readListDates } from './list-dates.ts';

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

const COMMON = {
  source: { name: 'Fuente', url: 'https://example.org', kind: 'ministry', seen: 'stored-copy' },
  checkedOn: '2026-11-21',
  confidence: 'high',
} as const;
const rule = (part: Partial<PassportValidity>): PassportValidity => ({ from: 'entry', ...COMMON, ...part });
const texts = (validity: PassportValidity | undefined, entry: string, exit: string) =>
  passportDemands(validity, { entry: parseDay(entry), exit: parseDay(exit) });

describe('until when the passport must be valid', () => {
  it.each<[what: string, validity: Partial<PassportValidity>, entry: string, exit: string, day: string]>([
    ['six months from the entry', { months: 6 }, '2027-05-03', '2027-05-20', '3 de noviembre de 2027'],
    ['six months from the entry, no day of leaving yet', { months: 6 }, '2027-05-03', '', '3 de noviembre de 2027'],
    ['three months from the exit', { months: 3, from: 'exit' }, '2027-05-03', '2027-05-20', '20 de agosto de 2027'],
    [
      'ninety days are not three months',
      { days: 90, from: 'exit' },
      '2027-05-03',
      '2027-05-20',
      '18 de agosto de 2027',
    ],
    ['the whole trip', { from: 'exit' }, '2027-05-03', '2027-05-20', '20 de mayo de 2027'],
    ['the day of entry, but never less than the trip', {}, '2027-05-03', '2027-05-20', '20 de mayo de 2027'],
    ['the day of entry alone', {}, '2027-05-03', '', '3 de mayo de 2027'],
    ['a trip longer than the margin', { months: 1 }, '2027-01-01', '2027-05-20', '20 de mayo de 2027'],
    ['the end of a short month', { months: 6 }, '2027-08-31', '', '29 de febrero de 2028'],
  ])('%s', (_what, validity, entry, exit, day) => {
    expect(texts(rule(validity), entry, exit)).toEqual([`Pasaporte vigente, por lo menos, hasta el ${day}`]);
  });

  it.each<[what: string, validity: PassportValidity | undefined, entry: string, exit: string, said: string[]]>([
    ['says nothing without a date', rule({ months: 6 }), '', '', []],
    ['says nothing where the rule is not known', undefined, '2027-05-03', '2027-05-20', []],
    [
      'asks for the exit where the rule counts from it',
      rule({ months: 3, from: 'exit' }),
      '2027-05-03',
      '',
      ['Pasaporte vigente: pon tu fecha de salida para saber hasta qué día'],
    ],
    [
      'asks for the entry where the rule counts from it',
      rule({ months: 6 }),
      '',
      '2027-05-20',
      ['Pasaporte vigente: pon tu fecha de llegada para saber hasta qué día'],
    ],
    [
      'names no day where the rule counts from a stay that nobody knows yet',
      rule({ days: 60, from: 'permitted-stay' }),
      '2027-05-03',
      '2027-05-20',
      ['Pasaporte vigente 60 días después de que termine la estancia permitida'],
    ],
    [
      'adds how old the passport may be',
      rule({ months: 3, from: 'exit', issuedWithinYears: 10 }),
      '2028-02-29',
      '2028-03-10',
      [
        'Pasaporte vigente, por lo menos, hasta el 10 de junio de 2028',
        'Pasaporte expedido después del 28 de febrero de 2018',
      ],
    ],
  ])('%s', (_what, validity, entry, exit, said) => {
    expect(texts(validity, entry, exit)).toEqual(said);
  });
});
