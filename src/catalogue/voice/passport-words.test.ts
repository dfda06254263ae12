import { describe, expect, it, test } from 'vitest';
import { passportWords, readingsDoubt } from './passport-words.ts';
import { PASSPORT_EXAMPLES } from './testing/figure-examples.ts';

const CITED = {
  source: { name: 'Fuente', url: 'https://ejemplo.mx', kind: 'ministry', seen: 'stored-copy' },
  checkedOn: '2026-11-21',
  confidence: 'high',
} as const;

test.each(PASSPORT_EXAMPLES)('%j is «%s»', (rule, words) => expect(passportWords({ ...CITED, ...rule })).toBe(words));

test('of an area, what is left is the area; a doubt goes on from what it doubts', () => {
  expect(passportWords({ ...CITED, from: 'exit', months: 3 }, 'la zona Schengen')).toBe(
    'Tu pasaporte debe estar vigente 3 meses después de que salgas de la zona Schengen.',
  );
  expect(
    passportWords({ ...CITED, from: 'entry', confidence: 'low' }, undefined, 'El Reino Unido habla de 1 mes.'),
  ).toMatch(/ La regla está por confirmar: el Reino Unido habla de 1 mes\.$/);
});

describe('sources that read a rule otherwise', () => {
  it.each([
    ['entry', 6, 'hablan de 6 meses después de que salgas. Si al tuyo le queda menos'],
    ['exit', 6, 'hablan de 6 meses. Si al tuyo le queda menos'],
    ['exit', 1, 'hablan de 1 mes. Si al tuyo le quedan menos de 3 meses al salir'],
    ['exit', undefined, 'dicen que basta con que valga todo el viaje. Si al tuyo le quedan menos de 3 meses al salir'],
  ] as const)('are told by the one that asks most: counted from %s, %s months, %s', (from, months, said) => {
    const others = [{ from: 'entry', by: 'Chile' } as const, { from: 'exit', months, by: 'Canadá y Perú' } as const];
    expect(readingsDoubt({ from, months: 3, others })).toBe(`Canadá y Perú ${said}, pregunta a tu aerolínea.`);
  });

  it('that do not say whose they are leave the doubt to the words of the record', () => {
    expect(readingsDoubt({ from: 'entry', others: [{ from: 'exit', months: 6 }] })).toBeUndefined();
  });
});
