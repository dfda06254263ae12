import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { formatMXN } from '../money.ts';
import { visaOnArrivalAnswer } from '../wording.ts';
import { loadCatalogue } from './load.server.ts';

const { countries, rates } = loadCatalogue(join(import.meta.dirname, '../../../content'));
const each = countries.map((country) => [country.slug, country] as const);
const bySlug = new Map(each);

/** The 39 countries the specification names, in its order (section 3). */
const SPECIFIED = `United States, Canada, Spain, France, Germany, Italy, United Kingdom, Japan, South Korea, Australia,
  Brazil, Argentina, Chile, Colombia, Peru, Netherlands, China, India, Thailand, Singapore, New Zealand, Israel, Turkey,
  Russia, Guatemala, United Arab Emirates, Qatar, Jordan, Lebanon, Portugal, Greece, Switzerland, Austria,
  Czech Republic, Poland, Egypt, Morocco, Iceland, Norway`.split(/,\s+/);

describe('the catalogue', () => {
  test('holds at least 60 countries', () => {
    expect(countries.length).toBeGreaterThanOrEqual(60);
  });

  test('holds all 39 countries of the specification', () => {
    expect(SPECIFIED).toHaveLength(39);
    const names = new Set(countries.map(({ name }) => name));
    expect(SPECIFIED.filter((name) => !names.has(name))).toEqual([]);
  });

  test('is in Spanish alphabetical order', () => {
    const names = countries.map(({ nameSpanish }) => nameSpanish);
    expect(names).toEqual([...names].sort(new Intl.Collator('es-MX').compare));
  });

  it.each([
    ['usa', 'united-states'],
    ['uk', 'united-kingdom'],
    ['uae', 'united-arab-emirates'],
    ['estados-unidos', 'united-states'],
    ['corea-del-sur', 'south-korea'],
    ['japon', 'japan'],
  ])('a visitor who writes %s finds %s', (alias, slug) => {
    expect(countries.filter(({ aliases }) => aliases.includes(alias)).map((country) => country.slug)).toEqual([slug]);
  });

  it.each(['usa', 'uk', 'south-korea', 'new-zealand', 'czech-republic', 'uae'])('keeps the specified id %s', (id) => {
    expect(countries.filter((country) => country.id === id)).toHaveLength(1);
  });
});

describe('the costs that the specification fixes', () => {
  it.each([
    ['united-states', 185, 'USD', 3330],
    ['canada', 7, 'CAD', 126],
    ['australia', 20, 'AUD', 360],
    ['new-zealand', 23, 'NZD', 414],
    ['china', 140, 'USD', 2520],
    ['india', 25, 'USD', 450],
    ['israel', 25, 'USD', 450],
    ['turkey', 50, 'USD', 900],
    ['russia', 160, 'USD', 2880],
    ['jordan', 40, 'JOD', 1260],
    ['lebanon', 50, 'USD', 900],
    ['egypt', 25, 'USD', 450],
  ])('%s: %d %s are %d MXN', (slug, amount, currency, amountMXN) => {
    expect(bySlug.get(slug)?.costs).toMatchObject({ fee: 'fixed', amount, currency, amountMXN });
  });
});

describe('the stays that the specification names', () => {
  it.each([
    ['canada', /^6 meses$/],
    ['united-kingdom', /^6 meses$/],
    ['australia', /^3 meses$/],
    ['new-zealand', /^3 meses$/],
    ...['thailand', 'singapore', 'india', 'united-arab-emirates', 'qatar', 'jordan', 'egypt'].map(
      (slug) => [slug, /^30 días$/] as const,
    ),
  ] as [string, RegExp][])('%s: %s', (slug, stay) => {
    expect(bySlug.get(slug)?.maxStay).toMatch(stay);
  });
});

describe.each(each)('%s', (_slug, country) => {
  test('tells enough to plan a trip', () => {
    expect(country.requirements.length).toBeGreaterThanOrEqual(5);
    expect(country.requirements.length).toBeLessThanOrEqual(10);
    expect(country.popularDestinations.length).toBeGreaterThanOrEqual(4);
    expect(country.seoDescription.length).toBeGreaterThanOrEqual(120);
    expect(country.seoDescription.length).toBeLessThanOrEqual(160);
    if (country.visaStatus !== 'visa-free') expect(country.processSteps?.length).toBeGreaterThanOrEqual(2);
    // Without a stay the page says `No especificado`: only where nobody knows it.
    if (country.confidence !== 'low') expect(country.maxStay).toBeTruthy();
  });

  test('gives a visa on arrival the answer Sí on its card', () => {
    const answer = visaOnArrivalAnswer(country);
    if (country.visaStatus === 'visa-on-arrival') expect(answer).toBe('Sí');
    else expect(['No', 'No aplica', ...(country.conditional ? ['Sí'] : [])]).toContain(answer);
  });

  test('converts its fee at the bundled rate, unless the specification fixes the pesos', () => {
    const { costs } = country;
    const fixed = [
      'usa',
      'canada',
      'australia',
      'new-zealand',
      'china',
      'india',
      'israel',
      'turkey',
      'russia',
      'jordan',
    ];
    if (costs.fee !== 'fixed' || [...fixed, 'lebanon', 'egypt'].includes(country.id))
      return expect(costs).toBeDefined();
    expect(formatMXN(costs.amountMXN)).toBe(formatMXN(Math.round(costs.amount * rates.rates[costs.currency].mxn)));
  });

  test('names sources for its status, none checked after the record', () => {
    expect(country.sources.some(({ supports }) => supports.includes('visaStatus'))).toBe(true);
    expect(country.sources.filter(({ checkedOn }) => checkedOn > country.checkedOn)).toEqual([]);
  });
});
