import { describe, expect, it, test } from 'vitest';
import type { Catalogue, Country } from '../catalogue/country.ts';
import { extraCosts } from '../catalogue/voice/charges.ts';
import { questionTitle, statusQualifier } from '../catalogue/voice/wording.ts';
import { mexicanHelp } from '../records/mexican-missions.server.ts';
import { CONDITIONAL_DRAFT, countryDraft, draftCatalogue } from '../records/testing/country-draft.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { type CountryPageData, countryPageData } from './country-page-data.ts';
import { articleData, faqData, guideDescription } from './structured-data.ts';

interface Faq {
  '@context': string;
  '@type': string;
  mainEntity: { '@type': string; name: string; acceptedAnswer: { '@type': string; text: string } }[];
}

const catalogue = realCatalogue();
const dataOf = (country: Country, whole: Catalogue) =>
  countryPageData(country, whole, {
    today: '2026-11-21',
    pageUrl: `https://ejemplo.mx/pais/${country.slug}`,
    help: mexicanHelp(country.iso2),
  });
const pages = catalogue.countries.map((country) => dataOf(country, catalogue));
const cases = pages.map((page) => [page.country.slug, page] as const);
const pageOf = (country: Country): CountryPageData => dataOf(country, draftCatalogue(country));

function answers(page: CountryPageData) {
  const [visa, stay, cost, process] = (faqData(page) as Faq).mainEntity.map(
    ({ acceptedAnswer }) => acceptedAnswer.text,
  );
  if (!visa || !stay || !cost || !process) throw new Error('an answer is missing');
  return { visa, stay, cost, process };
}

describe('FAQPage', () => {
  it.each(cases)('%s: every question has one accepted answer in words, and none twice', (_slug, page) => {
    const data = faqData(page) as Faq;
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage: 'es-MX' });
    expect(data.mainEntity.length).toBeGreaterThanOrEqual(4);
    for (const { '@type': type, name, acceptedAnswer } of data.mainEntity) {
      expect(type).toBe('Question');
      expect(name).toMatch(/^¿.+\?$/);
      expect(acceptedAnswer['@type']).toBe('Answer');
      expect(acceptedAnswer.text.trim().length).toBeGreaterThan(5);
      expect(acceptedAnswer.text).not.toMatch(/undefined|\[object|\u00a0| {2}|\.\.$/);
    }
    const questions = data.mainEntity.map(({ name }) => name);
    expect(new Set(questions).size).toBe(questions.length);
    expect(questions[0]).toBe(questionTitle(page.country));
    // Search engines cut longer headlines.
    expect(questions[0]?.length).toBeLessThanOrEqual(110);
  });

  it.each(cases)('%s: stay and cost in force lead their answers', (_slug, page) => {
    const { stay, cost } = answers(page);
    const words = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(stay).toContain(words(page.stay.value));
    expect(cost).toContain(words(page.cost.value));
    if (page.cost.original) expect(cost).toContain(words(page.cost.original));
  });

  const doubtfulCosts = cases.filter(([, { cost }]) => cost.changes.some(({ confidence }) => confidence !== 'high'));
  it.each(doubtfulCosts)('%s: a cost in dispute is not given without its doubt', (_slug, page) => {
    const { cost } = answers(page);
    const doubts = page.cost.changes.filter(({ confidence }) => confidence !== 'high').map(({ summary }) => summary);
    const extra = extraCosts(page.country.costs, page.rates);
    expect([...doubts, ...extra].some((text) => cost.includes(text))).toBe(true);
  });

  it.each(cases.filter(([, { country }]) => country.conditional))(
    '%s: every case of a conditional rule is named',
    (_s, page) => {
      expect(answers(page).visa).toContain(page.country.conditional?.summary);
    },
  );

  test('a country whose status is both doubtful and conditional says the doubt, then the cases', () => {
    const doubt = 'No está confirmado que la regla siga vigente. Pregunta a la embajada.';
    const country = { ...CONDITIONAL_DRAFT, confidence: 'low' as const, doubt };
    expect(statusQualifier(country)).toBe('por confirmar');
    const { visa } = answers(pageOf(country));
    expect(visa.startsWith(doubt)).toBe(true);
    expect(visa).toContain(country.conditional?.summary);
  });

  test('a visa-free country answers that no visa is needed, with its notes', () => {
    expect(answers(pageOf(countryDraft({ notes: 'Basta el pasaporte.' }))).visa).toBe(
      'Con pasaporte mexicano no necesitas visa para viajar a Narnia por turismo. Basta el pasaporte.',
    );
  });

  test('without steps the reader is sent to the embassy', () => {
    expect(answers(pageOf(countryDraft({ processSteps: undefined }))).process).toBe(
      'Consulta con la embajada correspondiente para información sobre el proceso de solicitud.',
    );
  });

  test('a visa without notes falls back to the specified sentence', () => {
    expect(answers(pageOf(countryDraft({ visaStatus: 'visa-required', notes: '' }))).visa).toBe(
      'Consulta los requisitos específicos con la embajada.',
    );
  });
});

test('an article has headline, author, publisher, date and canonical address', () => {
  const url = 'https://ejemplo.mx/visa-para-japan-mexicanos';
  const site = { '@type': 'Organization', name: 'Pasaporte Verde' };
  expect(articleData({ headline: 'Visa', description: 'Todo.', url, changedOn: '2026-11-21' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Visa',
    description: 'Todo.',
    inLanguage: 'es-MX',
    url,
    mainEntityOfPage: url,
    dateModified: '2026-11-21T18:00:00.000Z',
    author: site,
    publisher: site,
  });
});

test.each([20, 60, 90, 110, 120, 130, 150])(
  'beside a next step of %i signs the description of the guide has 70 to 160, and is never cut',
  (length) => {
    const nextStep = `${'Revisa tu pasaporte '.repeat(9).slice(0, length - 1)}.`;
    const description = guideDescription({ nameSpanish: 'Japón', nextStep });
    expect(description).toMatch(/^Visa para Japón: .{50,142}\.$/);
    expect(description).toContain(length > 120 ? 'y qué sigue' : nextStep);
  },
);
