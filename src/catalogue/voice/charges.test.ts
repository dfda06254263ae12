import { describe, expect, it, test } from 'vitest';
import { sentencesOf } from '../../../scripts/copy/readability.ts';
import { DRAFT_RATES } from '../../records/testing/country-draft.ts';
import type { Charge } from '../charge-schema.ts';
import { typingSlip } from '../spanish-text.ts';
import { chargeSentences, extraCosts } from './charges.ts';

const CHARGES: readonly (readonly [Charge, string])[] = [
  [
    {
      when: 'exit',
      by: ['land'],
      amount: 20,
      currency: 'USD',
      reduced: [{ who: 'menores de 12 años', under: 12, amount: 5, currency: 'USD' }],
    },
    'Al salir por tierra pagas 20\u00a0USD (360\u00a0MXN). Pagan menos: menores de 12 años, 5\u00a0USD (90\u00a0MXN).',
  ],
  [
    { when: 'exit', by: ['air'], what: 'impuesto de salida', amount: 20, currency: 'USD', inTicket: 'included' },
    'Al salir en avión pagas 20\u00a0USD (360\u00a0MXN) de impuesto de salida. Ya viene en tu boleto.',
  ],
  [
    { when: 'both', by: ['air'], amount: 20, currency: 'USD' },
    'Al entrar y otra vez al salir en avión pagas 20\u00a0USD (360\u00a0MXN).',
  ],
  [
    { when: 'entry', by: ['air'], inTicket: 'ask' },
    'Al entrar en avión se cobra un impuesto: pregunta a tu aerolínea si ya viene en tu boleto.',
  ],
  [
    { when: 'exit', by: ['land', 'sea'], what: 'tasa de control' },
    'Al salir por tierra o por mar se cobra aparte (tasa de control); cuánto está por confirmar: pregunta antes de viajar.',
  ],
  [
    {
      when: 'place',
      where: 'el parque',
      what: 'entrada',
      amount: 20,
      upTo: 30,
      currency: 'USD',
      note: 'Sube cada año.',
    },
    'Para ir al parque pagas de 20 a 30\u00a0USD (de 360 a 540\u00a0MXN) de entrada. Sube cada año.',
  ],
  [
    {
      when: 'night',
      where: 'Lisboa',
      amount: 20,
      currency: 'USD',
      nights: 7,
      reduced: [{ who: 'menores de 13 años', under: 13, amount: 0, currency: 'USD' }],
    },
    'En Lisboa el hospedaje suma 20\u00a0USD (360\u00a0MXN) por persona y noche, hasta 7 noches. Gratis: menores de 13 años.',
  ],
  [
    { when: 'night', amount: 20, currency: 'USD', per: 'room', what: 'tasa climática' },
    'El hospedaje suma 20\u00a0USD (360\u00a0MXN) por cuarto y noche de tasa climática.',
  ],
  [{ when: 'night', percent: 12.5 }, 'El hospedaje suma 12.5 % de su precio.'],
  [
    { when: 'night', where: 'Berlín' },
    'En Berlín el hospedaje suma un impuesto por noche; pregunta cuánto al reservar.',
  ],
];

describe('what is paid besides the permit', () => {
  it.each(CHARGES)('%j', (charge, said) => {
    expect(chargeSentences(charge, DRAFT_RATES)).toBe(said);
    expect(typingSlip(said)).toBeUndefined();
    for (const sentence of sentencesOf(said)) expect(sentence.split(' ').length).toBeLessThanOrEqual(34);
  });

  test('the other fees come first, and what no field says comes last', () => {
    const routes = [
      { for: 'la de varias entradas, por si vuelves', amount: 20, currency: 'USD' as const },
      { for: 'la de tránsito', amount: 0, currency: 'USD' as const },
    ];
    const charges = [{ when: 'night' as const, percent: 5 }];
    expect(extraCosts({ fee: 'free', routes, charges, additionalFees: 'El seguro va aparte.' }, DRAFT_RATES)).toBe(
      'La de varias entradas, por si vuelves, cuesta 20\u00a0USD (360\u00a0MXN). La de tránsito es gratis. El hospedaje suma 5 % de su precio. El seguro va aparte.',
    );
    expect(extraCosts({ fee: 'free' }, DRAFT_RATES)).toBeUndefined();
  });
});
