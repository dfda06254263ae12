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
    'Tu pasaporte debe estar vigente 3 meses después del día en que sales de la zona Schengen.',
  );
});

describe('sources that read a rule otherwise', () => {
  const others = [{ from: 'exit', months: 6, by: 'Canadá e Irlanda' } as const];

  it('are named with what each asks, and the longest is what to go by', () => {
    expect(readingsDoubt({ ...CITED, from: 'entry', months: 6, others })).toBe(
      'Canadá e Irlanda piden 6 meses después de que salgas. Si puedes, cumple lo más largo; si no, pregunta a tu aerolínea.',
    );
    const shorter = [
      { from: 'exit', by: 'el Reino Unido' } as const,
      { from: 'entry', days: 30, by: 'Francia' } as const,
    ];
    expect(readingsDoubt({ ...CITED, from: 'exit', months: 6, others: shorter })).toBe(
      'El Reino Unido pide que valga todo el viaje; Francia pide 30 días desde que entras. Con menos, pregunta a tu aerolínea.',
    );
  });

  it('that do not say whose they are leave the doubt to the words of the record', () => {
    expect(
      readingsDoubt({ ...CITED, from: 'entry', months: 6, others: [{ from: 'exit', months: 6 }] }),
    ).toBeUndefined();
  });
});
