import { expect, test } from 'vitest';
import { passportWords } from './passport-words.ts';

const CITED = {
  source: { name: 'Fuente', url: 'https://ejemplo.mx', kind: 'ministry', seen: 'stored-copy' },
  checkedOn: '2026-11-21',
  confidence: 'high',
} as const;

test.each([
  [{ from: 'entry' }, 'Piden que esté vigente el día que entras.'],
  [{ from: 'exit', blankPages: 1 }, 'Piden que esté vigente todo el viaje y 1 página en blanco.'],
  [{ from: 'entry', months: 6 }, 'Piden 6 meses de vigencia desde que entras.'],
  [{ from: 'exit', months: 1 }, 'Piden 1 mes de vigencia después de que salgas.'],
  [{ from: 'permitted-stay', days: 60 }, 'Piden 60 días de vigencia después de la estancia que te permiten.'],
  [
    { from: 'exit', months: 3, issuedWithinYears: 10, blankPages: 2 },
    'Piden 3 meses de vigencia después de que salgas, menos de 10 años de expedido y 2 páginas en blanco.',
  ],
  [
    { from: 'entry', months: 6, confidence: 'low', doubt: 'Otra fuente pide tres.' },
    'Piden 6 meses de vigencia desde que entras (por confirmar).',
  ],
] as const)('%j is «%s»', (rule, words) => expect(passportWords({ ...CITED, ...rule })).toBe(words));
