import { describe, expect, it, test } from 'vitest';
import { passportWords, readingsDoubt } from './passport-words.ts';
import { PASSPORT_EXAMPLES } from './testing/figure-examples.ts';

const CITED = {
  source: { name: 'Fuente', url: 'https://ejemplo.mx', kind: 'ministry', seen: 'stored-copy' },
  checkedOn: '2026-11-21',
  confidence: 'high',
} as const;

test.each(PASSPORT_EXAMPLES)('%j is «%s»', (rule, words) => expect(passportWords({ ...CITED, ...rule })).toBe(words));

test('of an area, what is left is the area', () => {
  expect(passportWords({ ...CITED, from: 'exit', months: 3 }, 'la zona Schengen')).toBe(
    'Tu pasaporte debe estar vigente 3 meses después de que salgas de la zona Schengen.',
  );
});

describe('sources that read a rule otherwise', () => {
  const others = [
    { from: 'entry', months: 6, by: 'Alemania' } as const,
    { from: 'exit', months: 6, by: 'Canadá e Irlanda' } as const,
  ];

  it.each([
    [{ from: 'entry', months: 3, others } as const, 'Canadá e Irlanda hablan de 6 meses después de que salgas.'],
    [{ from: 'exit', months: 3, others } as const, 'Canadá e Irlanda hablan de 6 meses.'],
    [
      { from: 'exit', months: 3, others: [{ from: 'exit', by: 'el Reino Unido' }] } as const,
      'El Reino Unido dice que basta con que valga todo el viaje.',
    ],
  ])('are told by the one that asks most: %j', (rule, said) => {
    expect(readingsDoubt(rule)).toBe(`${said} Si tu pasaporte no llega al plazo más largo, pregunta a tu aerolínea.`);
  });

  it('that do not say whose they are leave the doubt to the words of the record', () => {
    expect(readingsDoubt({ from: 'entry', others: [{ from: 'exit', months: 6 }] })).toBeUndefined();
  });
});
