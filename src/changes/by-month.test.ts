import { expect, it } from 'vitest';
import type { RuleChange } from '../catalogue/rule-changes.ts';
import { byMonth } from './by-month.ts';

function change(effective: string): RuleChange {
  return {
    update: { effective, title: effective },
    place: 'Japón',
    path: '/pais/japan',
    isUpcoming: false,
  } as RuleChange;
}

it('puts changes of one month under one heading, whatever their day, and keeps their order', () => {
  const groups = byMonth(['2026-09-15', '2026-09', '2026-04-10', '2026', '2025-12-01'].map(change));
  expect(groups.map((group) => [group.heading, group.changes.length])).toEqual([
    ['Septiembre de 2026', 2],
    ['Abril de 2026', 1],
    ['2026', 1],
    ['Diciembre de 2025', 1],
  ]);
});
