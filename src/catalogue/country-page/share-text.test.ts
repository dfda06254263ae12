import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { summarise } from '../country-summary.ts';
import { toCountryDetails } from '../destinations/to-country-details.ts';
import { loadCatalogue } from '../records/load.server.ts';
import { personalCountries } from '../situation/personal-data.ts';
import { personalViews } from '../situation/personal-view.ts';
import type { Situation } from '../situation/situation.ts';
import { personalShareText, sharedSituation } from './share-own-text.ts';

const TODAY = '2026-11-21';
const catalogue = loadCatalogue(join(import.meta.dirname, '../../../content'));

function detailsOf(slug: string) {
  const country = catalogue.countries.find((each) => each.slug === slug);
  if (!country) throw new Error(`no ${slug}`);
  return toCountryDetails(summarise(country, catalogue, TODAY), { ratesDate: catalogue.rates.date, today: TODAY });
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the message of a country', () => {
  test('asks, answers, and says when and by whom it was checked', () => {
    const details = detailsOf('japan');
    expect(details.message.split('\n')).toEqual([
      '¿Necesita visa un mexicano para viajar a Japón?',
      'NO NECESITAS VISA. Estancia: 90 días. Costo: Gratis.',
      `Datos verificados el 21 de noviembre de 2026. Fuente: ${details.sources.visaStatus?.name}.`,
    ]);
  });

  test('names the conditions in one line', () => {
    const text = plain(detailsOf('canada').message);
    expect(text).toContain(
      'AUTORIZACIÓN ELECTRÓNICA REQUERIDA · con condiciones. Estancia: 6 meses. Costo: 126 MXN (7 CAD).',
    );
    expect(text).toMatch(/\nDepende: .*visa de EE\. UU\./);
  });

  test.each(catalogue.countries.filter(({ doubt }) => doubt).map((country) => [country.slug, country] as const))(
    'never states %s as certain',
    (slug, { doubt }) => expect(detailsOf(slug).message).toContain(`En duda: ${doubt}`),
  );

  test('leads with the figure in force', () => {
    expect(detailsOf('united-arab-emirates').message).toContain('Estancia: 180 días.');
  });

  test.each(catalogue.countries.map(({ slug }) => slug))('of %s is short enough to be read', (slug) => {
    const text = detailsOf(slug).message;
    expect(text.length).toBeLessThan(700);
    expect(text).toMatch(/Datos verificados el .* Fuente: \S/);
    expect(text).not.toContain('undefined');
  });
});

describe('the message with the reader’s situation', () => {
  const own = (slug: string, situation: Situation) => {
    const view = personalViews(personalCountries(catalogue, TODAY), situation).get(slug);
    if (!view) throw new Error(`nothing depends on the reader in ${slug}`);
    return plain(personalShareText(detailsOf(slug), view, situation));
  };

  test('says what it counts with, the reader’s answer and the source of the rule', () => {
    const text = own('canada', { holds: ['us-visa'], arrival: 'air' });
    expect(text).toContain(
      'En mi caso (visa de EE. UU. vigente, en avión): AUTORIZACIÓN ELECTRÓNICA REQUERIDA. Estancia:',
    );
    expect(text).not.toContain('con condiciones');
    expect(text).toMatch(/Fuente: \S/);
  });

  test('keeps the condition nobody answered', () => {
    expect(own('canada', { holds: ['us-visa'] })).toContain('AUTORIZACIÓN ELECTRÓNICA REQUERIDA · si llego en avión');
  });

  test('without any document it is the answer for everybody else', () => {
    expect(own('canada', { holds: [] })).toContain('En mi caso (sin otra visa ni residencia): VISA REQUERIDA.');
  });

  test('what has to be true besides goes along', () => {
    const country = catalogue.countries.find(({ conditional }) => conditional?.rules.some(({ requires }) => requires));
    const rule = country?.conditional?.rules.find(({ requires }) => requires);
    if (!country || !rule) throw new Error('no rule with a proviso');
    const text = own(country.slug, { holds: rule.holds, arrival: 'air' });
    expect(text).toContain(`Solo si ${rule.requires}.`);
  });

  test.each<[Situation, string]>([
    [{ holds: [] }, 'sin otra visa ni residencia'],
    [{ holds: ['us-visa', 'schengen-visa'] }, 'visa de EE. UU. vigente y visa Schengen vigente'],
    [{ holds: ['uk-visa'], arrival: 'land' }, 'visa del Reino Unido vigente, por tierra'],
  ])('%j is told as «%s»', (situation, words) => expect(sharedSituation(situation)).toBe(words));
});
