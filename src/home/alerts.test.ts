import { expect, it, test } from 'vitest';
import type { Country } from '../catalogue/country.ts';
import type { CountryUpdate } from '../catalogue/country-schema.ts';
import { ruleChanges } from '../catalogue/rule-changes.ts';
import { updateDateline } from '../catalogue/voice/update-dateline.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { travelAlerts } from './alerts.tsx';

const TODAY = '2026-11-21';

function country(
  nameSpanish: string,
  ...updates: [string, CountryUpdate['concerns'], CountryUpdate['stage']][]
): Country {
  return {
    slug: nameSpanish.toLowerCase(),
    nameSpanish,
    iso2: 'XX',
    updates: updates.map(([effective, concerns, stage]) => ({
      effective,
      concerns,
      stage,
      title: `${nameSpanish} ${effective}`,
      summary: 'Un resumen de lo que cambió para quien viaja.',
      source: { name: 'Fuente', url: 'https://ejemplo.mx/' },
      confidence: 'high',
    })),
  } as unknown as Country;
}

const lines = (...countries: Country[]) =>
  travelAlerts(ruleChanges({ countries }, TODAY)).map(({ kind, change }) => `${kind}: ${change.update.title}`);

it('puts warnings first, then changes in force, then what is announced, soonest first', () => {
  expect(
    lines(
      country('Omán', ['2026-03-01', 'alert', 'in-force'], ['2026-10-01', 'costs', 'in-force']),
      country('Perú', ['2025-11-03', 'alert', 'in-force'], ['2026-05-01', 'procedure', 'in-force']),
      country('Corea', ['2027-06-01', 'procedure', 'announced'], ['2027-01-01', 'visaStatus', 'announced']),
    ),
  ).toEqual([
    'alert: Omán 2026-03-01',
    'alert: Perú 2025-11-03',
    'change: Omán 2026-10-01',
    'change: Perú 2026-05-01',
    'upcoming: Corea 2027-01-01',
    'upcoming: Corea 2027-06-01',
  ]);
});

it('shows no more than the three newest changes, unless there is little else', () => {
  const many = country(
    'Kenia',
    ...Array.from({ length: 8 }, (_, n): [string, 'costs', 'in-force'] => [`2026-0${n + 1}-01`, 'costs', 'in-force']),
  );
  const two = ['2026-01-01', '2026-02-01'].map((day): [string, 'alert', 'in-force'] => [day, 'alert', 'in-force']);
  expect(lines(many, country('Cuba', ...two)).filter((line) => line.startsWith('change'))).toEqual([
    'change: Kenia 2026-08-01',
    'change: Kenia 2026-07-01',
    'change: Kenia 2026-06-01',
  ]);
  expect(lines(many)).toHaveLength(4);
});

it('tells a warning of a day to come as announced, and each change once', () => {
  expect(lines(country('Chile', ['2026-12-24', 'alert', 'announced'], ['2026-12-01', 'alert', 'in-force']))).toEqual([
    'upcoming: Chile 2026-12-01',
    'upcoming: Chile 2026-12-24',
  ]);
});

test('the real catalogue has at least four, of all three kinds, and none that is only announced reads as if it were in force', () => {
  const alerts = travelAlerts(ruleChanges(realCatalogue(), TODAY));
  expect(alerts.length).toBeGreaterThanOrEqual(4);
  expect(new Set(alerts.map(({ kind }) => kind))).toEqual(new Set(['alert', 'change', 'upcoming']));
  for (const { kind, change } of alerts) {
    const dateline = updateDateline(change.update, TODAY);
    // What takes effect by itself on a day to come says that day.
    if (kind === 'upcoming') expect(dateline).toMatch(/^Anunciado|desde el /i);
    else expect(dateline).not.toMatch(/^Anunciado/);
  }
});
