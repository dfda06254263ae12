import { expect, test } from 'vitest';
import { passportWords } from './passport-words.ts';
import { PASSPORT_EXAMPLES } from './testing/figure-examples.ts';

const CITED = {
  source: { name: 'Fuente', url: 'https://ejemplo.mx', kind: 'ministry', seen: 'stored-copy' },
  checkedOn: '2026-11-21',
  confidence: 'high',
} as const;

test.each(PASSPORT_EXAMPLES)('%j is «%s»', (rule, words) => expect(passportWords({ ...CITED, ...rule })).toBe(words));

test('of an area, what is left is the area', () => {
  expect(passportWords({ ...CITED, from: 'exit', months: 3 }, 'la zona Schengen')).toBe(
    'Tu pasaporte debe estar vigente 3 meses después del día en que sales de la zona Schengen.',
  );
});
