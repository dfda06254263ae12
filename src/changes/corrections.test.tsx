import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Correction, correctionsSchema } from './correction.ts';
import { CorrectionsPage } from './corrections-page.tsx';

const correction = (report: number, changes: Partial<Correction> = {}): Correction => ({
  report,
  received: '2026-11-20',
  decided: '2026-11-24',
  country: 'japan',
  about: 'costos',
  outcome: 'corrected',
  ...changes,
});
const textOf = (corrections: readonly Correction[]) =>
  renderToStaticMarkup(<CorrectionsPage corrections={corrections} names={new Map([['japan', 'Japón']])} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('each report says what was decided and in how many days, newest first', () => {
  const text = textOf([correction(1), correction(2, { decided: '2026-11-30', country: 'otro', outcome: 'no-source' })]);
  expect(text).toContain('Hemos decidido 2 reportes y corregimos 1.');
  const [first, second] = [text.indexOf('Otro país: costos'), text.indexOf('Japón: costos Lo corregimos')];
  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(first);
  expect(text).toMatch(/No hallamos una fuente que lo diga \([^)]+\) 10 /);
});

test('before the first decision the page says so', () => {
  expect(textOf([])).toContain('Todavía no hemos decidido ningún reporte.');
});

test('a decision before its report, or twice about the same, is a mistake', () => {
  const isRight = (...corrections: Correction[]) => v.safeParse(correctionsSchema, { corrections }).success;
  expect(isRight(correction(1), correction(2))).toBe(true);
  expect(isRight(correction(1), correction(1))).toBe(false);
  expect(isRight(correction(1, { decided: '2026-11-19' }))).toBe(false);
  expect(v.safeParse(correctionsSchema, null).success).toBe(true);
});
