import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { formatMXN } from '../money.ts';
import { visaOnArrivalAnswer } from '../wording.ts';
import { loadCatalogue } from './load.server.ts';

const { countries, rates } = loadCatalogue(join(import.meta.dirname, '../../../content'));
const each = countries.map((country) => [country.slug, country] as const);
const full = each.filter(([, { depth }]) => depth === 'full');
const brief = each.filter(([, { depth }]) => depth === 'brief');
const bySlug = new Map(each);

/** The 39 countries the specification names, in its order (section 3). */
const SPECIFIED = `United States, Canada, Spain, France, Germany, Italy, United Kingdom, Japan, South Korea, Australia,
  Brazil, Argentina, Chile, Colombia, Peru, Netherlands, China, India, Thailand, Singapore, New Zealand, Israel, Turkey,
  Russia, Guatemala, United Arab Emirates, Qatar, Jordan, Lebanon, Portugal, Greece, Switzerland, Austria,
  Czech Republic, Poland, Egypt, Morocco, Iceland, Norway`.split(/,\s+/);

describe('the catalogue', () => {
  test('holds at least 85 full records and 230 destinations in all', () => {
    expect(full.length).toBeGreaterThanOrEqual(85);
    expect(countries.length).toBeGreaterThanOrEqual(230);
    expect(full.length + brief.length).toBe(countries.length);
  });

  test('holds all 39 countries of the specification', () => {
    expect(SPECIFIED).toHaveLength(39);
    const names = new Set(countries.map(({ name }) => name));
    expect(SPECIFIED.filter((name) => !names.has(name))).toEqual([]);
    expect(brief.filter(([, { name }]) => SPECIFIED.includes(name))).toEqual([]);
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

/**
 * Countries without a visa on arrival whose notes still name one, so that their card answers Sí: the notes must say who
 * gets it. Each was read by an editor.
 */
const ON_ARRIVAL_FOR_SOME: Readonly<Record<string, string>> = {
  'saudi-arabia': 'With a used US, UK or Schengen visa the traveller buys the visa on arrival.',
};

describe.each(full)('the full record of %s', (_slug, country) => {
  test('tells enough to plan a trip', () => {
    expect(country.requirements.length).toBeGreaterThanOrEqual(5);
    expect(country.requirements.length).toBeLessThanOrEqual(10);
    expect(country.popularDestinations.length).toBeGreaterThanOrEqual(4);
    expect(country.healthRequirements.length).toBeGreaterThanOrEqual(1);
    expect(country.bestTimeToVisit).toBeTruthy();
    expect(country.costs.processingTime).toBeTruthy();
    expect(country.seoDescription.length).toBeGreaterThanOrEqual(120);
    if (country.visaStatus !== 'visa-free') expect(country.processSteps?.length).toBeGreaterThanOrEqual(2);
    // Without a stay the page says `No especificado`: only where nobody knows it.
    if (country.confidence !== 'low') expect(country.maxStay).toBeTruthy();
  });
});

describe.each(brief)('the brief record of %s', (_slug, country) => {
  test('has notes and the texts that every page needs', () => {
    expect(country.notes.length).toBeGreaterThanOrEqual(40);
    expect(country.procedure.length).toBeGreaterThanOrEqual(4);
    expect(country.procedure.length).toBeLessThanOrEqual(34);
    expect(country.nextStep).toMatch(/^[\p{Lu}¿¡«].{19,149}$/u);
  });

  test('states a stay or a fee only with a source of its own, or a dated change that names one', () => {
    const isVouchedFor = (fact: 'maxStay' | 'costs') =>
      country.sources.some(({ supports }) => supports.includes(fact)) ||
      country.updates.some(({ concerns }) => concerns === fact);
    if (country.maxStay) expect(isVouchedFor('maxStay')).toBe(true);
    if (country.costs.fee === 'fixed') expect(isVouchedFor('costs')).toBe(true);
    if (country.costs.fee === 'free' && country.visaStatus !== 'visa-free') expect(isVouchedFor('costs')).toBe(true);
  });
});

describe('what search engines show of a country', () => {
  test('is one sentence or two of its own, which they do not cut off', () => {
    const descriptions = countries.map(({ seoDescription }) => seoDescription);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(countries.filter(({ seoDescription: text }) => text.length < 70 || text.length > 160)).toEqual([]);
  });
});

describe('whose rules a territory follows', () => {
  const territories = countries.filter(({ territory }) => territory);
  const byCode = new Map(countries.map((country) => [country.iso2, country]));

  test('is said, and its state is in the catalogue and no territory itself', () => {
    expect(territories.length).toBeGreaterThan(30);
    for (const { slug, territory } of territories) {
      const state = byCode.get(territory?.of ?? '');
      expect(state?.slug, slug).not.toBe(slug);
      expect(state, slug).toBeDefined();
      expect(state?.territory, slug).toBeUndefined();
      expect(territory?.rules, slug).toMatch(/\.$/);
    }
  });

  it.each(['PR', 'GL', 'GP', 'AW', 'GI', 'CK', 'MO', 'HK'])('%s is told as a territory', (iso2) => {
    expect(byCode.get(iso2)?.territory).toBeDefined();
  });

  it.each(['XK', 'PS', 'VA', 'TW'])('%s is not', (iso2) => {
    expect(byCode.get(iso2)).toBeDefined();
    expect(byCode.get(iso2)?.territory).toBeUndefined();
  });
});

describe('the card «Visa a la llegada»', () => {
  test('answers Sí wherever the visa is given on arrival', () => {
    const onArrival = countries.filter(({ visaStatus }) => visaStatus === 'visa-on-arrival');
    expect(onArrival.length).toBeGreaterThan(10);
    expect(onArrival.filter((country) => visaOnArrivalAnswer(country) !== 'Sí').map(({ slug }) => slug)).toEqual([]);
  });

  test('answers Sí elsewhere only where an editor read that some travellers do get one', () => {
    const elsewhere = countries.filter(
      (country) => country.visaStatus !== 'visa-on-arrival' && visaOnArrivalAnswer(country) === 'Sí',
    );
    expect(elsewhere.map(({ slug }) => slug)).toEqual(Object.keys(ON_ARRIVAL_FOR_SOME));
  });
});

describe.each(each)('%s', (_slug, country) => {
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
});
