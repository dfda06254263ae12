import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Country } from '../country.ts';
import { figureFootnotes, summarise } from '../country-summary.ts';
import { badgeText } from '../wording.ts';
import { loadCatalogue } from './load.server.ts';

/** The table of decisions.md, "Facts that have changed since the specification was written". */
const catalogue = loadCatalogue(join(import.meta.dirname, '../../../content'));
const TODAY = '2026-11-21';

function country(slug: string): Country {
  const found = catalogue.countries.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`no country ${slug}`);
  return found;
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
/** What the reader sees large, and the smaller lines under it. */
function cost(slug: string) {
  const { cost: figure } = summarise(country(slug), catalogue, TODAY);
  return { lead: plain(figure.lead), small: figureFootnotes(figure).map(plain), notes: figure.notes };
}
function stay(slug: string) {
  const { stay: figure } = summarise(country(slug), catalogue, TODAY);
  return { lead: plain(figure.lead), small: figureFootnotes(figure).map(plain), notes: figure.notes };
}

describe('what leads, and what stands beside it as the earlier reference', () => {
  it.each([
    ['australia', '2,526 MXN', ['200 AUD', 'antes: 20 AUD · 360 MXN']],
    ['israel', '146 MXN', ['25 ILS', 'antes: 25 USD · 450 MXN']],
    ['canada', '126 MXN', ['7 CAD']],
    ['new-zealand', '414 MXN', ['23 NZD']],
    ['united-states', '3,330 MXN', ['185 USD']],
    ['united-kingdom', '477 MXN', ['20 GBP']],
    ['turkey', '900 MXN', ['50 USD']],
    ['russia', '2,880 MXN', ['160 USD']],
    ['egypt', '450 MXN', ['25 USD']],
    ['india', '450 MXN', ['25 USD']],
    ['china', '2,520 MXN', ['140 USD']],
    ['lebanon', '900 MXN', ['50 USD']],
  ])('the cost of %s is %s, with %j', (slug, lead, small) => {
    expect(cost(slug)).toMatchObject({ lead, small });
  });

  test('the stay of the United Arab Emirates is 180 días, before 30', () => {
    expect(stay('united-arab-emirates')).toMatchObject({ lead: '180 días', small: ['antes: 30 días'] });
  });

  test('the stay of Thailand is 30 días', () => {
    expect(stay('thailand')).toMatchObject({ lead: '30 días', small: [] });
  });
});

describe('the status each page gives', () => {
  it.each([
    ['canada', 'ETA/e-Visa · con condiciones'],
    ['australia', 'Visa Requerida'],
    ['new-zealand', 'ETA/e-Visa'],
    ['israel', 'ETA/e-Visa'],
    ['united-states', 'Visa Requerida'],
    ['united-kingdom', 'ETA/e-Visa'],
    ['united-arab-emirates', 'Sin Visa'],
    ['thailand', 'Sin Visa · por confirmar'],
    ['turkey', 'ETA/e-Visa'],
    ['russia', 'ETA/e-Visa'],
    ['saudi-arabia', 'Visa Requerida · con condiciones'],
    ['oman', 'ETA/e-Visa · con condiciones'],
    ['nicaragua', 'Visa Requerida · por confirmar'],
    ['peru', 'Sin Visa'],
    ['ecuador', 'Sin Visa'],
    ['south-korea', 'Sin Visa'],
  ])('%s: %s', (slug, badge) => {
    expect(badgeText(country(slug))).toBe(badge);
  });
});

describe('conditions', () => {
  test('Canada says both cases, and what the other one costs', () => {
    const { conditional, costs, updates } = country('canada');
    expect(conditional?.summary).toMatch(/avión.*visa de E.*10 años.*visa de visitante/s);
    expect(conditional?.otherwise).toMatchObject({ visaStatus: 'visa-required' });
    expect(conditional?.otherwise.text).toMatch(/tierra.*mar/);
    const cases = conditional?.rules.map(({ holds, arrival, visaStatus }) => [holds, arrival, visaStatus]);
    expect(cases).toContainEqual([['us-visa'], 'air', 'eta-required']);
    expect(cases).toContainEqual([['ca-visa-last-10-years'], 'air', 'eta-required']);
    expect(costs.additionalFees).toMatch(/100 CAD.*biométricos/s);
    const change = updates.find(({ effective }) => effective === '2024-02-29');
    expect(change).toMatchObject({ stage: 'in-force', confidence: 'high' });
    expect(change?.summary).toMatch(/100 CAD más biométricos/);
  });

  it.each(['saudi-arabia', 'oman'])('%s is easier with a visa of the US, the UK or Schengen', (slug) => {
    const { conditional } = country(slug);
    const holdings = conditional?.rules.flatMap(({ holds }) => holds);
    expect(holdings).toEqual(expect.arrayContaining(['us-visa', 'uk-visa', 'schengen-visa']));
    expect(conditional?.otherwise.visaStatus).toBe(country(slug).visaStatus);
  });
});

describe('costs beside the fee', () => {
  test('New Zealand names the levy of 100 NZD', () => {
    expect(country('new-zealand').costs.additionalFees).toMatch(/IVL.*100 NZD/s);
    expect(cost('new-zealand').notes).toMatchObject([{ confidence: 'high' }]);
  });

  test('the United States say that the 250 USD are law and were not yet collected in September 2026', () => {
    expect(country('united-states').costs.additionalFees).toMatch(
      /ley de julio de 2025.*250 USD.*septiembre de 2026 todavía no se cobraba/s,
    );
    expect(cost('united-states').notes).toMatchObject([{ stage: 'announced' }]);
  });
});

describe('fees that cannot be confirmed', () => {
  it.each([
    ['turkey', /gratuita/],
    ['russia', /52 USD/],
  ])('%s: the specified fee leads, with a dated note of medium confidence', (slug, words) => {
    expect(country(slug).confidence).toBe('medium');
    const note = cost(slug).notes.find(({ confidence }) => confidence === 'medium');
    expect(`${note?.title} ${note?.summary}`).toMatch(words);
    expect(note?.effective).toMatch(/^\d{4}/);
  });

  it.each(['egypt', 'india', 'china', 'lebanon'])('%s: a dated note says what is in doubt about the fee', (slug) => {
    const { additionalFees } = country(slug).costs;
    expect(additionalFees).toMatch(/en disputa|de referencia|no hallamos|no la pudimos|ninguna fuente/i);
    const isDated =
      cost(slug).notes.some(({ confidence }) => confidence !== 'high') || /20\d\d/.test(additionalFees ?? '');
    expect(isDated).toBe(true);
  });
});

describe('countries whose rules are in doubt', () => {
  it.each(['thailand', 'nicaragua'])('%s says its doubt and dates the change', (slug) => {
    expect(country(slug).confidence).toBe('low');
    expect(country(slug).doubt).toMatch(/Pregunta a la embajada/);
    expect(country(slug).updates).toContainEqual(
      expect.objectContaining({
        concerns: 'visaStatus',
        confidence: 'low',
        effective: slug === 'thailand' ? '2026-09-15' : '2026-02-16',
      }),
    );
  });
});

describe('alerts and warnings', () => {
  it.each([
    ['peru', /Lima/],
    ['ecuador', /Quito/],
  ])('%s: the closed embassy of Mexico is an alert on the page', (slug, city) => {
    const alerts = country(slug).updates.filter(({ concerns }) => concerns === 'alert');
    const closed = alerts.filter(
      ({ title, summary }) => city.test(title + summary) && /cerr|cierra/i.test(title + summary),
    );
    expect(closed.length).toBeGreaterThan(0);
  });

  test('South Korea: K-ETA from 2027 is announced, dated and sure', () => {
    const warning = country('south-korea').updates.find(({ stage }) => stage === 'announced');
    expect(warning).toMatchObject({
      confidence: 'high',
      effective: expect.stringMatching(/^(2027-01-01|2026-12-31)$/),
    });
    expect(`${warning?.title} ${warning?.summary}`).toMatch(/K-ETA.*31 de diciembre de 2026/s);
    expect(country('south-korea').maxStay).toBe('90 días');
  });
});

describe('Schengen', () => {
  /** The 29 members since 1 January 2025. */
  const MEMBERS = 'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');
  const inside = catalogue.countries.filter(({ iso2 }) => MEMBERS.includes(iso2));

  test('a country counts as Schengen exactly when it is one of the 29', () => {
    expect(MEMBERS).toHaveLength(29);
    expect(inside).toHaveLength(29);
    expect(new Set(inside.map(({ depth }) => depth))).toEqual(new Set(['full', 'brief']));
    const marked = catalogue.countries.filter(({ area }) => area === 'schengen');
    expect(marked.map(({ slug }) => slug)).toEqual(inside.map(({ slug }) => slug));
  });

  it.each(inside.map((member) => [member.slug, member] as const))(
    '%s: 90 in 180, and both EES and ETIAS',
    (_slug, member) => {
      expect(member.visaStatus).toBe('visa-free');
      expect(member.maxStay).toMatch(/^90 días en 180/);
      expect(member.updates).toContainEqual(
        expect.objectContaining({ title: expect.stringContaining('EES'), stage: 'in-force', effective: '2026-04-10' }),
      );
      const etias = member.updates.filter(({ title }) => title.includes('ETIAS'));
      expect(etias).toMatchObject([{ stage: 'announced' }]);
      expect(etias[0]?.summary).toMatch(/20 EUR.*octubre de 2026 no operaba/s);
    },
  );

  it.each(['united-kingdom', 'ireland', 'andorra', 'french-guiana', 'greenland'])(
    '%s is outside and says nothing of EES or ETIAS',
    (slug) => {
      expect(country(slug).updates.filter(({ title }) => /\b(EES|ETIAS)\b/.test(title))).toEqual([]);
    },
  );
});

test('every update names a source that can be opened and is listed newest first', () => {
  const all = catalogue.countries.filter(({ updates }) => updates.length > 0);
  expect(all.length).toBeGreaterThan(40);
  for (const { updates } of all) {
    expect(updates.every(({ source }) => source.url.startsWith('https://'))).toBe(true);
    const starts = updates.map(({ effective }) => `${effective}-01-01`.slice(0, 10));
    expect(starts).toEqual([...starts].sort().reverse());
  }
});
