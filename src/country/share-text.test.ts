import { describe, expect, test } from 'vitest';
import type { Catalogue, Country } from '../catalogue/country.ts';
import { toCountryDetails } from '../catalogue/country-details.ts';
import { summarise } from '../catalogue/country-summary.ts';
import type { Situation } from '../catalogue/situation.ts';
import { personalCountries } from '../journey/personal-data.ts';
import { personalViews } from '../journey/personal-view.ts';
import { CONDITIONAL_DRAFT, countryDraft, draftCatalogue } from '../records/testing/country-draft.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { personalShareText, sharedSituation } from './share-own.ts';
import { shareText } from './share-text.ts';

const TODAY = '2026-11-21';
const catalogue = realCatalogue();

const detailsOf = (country: Country, whole: Catalogue) =>
  toCountryDetails(summarise(country, whole, TODAY), { rates: whole.rates, today: TODAY });
const messageOf = (country: Country, whole: Catalogue = catalogue) =>
  shareText({ ...summarise(country, whole, TODAY), today: TODAY });
const ofDraft = (country: Country) => messageOf(country, draftCatalogue(country));

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the message of a country', () => {
  test('asks, answers, and says when and by whom it was checked', () => {
    expect(ofDraft(countryDraft({ maxStay: { days: 90 } })).split('\n')).toEqual([
      '¿Necesita visa un mexicano para viajar a Narnia?',
      'NO NECESITAS VISA. Estancia: 90 días. Costo: Gratis.',
      'Datos verificados el 21 de noviembre de 2026. Fuente: Gobierno de Narnia.',
    ]);
  });

  test('names the conditions in one line', () => {
    const text = plain(ofDraft(CONDITIONAL_DRAFT));
    expect(text).toContain(
      'AUTORIZACIÓN ELECTRÓNICA REQUERIDA · con condiciones. Estancia: 6 meses. Costo: 126 MXN o 1,800 MXN (7 USD con autorización · 100 USD con visa).',
    );
    expect(text).toMatch(/\nDepende de tu caso\. .*visa de EE\. UU\./);
  });

  test.each(catalogue.countries.map((country) => [country.slug, country] as const))(
    'of %s is short enough to be read',
    (_slug, country) => {
      const text = messageOf(country);
      expect(text.length).toBeLessThan(700);
      expect(text).toMatch(/Datos verificados el .* Fuente: \S/);
      expect(text).not.toContain('undefined');
    },
  );
});

describe('the message with the reader’s situation', () => {
  const own = (situation: Situation, country = CONDITIONAL_DRAFT) => {
    const whole = draftCatalogue(country);
    const view = personalViews(personalCountries(whole, TODAY), situation).get(country.slug);
    if (!view) throw new Error(`nothing depends on the reader in ${country.slug}`);
    return plain(personalShareText(detailsOf(country, whole), view, situation));
  };

  test('says what it counts with, the reader’s answer and the source of the rule', () => {
    const text = own({ holds: ['us-visa'], arrival: 'air' });
    expect(text).toContain(
      'En mi caso (visa de EE. UU. vigente, en avión): AUTORIZACIÓN ELECTRÓNICA REQUERIDA. Estancia:',
    );
    expect(text).not.toContain('con condiciones');
    expect(text).toMatch(/Fuente: \S/);
  });

  test('keeps the condition nobody answered', () => {
    expect(own({ holds: ['us-visa'] })).toContain('AUTORIZACIÓN ELECTRÓNICA REQUERIDA · si llego en avión');
  });

  test('without any document it is the answer for everybody else', () => {
    expect(own({ holds: [] })).toContain('En mi caso (sin otra visa ni residencia): VISA REQUERIDA.');
  });

  test('what has to be true besides goes along', () => {
    const { conditional } = CONDITIONAL_DRAFT;
    const [rule] = conditional?.rules ?? [];
    if (!conditional || !rule) throw new Error('no rule');
    const requires = 'ya la usaste al menos una vez';
    const country = { ...CONDITIONAL_DRAFT, conditional: { ...conditional, rules: [{ ...rule, requires }] } };
    const text = own({ holds: rule.holds, arrival: 'air' }, country);
    expect(text).toContain(`Solo si ${requires}.`);
  });

  test.each<[Situation, string]>([
    [{ holds: [] }, 'sin otra visa ni residencia'],
    [{ holds: ['us-visa', 'schengen-visa'] }, 'visa de EE. UU. vigente y visa Schengen vigente'],
    [{ holds: ['uk-visa'], arrival: 'land' }, 'visa del Reino Unido vigente, por tierra'],
  ])('%j is told as «%s»', (situation, words) => expect(sharedSituation(situation)).toBe(words));
});
