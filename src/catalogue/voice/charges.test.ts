import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { sentencesOf } from '../../../scripts/copy/readability.ts';
import { DRAFT_RATES } from '../../records/testing/country-draft.ts';
import { chargesSchema } from '../charge-schema.ts';
import { typingSlip } from '../spanish-text.ts';
import { chargeSentences, extraCosts } from './charges.ts';
import { CHARGE_EXAMPLES } from './testing/figure-examples.ts';

describe('what is paid besides the permit', () => {
  it.each(CHARGE_EXAMPLES)('%j', (charge, said) => {
    expect(v.parse(chargesSchema, [charge])).toEqual([charge]);
    expect(chargeSentences(charge, DRAFT_RATES)).toBe(said);
    expect(typingSlip(said)).toBeUndefined();
    for (const sentence of sentencesOf(said)) expect(sentence.split(' ').length).toBeLessThanOrEqual(34);
  });

  test('the fee says all that is known of it before what is paid apart', () => {
    const routes = [
      { for: 'la de varias entradas, por si vuelves', amount: 20, currency: 'USD' as const },
      { for: 'la de tránsito', amount: 0, currency: 'USD' as const },
    ];
    const entry = { when: 'entry' as const, by: ['air' as const], amount: 20, currency: 'USD' as const };
    const charges = [entry, { ...entry, what: 'cuota de migración' }, { when: 'night' as const, percent: 5 }];
    expect(extraCosts({ fee: 'free', routes, charges, additionalFees: 'Va aparte.' }, DRAFT_RATES, true)).toEqual([
      'La de varias entradas, por si vuelves, cuesta 20\u00a0USD (360\u00a0MXN). La de tránsito es gratis.',
      'Va aparte.',
      'Al entrar en avión pagas 20\u00a0USD (360\u00a0MXN). También pagas 20\u00a0USD (360\u00a0MXN) de cuota de migración. Pagas aparte un impuesto del 5 % sobre el hospedaje.',
      'Lo que se cobra aparte está por confirmar: pregunta a tu aerolínea.',
    ]);
    const visa = { fee: 'fixed' as const, amount: 20, currency: 'USD' as const, covers: 'la visa de 30 días' };
    expect(extraCosts({ ...visa, routes }, DRAFT_RATES)[0]).toBe('Los 20\u00a0USD son de la visa de 30 días.');
  });
});
