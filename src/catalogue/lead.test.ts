import { expect, test } from 'vitest';
import { countryDraft, updateDraft } from '../records/testing/country-draft.ts';
import { leadSentences, shortAdvice } from './lead.ts';

test.each([
  ['2027-02-25', 'La SRE pidió no viajar a Narnia'],
  ['2027-02-26', 'La SRE había pedido no viajar a Narnia'],
])('an advice last read on 27 November 2026, on %s: %s', (today, words) => {
  const advice = {
    concerns: 'alert',
    againstTravel: { by: 'La SRE' },
    effective: '2026-03-01',
    readOn: '2026-11-27',
  } as const;
  const country = countryDraft({ nameSpanish: 'Narnia', updates: [updateDraft(advice)] });
  expect(shortAdvice(country, today)).toBe(words);
  expect(leadSentences(country, today)[0]).toContain(`${words} en marzo de 2026.`);
});

test('an advice to go only where it cannot wait is told as one', () => {
  const advice = { concerns: 'alert', againstTravel: { by: 'Canadá', unlessEssential: true } } as const;
  const country = countryDraft({ nameSpanish: 'Narnia', updates: [updateDraft(advice)] });
  expect(shortAdvice(country, '2026-11-28')).toBe('Canadá desaconsejó viajar a Narnia');
});

test('the only way of arriving that it holds for is told with the name of the country, as two may lead alike', () => {
  const country = countryDraft({
    nameSpanish: 'Narnia',
    visaStatus: 'eta-required',
    onlyBy: { ways: ['air'], otherwise: 'visa-required' },
  });
  expect(leadSentences(country, '2026-11-28')[0]).toMatch(
    /^En Narnia el permiso en línea sirve solo si llegas en avión/,
  );
});
