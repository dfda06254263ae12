import { expect, test } from 'vitest';
import { passportWords } from './passport-words.ts';

const CITED = {
  source: { name: 'Fuente', url: 'https://ejemplo.mx', kind: 'ministry', seen: 'stored-copy' },
  checkedOn: '2026-11-21',
  confidence: 'high',
} as const;

test.each([
  [{ from: 'entry' }, 'Tu pasaporte debe estar vigente el día que entras.'],
  [{ from: 'exit', blankPages: 1 }, 'Tu pasaporte debe estar vigente todo el viaje. Lleva 1 página en blanco.'],
  [{ from: 'entry', months: 6 }, 'Tu pasaporte debe estar vigente 6 meses después del día en que entras.'],
  [{ from: 'exit', months: 1 }, 'Tu pasaporte debe estar vigente 1 mes después del día en que sales.'],
  [
    { from: 'permitted-stay', days: 60 },
    'Tu pasaporte debe estar vigente 60 días después de la estancia que te permiten.',
  ],
  [
    { from: 'exit', months: 3, issuedWithinYears: 10, blankPages: 2 },
    'Tu pasaporte debe estar vigente 3 meses después del día en que sales. Debe tener menos de 10 años de expedido. Lleva 2 páginas en blanco.',
  ],
  [
    { from: 'entry', months: 6, confidence: 'low', doubt: 'Otra fuente pide tres.' },
    'Tu pasaporte debe estar vigente 6 meses después del día en que entras. Está por confirmar: pregunta a tu aerolínea.',
  ],
] as const)('%j is «%s»', (rule, words) => expect(passportWords({ ...CITED, ...rule })).toBe(words));

test('of an area, what is left is the area', () => {
  expect(passportWords({ ...CITED, from: 'exit', months: 3 }, 'la zona Schengen')).toBe(
    'Tu pasaporte debe estar vigente 3 meses después del día en que sales de la zona Schengen.',
  );
});
