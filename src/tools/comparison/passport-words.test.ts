import { expect, test } from 'vitest';
import { passportWords } from './passport-words.ts';

const CITED = {
  source: { name: 'Fuente', url: 'https://ejemplo.mx' },
  checkedOn: '2026-11-21',
  confidence: 'high',
} as const;

test.each([
  [{ from: 'entry' }, 'Vigente el día que entras'],
  [{ from: 'exit', blankPages: 1 }, 'Vigente todo el viaje; 1 página en blanco'],
  [{ from: 'entry', months: 6 }, '6 meses de vigencia desde que entras'],
  [{ from: 'exit', months: 1 }, '1 mes de vigencia después de que salgas'],
  [{ from: 'permitted-stay', days: 60 }, '60 días de vigencia después de la estancia que te permiten'],
  [
    { from: 'exit', months: 3, issuedWithinYears: 10, blankPages: 2 },
    '3 meses de vigencia después de que salgas; menos de 10 años de expedido; 2 páginas en blanco',
  ],
] as const)('%j is «%s»', (rule, words) => expect(passportWords({ ...CITED, ...rule })).toBe(words));
