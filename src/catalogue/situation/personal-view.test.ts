import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { loadCatalogue } from '../records/load.server.ts';
import type { Holding } from './holding.ts';
import { personalCountries } from './personal-data.ts';
import { personalViews } from './personal-view.ts';

const catalogue = loadCatalogue(join(import.meta.dirname, '../../../content'));
// As it reaches the browser: as JSON.
const countries = JSON.parse(JSON.stringify(personalCountries(catalogue, '2026-11-21'))) as ReturnType<
  typeof personalCountries
>;
const canadaWith = (holds: Holding[]) => personalViews(countries, { holds }).get('canada') ?? expect.unreachable();

test('the eTA of Canada costs a holder of a US visa what the record says', () => {
  const { figures } = canadaWith(['us-visa']);
  const country = catalogue.countries.find(({ slug }) => slug === 'canada');
  const pesos = country?.costs.fee === 'fixed' ? country.costs.amountMXN : 0;
  expect(figures.cost).toEqual({ lead: `${pesos}\u00a0MXN`, original: '7\u00a0CAD' });
});

test('a resident of the United States pays nothing and applies for nothing', () => {
  expect(canadaWith(['us-residence']).figures).toMatchObject({ cost: { lead: 'Gratis' }, procedure: 'Ninguno' });
});

test('who meets no condition is told the visa’s own fee and procedure, not the eTA’s', () => {
  expect(canadaWith([]).figures).toMatchObject({
    cost: { original: '100\u00a0CAD' },
    procedure: 'En línea y con biométricos',
  });
});

test('a resident is not given a visitor’s stay', () => {
  const views = personalViews(countries, { holds: ['us-residence', 'ca-residence'] });
  expect(views.get('united-states')?.figures.stay).toBe('La de tu residencia');
  expect(personalViews(countries, { holds: ['ca-residence'] }).get('canada')?.figures.stay).toBe('La de tu residencia');
});

test('a status nobody could confirm stays so for whoever holds nothing that eases it', () => {
  const badges = (holds: Holding[]) => personalViews(countries, { holds }).get('sao-tome-and-principe')?.badge;
  expect(badges([])).toBe('ETA/e-Visa · por confirmar');
  expect(badges(['us-visa'])).toBe('Sin Visa · con condiciones');
});

it.each(countries.map((country) => [country.slug, country] as const))(
  'every case of %s has a stay, a cost, a procedure and a next step',
  (_slug, { byRule, otherwise, usual, conditional }) => {
    expect(byRule).toHaveLength(conditional?.rules.length ?? 0);
    for (const figures of [...byRule, otherwise ?? usual, usual]) {
      for (const text of [figures.stay, figures.cost.lead, figures.procedure, figures.nextStep]) {
        expect(text.length).toBeGreaterThan(3);
      }
    }
  },
);
