import { describe, expect, it, test } from 'vitest';
import { countryDraft, updateDraft } from '../records/testing/country-draft.ts';
import { asOf, comingChanges, withLater } from './as-of.ts';
import type { Country } from './country.ts';
import { evidenceOf } from './evidence.ts';
import { badgeText } from './voice/wording.ts';

const END = '2026-12-31';
const RULE = { day: END, ends: 'rule' } as const;
const EXEMPTION = { day: END, ends: 'exemption' } as const;
const EVE = '2026-12-30';
const SAID = 'Lo que sabíamos valía hasta el 31 de diciembre de 2026; confirma si sigue igual.';
const CITED = {
  source: { name: 'Gobierno de Narnia', url: 'https://www.gob.na/', kind: 'ministry', seen: 'stored-copy' },
  checkedOn: '2026-11-21',
  confidence: 'high',
} as const;

const rule = {
  ...CITED,
  id: 'us-visa',
  holds: ['us-visa' as const],
  arrival: 'any' as const,
  visaStatus: 'visa-free' as const,
  text: 'Con visa de Estados Unidos no pides nada.',
};
const otherwise = { visaStatus: 'visa-required' as const, text: 'Los demás piden visa.' };

const ending = (changes: Partial<Country>) => countryDraft({ visaStatus: 'visa-free', ...changes });

describe('on the day a rule ends', () => {
  test('a status is to be confirmed, and says until when it held', () => {
    const country = ending({ evidence: { visaStatus: { validUntil: RULE, doubt: 'Antes lo discutía una guía.' } } });
    expect(asOf(country, EVE)).toMatchObject({ confidence: 'high' });
    const ended = asOf(country, END);
    expect(ended).toMatchObject({ confidence: 'low', doubt: SAID });
    expect(badgeText(ended)).toMatch(/ · por confirmar$/);
    expect(evidenceOf(ended, 'visaStatus', END)).toMatchObject({ confidence: 'low', doubt: SAID });
  });

  test('a stay of its own end leaves the status as sure as it was', () => {
    const country = ending({ maxStay: { days: 90 }, evidence: { maxStay: { validUntil: RULE } } });
    const ended = asOf(country, END);
    expect(ended.confidence).toBe('high');
    expect(evidenceOf(ended, 'maxStay', END)).toMatchObject({ confidence: 'low', doubt: SAID });
  });

  test('a passport rule doubts itself', () => {
    const country = ending({
      passportValidity: { from: 'entry', months: 6, ...CITED },
      evidence: { passportValidity: { validUntil: RULE } },
    });
    expect(asOf(country, EVE).passportValidity?.confidence).toBe('high');
    expect(asOf(country, END).passportValidity).toMatchObject({ months: 6, confidence: 'low', doubt: SAID });
  });

  test('a rule with conditions says so after its own words, once', () => {
    const conditional = {
      summary: 'Sin trámite con visa de Estados Unidos vigente.',
      rules: [rule],
      otherwise,
    };
    const ended = asOf(ending({ conditional, evidence: { 'conditional.us-visa': { validUntil: RULE } } }), END);
    expect(ended.conditional?.rules[0]).toMatchObject({ confidence: 'low', text: `${rule.text} ${SAID}` });
    expect(asOf(ended, '2027-01-15').conditional).toEqual(ended.conditional);
  });

  it('a change that leads, or that replaced the status, has no end of the old one', () => {
    const raised = updateDraft({ concerns: 'maxStay', maxStay: { days: 180 }, effective: '2026-01-01' });
    const stay = ending({ updates: [raised], evidence: { maxStay: { validUntil: RULE } } });
    expect(evidenceOf(asOf(stay, END), 'maxStay', END)).toMatchObject({ confidence: 'high', doubt: undefined });
    const changed = updateDraft({
      concerns: 'visaStatus',
      effective: '2026-12-01',
      newFacts: { visaStatus: 'visa-required', notes: 'Desde diciembre se pide visa.' },
    });
    const status = ending({ updates: [changed], evidence: { visaStatus: { validUntil: RULE } } });
    expect(asOf(status, END)).toMatchObject({ visaStatus: 'visa-required', confidence: 'high', doubt: undefined });
  });
});

describe('on the day an exemption ends', () => {
  test('the passport rule beside it binds, as sure as it was, and nothing is said of the exemption', () => {
    const doubt = 'Hasta el 31 de diciembre de 2026 bastaba que estuviera vigente.';
    const country = ending({
      passportValidity: { from: 'entry', months: 6, ...CITED, doubt },
      evidence: { passportValidity: { doubt, validUntil: EXEMPTION } },
    });
    expect(asOf(country, EVE).passportValidity).toMatchObject({ months: 6, doubt });
    const { passportValidity } = asOf(country, END);
    expect(passportValidity).toMatchObject({ months: 6, confidence: 'high', doubt: undefined });
    expect(asOf(country, END).confidence).toBe('high');
  });

  test('the status recorded beside it holds, as sure as its sources', () => {
    const country = ending({
      visaStatus: 'eta-required',
      confidence: 'low',
      doubt: 'No está claro si México sigue exento hasta fin de 2026.',
      evidence: { visaStatus: { validUntil: EXEMPTION, doubt: 'Una lista nombra a México y otra no.' } },
      sources: [{ ...CITED.source, kind: 'data', supports: ['visaStatus'], checkedOn: CITED.checkedOn }],
    });
    expect(asOf(country, EVE)).toMatchObject({ confidence: 'low' });
    const ended = asOf(country, END);
    expect(ended).toMatchObject({ visaStatus: 'eta-required', confidence: 'medium', doubt: undefined });
    expect(badgeText(ended)).not.toMatch(/por confirmar/);
  });

  test('what eased the entry is no longer offered, and the others remain', () => {
    const easedUntil = { ...rule, id: 'uk-visa', holds: ['uk-visa' as const] };
    const evidence = { 'conditional.uk-visa': { validUntil: EXEMPTION } } as const;
    const conditional = {
      summary: 'Sin trámite con visa de Estados Unidos o del Reino Unido vigente.',
      rules: [rule, easedUntil],
      otherwise,
    };
    expect(asOf(ending({ conditional, evidence }), END).conditional?.rules.map(({ holds }) => holds)).toEqual([
      ['us-visa'],
    ]);
    const alone = ending({ conditional: { ...conditional, rules: [easedUntil] }, evidence });
    expect(asOf(alone, EVE)).toMatchObject({ visaStatus: 'visa-free' });
    expect(asOf(alone, END)).toMatchObject({ visaStatus: 'visa-required', conditional: undefined });
  });
});

test('what was built before carries the day on which it will read otherwise', () => {
  const country = ending({ evidence: { visaStatus: { validUntil: RULE } } });
  expect(comingChanges(country, EVE).map(({ from }) => from)).toEqual([END]);
  expect(comingChanges(country, END)).toEqual([]);
  const { badge, later } = withLater(country, EVE, (asOfDay) => ({ badge: badgeText(asOfDay) }));
  expect([badge, later]).toEqual(['Sin Visa', [{ from: END, shown: { badge: 'Sin Visa · por confirmar' } }]]);
});

describe('a fee bound to a tariff that is renewed', () => {
  const raised = { effective: '2026-01-01', stage: 'in-force', concerns: 'costs', confidence: 'high' } as const;
  const fee = ending({
    costs: { fee: 'fixed', amount: 20, currency: 'AUD' },
    updates: [updateDraft({ ...raised, cost: { amount: 200, currency: 'AUD' } })],
    evidence: { 'updates.2026-01-01-costs': { validUntil: RULE } },
  });

  it.each([
    ['the day before', fee, EVE, 'high', undefined],
    ['on that day', fee, END, 'low', SAID],
    [
      'after another change of the fee',
      {
        ...fee,
        updates: [
          updateDraft({ ...raised, effective: '2026-12-01', cost: { amount: 210, currency: 'AUD' } }),
          ...fee.updates,
        ],
      },
      END,
      'high',
      undefined,
    ],
  ])('%s', (_when, country, day, confidence, doubt) => {
    expect(evidenceOf(asOf(country, day), 'costs', day)).toMatchObject({ confidence, doubt });
  });

  test('a page built before says so', () => {
    expect(comingChanges(fee, EVE)).toMatchObject([{ from: END, text: expect.stringContaining('el costo') }]);
  });
});
