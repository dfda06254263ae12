import { expect, it } from 'vitest';
import type { RuleChange } from '../catalogue/rule-changes.ts';
import { byPeriod } from './by-period.ts';

const groupsOf = (...dates: string[]) =>
  byPeriod(dates.map((effective) => ({ update: { effective, title: effective } }) as RuleChange)).map(
    ({ period, heading, changes }) => [period, heading, changes.map(({ update }) => update.effective)],
  );

it('the twelve months up to the newest change each have their heading, whatever the day; what is older has its year', () => {
  expect(
    groupsOf('2026-09-15', '2026-09', '2026-04-10', '2026', '2025-10-01', '2025-09-30', '2025', '2024-12-31'),
  ).toEqual([
    ['2026-09', 'Septiembre de 2026', ['2026-09-15', '2026-09']],
    ['2026-04', 'Abril de 2026', ['2026-04-10']],
    ['2026', '2026', ['2026']],
    ['2025-10', 'Octubre de 2025', ['2025-10-01']],
    ['2025', '2025, hasta septiembre', ['2025-09-30', '2025']],
    ['2024', '2024', ['2024-12-31']],
  ]);
});

it('after a December the year before is whole', () => {
  expect(groupsOf('2026-12-01', '2026-01-05', '2025-12-31')).toEqual([
    ['2026-12', 'Diciembre de 2026', ['2026-12-01']],
    ['2026-01', 'Enero de 2026', ['2026-01-05']],
    ['2025', '2025', ['2025-12-31']],
  ]);
});

it('without any change there is no heading', () => {
  expect(groupsOf()).toEqual([]);
});
