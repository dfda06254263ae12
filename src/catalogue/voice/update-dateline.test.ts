import { describe, expect, it } from 'vitest';
import { checkAdvice, updateDateline, updateSummary } from './update-dateline.ts';

const TODAY = '2026-11-21';

describe('a change that is in force', () => {
  it.each([
    ['2026-04-08', 'Desde el 8 de abril de 2026'],
    ['2026-01-01', 'Desde el 1.º de enero de 2026'],
    ['2024-10', 'Desde octubre de 2024'],
    ['2020', 'Desde 2020'],
  ] as const)('from %s, reads «%s»', (effective, line) => {
    expect(updateDateline({ stage: 'in-force', effective }, TODAY)).toBe(line);
  });

  it.each([
    ['2026-03-01', 'Aviso del 1.º de marzo de 2026'],
    ['2026-03', 'Aviso de marzo de 2026'],
  ] as const)('an advice of %s reads «%s»', (effective, line) => {
    expect(updateDateline({ stage: 'in-force', effective, againstTravel: { by: 'La SRE' } }, TODAY)).toBe(line);
  });
});

describe('a change that is announced and not applied', () => {
  it.each([
    ['2027-01-01', TODAY, 'Anunciado para el 1.º de enero de 2027'],
    ['2027-03', TODAY, 'Anunciado para marzo de 2027'],
    ['2027', TODAY, 'Anunciado para 2027'],
    ['2026', TODAY, 'Anunciado para 2026'],
    [TODAY, TODAY, 'Anunciado para el 21 de noviembre de 2026'],
    ['2025-07-04', TODAY, 'Anunciado el 4 de julio de 2025, aún sin aplicarse'],
    ['2026-06', TODAY, 'Anunciado en junio de 2026, aún sin aplicarse'],
    // A coarse date has not passed before its last day …
    ['2026-11', TODAY, 'Anunciado para noviembre de 2026'],
    // … and has passed after it.
    ['2026', '2027-01-01', 'Anunciado en 2026, aún sin aplicarse'],
  ] as const)('for %s, read on %s, reads «%s»', (effective, today, line) => {
    expect(updateDateline({ stage: 'announced', effective }, today)).toBe(line);
  });
});

describe('a change told where it stands alone', () => {
  const summary = 'La guerra empezó ese día.';
  it.each([
    [{ confidence: 'high' }, summary],
    [{ confidence: 'medium' }, summary],
    [{ confidence: 'low' }, `${summary} Eso está por confirmar: pregunta a la embajada o a la SRE.`],
    [{ confidence: 'low', summary: 'Que siga está por confirmar.' }, 'Que siga está por confirmar.'],
    [
      { confidence: 'high', againstTravel: { by: 'La SRE' } },
      `${summary} Revisa si el aviso sigue en la Guía del viajero.`,
    ],
    [{ confidence: 'low', againstTravel: { by: 'España' } }, `${summary} Antes de comprar, revisa si el aviso sigue.`],
  ] as const)('%j', (update, said) => expect(updateSummary({ summary, ...update })).toBe(said));

  it('asks nothing of what is no advice', () => expect(checkAdvice({})).toBeUndefined());
});
