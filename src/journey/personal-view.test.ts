import { expect, it, test } from 'vitest';
import type { TravelDocument } from '../catalogue/travel-document.ts';
import {
  CONDITIONAL_DRAFT,
  countryDraft,
  draftCatalogue,
  UNITED_STATES_DRAFT,
} from '../records/testing/country-draft.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { personalCountries } from './personal-data.ts';
import { isOfRecord, personalViews } from './personal-view.ts';

const catalogue = realCatalogue();
// As it reaches the browser: as JSON.
const countries = JSON.parse(JSON.stringify(personalCountries(catalogue, '2026-11-21'))) as ReturnType<
  typeof personalCountries
>;

/** Of made-up countries, so that a corrected record cannot break what is proven of the rules. */
const DOUBTFUL = countryDraft({
  slug: 'blefuscu',
  visaStatus: 'eta-required',
  confidence: 'low',
  doubt: 'No está confirmado.',
  conditional: {
    summary: 'Con visa de EE. UU. no pides nada.',
    rules: [
      {
        holds: ['us-visa'],
        arrival: 'any',
        requires: 'te quedas menos de 30 días',
        visaStatus: 'visa-free',
        text: 'Con visa de EE. UU. no pides nada.',
        source: { name: 'Gobierno de Blefuscu', url: 'https://www.gob.bl/', kind: 'ministry', seen: 'stored-copy' },
        checkedOn: '2026-11-21',
        confidence: 'high',
      },
    ],
    otherwise: { visaStatus: 'eta-required', text: 'Los demás piden el permiso en línea.' },
  },
});
const drafts = JSON.parse(
  JSON.stringify(personalCountries(draftCatalogue(CONDITIONAL_DRAFT, UNITED_STATES_DRAFT, DOUBTFUL), '2026-11-21')),
) as typeof countries;
const viewOf = (slug: string, holds: TravelDocument[]) =>
  personalViews(drafts, { holds }).get(slug) ?? expect.unreachable();

test('a permit costs whoever gets it by a rule what the rule says', () => {
  expect(viewOf('lilliput', ['us-visa']).figures.cost).toEqual({
    value: '126\u00a0MXN',
    original: '7\u00a0USD',
    pesos: 126,
  });
});

test('who needs nothing pays nothing and applies for nothing', () => {
  expect(viewOf('lilliput', ['us-residence']).figures).toMatchObject({
    cost: { value: 'Gratis' },
    procedure: 'Ninguno',
  });
});

test('who meets no condition is told the visa’s own fee and procedure, not the permit’s', () => {
  expect(viewOf('lilliput', []).figures).toMatchObject({
    cost: { original: '100\u00a0USD' },
    procedure: 'En línea y con biométricos',
  });
});

test('a holder of a British visa is neither sold an ETA nor given a visitor’s stay', () => {
  const view = personalViews(countries, { holds: ['uk-visa'] }).get('united-kingdom') ?? expect.unreachable();
  expect(view.badge).toBe('Sin Visa · en tu caso');
  expect(view.figures).toMatchObject({
    stay: 'La de tu visa',
    cost: { value: 'Ya lo pagaste' },
    procedure: 'Ya lo hiciste',
  });
  expect(JSON.stringify(view.figures) + view.text).not.toContain('ETA');
});

test('a resident is not given a visitor’s stay', () => {
  expect(viewOf('united-states', ['us-residence', 'ca-residence']).figures.stay).toBe('La de tu residencia');
  expect(viewOf('lilliput', ['ca-residence']).figures.stay).toBe('La de tu residencia');
});

test('a status nobody could confirm stays so for whoever holds nothing that eases it', () => {
  expect(viewOf('blefuscu', []).badge).toBe('ETA/e-Visa · por confirmar');
  expect(viewOf('blefuscu', ['us-visa']).badge).toBe('Sin Visa · con condiciones');
});

it.each(countries.map((country) => [country.slug, country] as const))(
  'every case of %s has a stay, a cost, a procedure and a next step',
  (_slug, { byRule, otherwise, usual, conditional }) => {
    expect(byRule).toHaveLength(conditional?.rules.length ?? 0);
    for (const figures of [...byRule, otherwise ?? usual, usual]) {
      for (const text of [figures.stay, figures.cost.value, figures.procedure, figures.nextStep]) {
        expect(text.length).toBeGreaterThan(3);
      }
    }
  },
);

it.each<[slug: string, holds: TravelDocument[], isLeft: boolean]>([
  ['united-states', ['us-visa'], false],
  ['lilliput', ['us-visa'], true],
  ['lilliput', ['us-residence'], false],
])('the record’s procedure for %s, and its wait, is left to do for who holds %j: %s', (slug, holds, isLeft) =>
  expect(isOfRecord(viewOf(slug, holds))).toBe(isLeft),
);
