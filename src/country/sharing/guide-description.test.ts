import { expect, test } from 'vitest';
import { guideDescription } from './guide-description.ts';

const withStep = (length: number) =>
  guideDescription({ nameSpanish: 'Japón', nextStep: `${'Revisa tu pasaporte '.repeat(9).slice(0, length - 1)}.` });

test('a short next step stands whole beside everything the page answers', () => {
  expect(guideDescription({ nameSpanish: 'Japón', nextStep: 'Revisa tu pasaporte.' })).toBe(
    'Visa para Japón: requisitos, costo en pesos, trámite, salud y embajada. Revisa tu pasaporte.',
  );
});

test.each([20, 60, 90, 110, 120, 130, 150])(
  'a next step of %i signs: from 70 to 160 signs, and never cut',
  (length) => {
    const description = withStep(length);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/^Visa para Japón: .+\.$/);
  },
);

test('a step too long for any version gives way to what the page answers', () => {
  expect(withStep(150)).toContain('qué sigue');
});
