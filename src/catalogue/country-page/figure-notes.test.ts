import { expect, it } from 'vitest';
import { updateDateline } from './figure-notes.tsx';

it.each([
  ['in-force', 'high', '2026-04-08', 'Desde el 8 de abril de 2026'],
  ['in-force', 'high', '2026-01-01', 'Desde el 1.º de enero de 2026'],
  ['in-force', 'high', '2024-10', 'Desde octubre de 2024'],
  ['in-force', 'high', '2020', 'Desde 2020'],
  ['in-force', 'medium', '2021-05-24', 'Según parece, desde el 24 de mayo de 2021'],
  ['in-force', 'low', '2025-12', 'Según parece, desde diciembre de 2025'],
  ['announced', 'high', '2027-01-01', 'Anunciado para el 1.º de enero de 2027'],
  ['announced', 'medium', '2027', 'Anunciado para 2027'],
] as const)('a change that is %s, of %s confidence, from %s reads «%s»', (stage, confidence, effective, line) => {
  expect(updateDateline({ stage, confidence, effective })).toBe(line);
});
