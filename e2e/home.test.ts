import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type CountryFacts,
  DESKTOP,
  expectLocation,
  factsOf,
  holdScripts,
  listedCountries,
  PHONE,
  plain,
  recordAnalytics,
  textOf,
  textsOf,
  useSite,
} from './site.ts';

const { open } = useSite();

const REGION_ORDER_ON_PAGE = ['América', 'Europa', 'Oceanía', 'Asia', 'Medio Oriente', 'África'];
const REGION_LABELS: Record<string, string> = {
  'North America': 'América',
  'Central America': 'América',
  'South America': 'América',
  Europe: 'Europa',
  Oceania: 'Oceanía',
  Asia: 'Asia',
  'Middle East': 'Medio Oriente',
  Africa: 'África',
};
const REGION_VALUES = { Americas: 'América', Europe: 'Europa', Oceania: 'Oceanía', Asia: 'Asia' } as const;
const STATUS_LABELS = {
  'visa-free': 'Sin Visa',
  'visa-required': 'Visa Requerida',
  'eta-required': 'ETA/e-Visa',
  'visa-on-arrival': 'Visa al Llegar',
} as const;

let countries: CountryFacts[] = [];
beforeAll(async () => {
  countries = await Promise.all((await listedCountries()).map(({ slug }) => factsOf(slug)));
});

const destinations = (page: Page) => page.locator('#destinos');
const cards = (page: Page) => destinations(page).getByRole('article');
const cardLink = (page: Page, name: string) => cards(page).getByRole('link', { name, exact: true });
const tile = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Filtrar por estado' }).getByRole('button', { name });
const region = (page: Page) => page.getByRole('combobox', { name: 'Región' });
const clear = (page: Page) => page.getByRole('button', { name: 'Limpiar filtros' });
const details = (page: Page, name: string) => page.getByRole('button', { name: `Ver Detalles de ${name}` });
const groups = (page: Page) => destinations(page).getByRole('region');

/** Slugs of the cards that a visitor sees now, sorted. */
async function shownSlugs(page: Page): Promise<string[]> {
  const hrefs = await cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.map((href) => href.replace('/pais/', '')).sort();
}

/** Waits until exactly these countries are listed. There is at least one. */
async function expectShown(page: Page, matches: (country: CountryFacts) => boolean): Promise<void> {
  const expected = countries
    .filter(matches)
    .map(({ slug }) => slug)
    .sort();
  expect(expected).not.toEqual([]);
  await expect.poll(() => shownSlugs(page), { timeout: 8000 }).toEqual(expected);
}

async function expectUnfiltered(page: Page): Promise<void> {
  expect(await tile(page, /^Todos/).getAttribute('aria-pressed')).toBe('true');
  expect(await region(page).inputValue()).toBe('');
  expect(await clear(page).count()).toBe(0);
  await expect.poll(async () => (await shownSlugs(page)).length, { timeout: 8000 }).toBeGreaterThan(20);
}

describe('the intro', () => {
  test('asks the question and offers the four tiles', async () => {
    const page = await open('/');
    expect(await textOf(page.getByRole('heading', { level: 1 }))).toMatch(/^¿.*visa.*\?$/i);
    const main = page.getByRole('main');
    for (const title of ['25+ Países', 'Sin Visa', 'Requisitos', 'Actualizado']) {
      await main.getByRole('listitem').filter({ hasText: title }).first().waitFor();
    }
  });

  test('Ver Destinos brings the destinations into view', async () => {
    const page = await open('/');
    const heading = page.getByRole('heading', { level: 2, name: 'Destinos', exact: true });
    expect((await heading.boundingBox())?.y).toBeGreaterThan(DESKTOP.height);
    await page.getByRole('main').getByRole('link', { name: 'Ver Destinos' }).click();
    await expect.poll(async () => (await heading.boundingBox())?.y, { timeout: 8000 }).toBeLessThan(DESKTOP.height / 2);
  });

  test('/#destinos leads from any page to the destinations', async () => {
    const page = await open('/pais/japan');
    await page.getByRole('banner').getByRole('link', { name: 'Destinos', exact: true }).click();
    const heading = page.getByRole('heading', { level: 2, name: 'Destinos', exact: true });
    await heading.waitFor();
    await expect.poll(async () => (await heading.boundingBox())?.y, { timeout: 8000 }).toBeLessThan(DESKTOP.height / 2);
  });

  test('the figures are counted from the cards below them', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    const listed = await cards(page).count();
    expect(listed).toBe(countries.length);
    const figures = page.getByRole('region', { name: 'El catálogo en números' });
    const counted = async (label: string) =>
      Number(await textOf(figures.locator('dl > div').filter({ hasText: label }).locator('dd')));
    const withStatus = (status: string) => countries.filter(({ visaStatus }) => visaStatus === status).length;
    expect(await counted('países en total')).toBe(listed);
    expect(await counted('destinos sin visa')).toBe(withStatus('visa-free'));
    expect(await counted('países que exigen visa')).toBe(withStatus('visa-required'));
    expect(await counted('países con ETA/e-Visa')).toBe(withStatus('eta-required'));
  });
});

describe('the list', () => {
  test('comes in the six region groups, in order, each with its count', async () => {
    const page = await open('/');
    expect(await textsOf(groups(page).getByRole('heading', { level: 3 }))).toEqual(REGION_ORDER_ON_PAGE);
    for (const name of REGION_ORDER_ON_PAGE) {
      const members = countries.filter((country) => REGION_LABELS[country.region] === name).length;
      const group = groups(page).and(page.getByRole('region', { name, exact: true }));
      await group.getByText(members === 1 ? '1 país' : `${members} países`, { exact: true }).waitFor();
    }
  });

  test('a folded group shows the rest on demand and moves focus to the first of them', async () => {
    const page = await open('/');
    const group = page.getByRole('region', { name: 'Europa', exact: true });
    const before = await group.getByRole('article').count();
    const members = countries.filter(({ region: value }) => value === 'Europe').length;
    expect(before).toBeLessThan(members);
    await group.getByRole('button', { name: `Mostrar ${members - before} más` }).click();
    await expect.poll(() => group.getByRole('article').count(), { timeout: 8000 }).toBe(members);
    expect(await group.getByRole('button', { name: /^Mostrar/ }).count()).toBe(0);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe(await group.getByRole('article').nth(before).getByRole('link').textContent());
  });

  test('a card carries the names, the status, the figures, the season, a description and two places', async () => {
    const page = await open('/');
    const card = cards(page).filter({ has: page.getByRole('link', { name: 'Japón', exact: true }) });
    const text = await textOf(card);
    for (const part of ['Japón', 'Japan', 'Sin Visa', '90 días', 'Gratis', 'Mejor época']) expect(text).toContain(part);
    const { popularDestinations } = await factsOf('japan');
    expect(await textsOf(card.getByRole('listitem'))).toEqual([
      ...popularDestinations.slice(0, 2).map(plain),
      `+${popularDestinations.length - 2} más`,
    ]);
    expect(text).toContain('Con pasaporte mexicano no necesitas visa para ir a Japón');
  });

  test.each([
    ['Canadá', ['ETA/e-Visa · con condiciones', '126 MXN', '7 CAD']],
    ['Tailandia', ['Sin Visa · por confirmar']],
    ['Australia', ['Visa Requerida', '200 AUD', 'antes: 20 AUD · 360 MXN']],
    ['Emiratos Árabes Unidos', ['180 días', 'antes: 30 días']],
    ['Líbano', ['Visa al Llegar', '50 USD', '900 MXN']],
  ])('the card of %s shows conditions, doubts and the figure in force', async (name, parts) => {
    const page = await open('/');
    const card = cards(page).filter({ has: page.getByRole('link', { name, exact: true }) });
    for (const part of parts) expect(await textOf(card)).toContain(part);
  });

  test('a card is one real link to the question page and reports country_click', async () => {
    let recorded: Awaited<ReturnType<typeof recordAnalytics>> | undefined;
    const page = await open('/', {
      prepare: async (blank) => {
        recorded = await recordAnalytics(blank);
      },
    });
    const card = cards(page).filter({ has: page.getByRole('link', { name: 'Japón', exact: true }) });
    expect(await card.getByRole('link').count()).toBe(1);
    expect(await card.getByRole('link').getAttribute('href')).toBe('/pais/japan');
    // The description is text, not a link: the whole cell leads there.
    await card.scrollIntoViewIfNeeded();
    const description = await card.getByText('Con pasaporte mexicano').boundingBox();
    await page.mouse.click((description?.x ?? 0) + 5, (description?.y ?? 0) + 5);
    await expectLocation(page, '/pais/japan');
    await expect
      .poll(() => recorded?.('country_click'))
      .toEqual([['event', 'country_click', { event_category: 'engagement', country_name: 'Japan' }]]);
  });

  test('a middle click opens the country in another tab', async () => {
    const page = await open('/');
    // What the browser asks for in the new tab: a tab in the background may take its time to show it.
    const asked = page.context().waitForEvent('request', (request) => request.url().endsWith('/pais/canada'));
    await cardLink(page, 'Canadá').click({ button: 'middle' });
    expect((await asked).isNavigationRequest()).toBe(true);
    await expectLocation(page, '/');
  });
});

describe('the filters', () => {
  test('every tile and badge says how many there are and shows exactly those', async () => {
    const page = await open('/');
    expect(await textsOf(page.getByRole('group', { name: 'Filtrar por estado' }).getByRole('button'))).toEqual([
      `Todos${countries.length}`,
      ...(['visa-free', 'visa-required', 'eta-required'] as const).map(
        (status) => STATUS_LABELS[status] + countries.filter(({ visaStatus }) => visaStatus === status).length,
      ),
    ]);
    for (const status of ['visa-free', 'visa-required', 'eta-required'] as const) {
      const button = tile(page, new RegExp(`^${STATUS_LABELS[status]}`));
      await button.click();
      await expectShown(page, ({ visaStatus }) => visaStatus === status);
      expect(await button.getAttribute('aria-pressed')).toBe('true');
      await expectLocation(page, `/?estado=${status}`);
    }
    await tile(page, /^Todos/).click();
    await expectUnfiltered(page);
  });

  test('the small badges set the status too, all four of them', async () => {
    const page = await open('/');
    const badges = page.getByRole('group', { name: 'Filtrar por sello' });
    expect((await textsOf(badges.getByRole('button'))).sort()).toEqual(Object.values(STATUS_LABELS).sort());
    for (const [status, label] of Object.entries(STATUS_LABELS)) {
      await badges.getByRole('button', { name: label, exact: true }).click();
      await expectShown(page, ({ visaStatus }) => visaStatus === status);
    }
  });

  test('the regions come in the specified order and filter, the three Americas as one', async () => {
    const page = await open('/');
    expect(await textsOf(region(page).getByRole('option'))).toEqual([
      'Todas las regiones del mundo',
      'América',
      'Europa',
      'Asia',
      'Oceanía',
      'Medio Oriente',
      'África',
    ]);
    for (const [value, label] of Object.entries(REGION_VALUES)) {
      await region(page).selectOption(value);
      await expectShown(page, (country) => REGION_LABELS[country.region] === label);
      expect(await textsOf(groups(page).getByRole('heading', { level: 3 }))).toEqual([label]);
    }
    await region(page).selectOption({ label: 'Medio Oriente' });
    await expectShown(page, (country) => country.region === 'Middle East');
    expect(new URL(page.url()).searchParams.get('region')).toBe('Middle East');
  });

  test('status and region combine, and the group count follows', async () => {
    const page = await open('/');
    await tile(page, /^Visa Requerida/).click();
    await region(page).selectOption('Americas');
    await expectShown(
      page,
      (country) => country.visaStatus === 'visa-required' && REGION_LABELS[country.region] === 'América',
    );
    const count = (await shownSlugs(page)).length;
    await groups(page)
      .getByText(count === 1 ? '1 país' : `${count} países`, { exact: true })
      .waitFor();
    await expectLocation(page, '/?estado=visa-required&region=Americas');
  });

  test('an address with filters can be shared: it shows only what they say', async () => {
    const page = await open('/?estado=visa-free&region=Americas');
    await expectShown(
      page,
      (country) => country.visaStatus === 'visa-free' && REGION_LABELS[country.region] === 'América',
    );
    expect(await tile(page, /^Sin Visa/).getAttribute('aria-pressed')).toBe('true');
    expect(await region(page).inputValue()).toBe('Americas');
  });

  test.each([
    ['a status and a region nobody knows', '/?estado=gratis&region=Atlantis'],
    ['markup', '/?estado=%3Cscript%3Ealert(1)%3C/script%3E'],
    ['nothing', '/?estado=&region='],
    ['a part of a group', '/?region=North%20America'],
    ['names of JavaScript', '/?estado=constructor&region=__proto__'],
    ['a malformed escape', '/?estado=%E0%A4%A'],
    ['1,500 letters', `/?estado=${'a'.repeat(1500)}`],
  ])('unknown values are ignored: %s', async (_name, path) => {
    const page = await open(path);
    await expectUnfiltered(page);
    expect(await page.getByText('No se encontraron destinos').count()).toBe(0);
  });

  test('a known status beside an unknown region still filters', async () => {
    const page = await open('/?estado=visa-required&region=Atlantis');
    await expectShown(page, ({ visaStatus }) => visaStatus === 'visa-required');
  });

  test('Back undoes each choice, and a country visited in between changes nothing', async () => {
    const page = await open('/');
    await tile(page, /^Sin Visa/).click();
    await expectShown(page, ({ visaStatus }) => visaStatus === 'visa-free');
    await region(page).selectOption('Asia');
    const inAsia = (country: CountryFacts) => country.visaStatus === 'visa-free' && country.region === 'Asia';
    await expectShown(page, inAsia);
    await cardLink(page, 'Japón').click();
    await page.getByRole('heading', { level: 1, name: 'Japón' }).waitFor();
    await page.goBack();
    await expectShown(page, inAsia);
    await page.goBack();
    await expectShown(page, ({ visaStatus }) => visaStatus === 'visa-free');
    await page.goBack();
    await expectLocation(page, '/');
    await expectUnfiltered(page);
  });

  test('choosing twice what is already chosen takes one Back, not two', async () => {
    const page = await open('/');
    for (const _press of [1, 2]) {
      await tile(page, /^Visa Requerida/).click();
      await expectShown(page, ({ visaStatus }) => visaStatus === 'visa-required');
    }
    await page.goBack();
    await expectLocation(page, '/');
  });

  test('Limpiar filtros is there only while a filter is active, and resets both', async () => {
    const page = await open('/');
    expect(await clear(page).count()).toBe(0);
    await tile(page, /^ETA/).click();
    await region(page).selectOption('Asia');
    await expectLocation(page, '/?estado=eta-required&region=Asia');
    await clear(page).click();
    await expectLocation(page, '/');
    await expectUnfiltered(page);
  });

  test('other parameters of the address survive a choice', async () => {
    const page = await open('/?utm_source=boletin');
    await tile(page, /^Sin Visa/).click();
    await expectLocation(page, '/?utm_source=boletin&estado=visa-free');
  });

  test('a combination without countries says so, and offers the way back', async () => {
    const empty = Object.keys(STATUS_LABELS).flatMap((status) =>
      Object.entries(REGION_VALUES)
        .filter(([, label]) => !countries.some((c) => c.visaStatus === status && REGION_LABELS[c.region] === label))
        .map(([value]) => `/?estado=${status}&region=${value}`),
    );
    expect(empty).not.toEqual([]);
    const page = await open(empty[0] ?? '');
    await page.getByRole('heading', { name: 'No se encontraron destinos', exact: true }).waitFor();
    await page.getByText('Intenta ajustar tus filtros de búsqueda', { exact: true }).waitFor();
    expect(await cards(page).count()).toBe(0);
    expect(await groups(page).count()).toBe(0);
    await clear(page).first().click();
    await expectUnfiltered(page);
    expect(await page.getByText('No se encontraron destinos').count()).toBe(0);
  });

  test('a screen reader hears how many destinations are left', async () => {
    const page = await open('/');
    await region(page).selectOption('Oceania');
    const left = countries.filter((country) => country.region === 'Oceania').length;
    await destinations(page)
      .getByRole('status')
      .filter({ hasText: `${left} destinos` })
      .waitFor();
  });
});

describe('the detail dialog', () => {
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
  const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  async function openDialog(page: Page, name: string): Promise<Locator> {
    await details(page, name).click();
    await dialog(page, name).waitFor();
    return dialog(page, name);
  }

  test('says everything of a country without leaving home', async () => {
    const country = await factsOf('canada');
    const page = await open('/');
    const shown = await openDialog(page, 'Canadá');
    const text = await textOf(shown);
    for (const part of [
      'ETA/e-Visa · con condiciones',
      'América del Norte',
      '126 MXN',
      '7 CAD',
      '6 meses',
      country.embassyInfo?.name,
      country.embassyInfo?.phone,
      country.embassyInfo?.address,
      country.notes,
      ...country.requirements,
      ...country.healthRequirements,
      ...country.popularDestinations,
    ]) {
      expect(text).toContain(plain(part ?? 'missing'));
    }
    expect(text).toMatch(/referencial.*(embajada|consulado)/);
    await expectLocation(page, '/');

    const apply = shown.getByRole('link', { name: 'Aplicar Ahora' });
    expect(await apply.getAttribute('href')).toBe(country.applicationUrl);
    expect(await apply.getAttribute('target')).toBe('_blank');
    const hrefs = await shown.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toContain('/pais/canada');
    expect(hrefs).toContain('/visa-para-canada-mexicanos');
  });

  test('Aplicar Ahora opens the official site in a new tab', async () => {
    const { applicationUrl = '' } = await factsOf('canada');
    const page = await open('/', { opensOtherSites: true });
    const shown = await openDialog(page, 'Canadá');
    const opened = page.context().waitForEvent('page');
    await shown.getByRole('link', { name: 'Aplicar Ahora' }).click();
    await expect.poll(async () => (await opened).url()).toBe(applicationUrl);
    await expectLocation(page, '/');
  });

  test.each([
    { screen: 'desktop', viewport: DESKTOP },
    { screen: 'phone', viewport: PHONE },
  ])('is at most 672 px wide and four fifths of a $screen high', async ({ viewport }) => {
    const page = await open('/', { viewport });
    const box = await (await openDialog(page, 'Canadá')).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(Math.min(672, viewport.width));
    expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.8 + 1);
    expect(box?.x).toBeGreaterThanOrEqual(0);
  });

  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['Cerrar', (page) => page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()],
    ['a click beside it', (page) => page.mouse.click(20, 20)],
  ])('closes with %s and gives focus back to its button', async (_name, close) => {
    const page = await open('/');
    const shown = await openDialog(page, 'Japón');
    await close(page);
    await shown.waitFor({ state: 'detached' });
    expect(await focusedName(page)).toBe('Ver Detalles de Japón');
    // It opens again, and another country does too.
    await openDialog(page, 'Japón');
    await page.keyboard.press('Escape');
    await openDialog(page, 'Canadá');
  });

  test('a click inside does not close it', async () => {
    const page = await open('/');
    const shown = await openDialog(page, 'Japón');
    await shown.getByRole('heading', { name: 'Japón' }).click();
    await shown.getByText('Gratis', { exact: true }).first().click();
    expect(await shown.isVisible()).toBe(true);
  });

  test('keeps the keyboard inside', async () => {
    const page = await open('/');
    await openDialog(page, 'Japón');
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(isOutside).toBe(false);
    }
  });

  test('opens from the keyboard', async () => {
    const page = await open('/');
    await details(page, 'Japón').focus();
    await page.keyboard.press('Enter');
    await dialog(page, 'Japón').waitFor();
  });

  test.each<[string, (page: Page) => Promise<unknown>, RegExp]>([
    ['no network', (page) => page.route('**/fichas/*.json', (route) => route.abort()), /ERR_FAILED/],
    ['a server error', (page) => page.route('**/fichas/*.json', (route) => route.fulfill({ status: 500 })), /500/],
    [
      'an answer that is no JSON',
      (page) => page.route('**/fichas/*.json', (route) => route.fulfill({ body: '<html>' })),
      /^$/,
    ],
  ])('with %s it offers to try again, and trying again works', async (_name, breakDetails, noise) => {
    const page = await open('/', { prepare: breakDetails, expectedNoise: noise.test('') ? [] : [noise] });
    await details(page, 'Japón').click();
    const retry = page.getByRole('dialog').getByRole('button', { name: 'Reintentar' });
    await retry.waitFor();
    await page.unroute('**/fichas/*.json');
    await retry.click();
    await dialog(page, 'Japón').getByText('90 días').first().waitFor();
  });
});

describe('the very first click on the page is not lost', () => {
  test.each<[string, string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>]>([
    [
      'a filter tile',
      '/',
      (page) => tile(page, /^Visa Requerida/).click(),
      (page) => expectShown(page, ({ visaStatus }) => visaStatus === 'visa-required'),
    ],
    [
      'a filter badge',
      '/',
      (page) => page.getByRole('button', { name: 'Visa al Llegar' }).click(),
      (page) => expectShown(page, ({ visaStatus }) => visaStatus === 'visa-on-arrival'),
    ],
    [
      'a region of the dropdown',
      '/',
      async (page) => {
        await region(page).focus();
        await region(page).selectOption('Oceania');
      },
      (page) => expectShown(page, (country) => country.region === 'Oceania'),
    ],
    [
      'Ver Detalles',
      '/',
      (page) => details(page, 'Japón').click(),
      (page) => page.getByRole('dialog', { name: 'Japón' }).waitFor(),
    ],
    [
      'Mostrar más',
      '/',
      (page) => page.getByRole('region', { name: 'Europa', exact: true }).getByRole('button', { name: /más$/ }).click(),
      (page) => cardLink(page, 'Suiza').waitFor(),
    ],
    [
      'the menu toggle',
      '/pais/japan',
      (page) => page.getByRole('button', { name: 'Abrir menú' }).click(),
      (page) => page.getByRole('button', { name: 'Cerrar menú', expanded: true }).waitFor(),
    ],
    [
      'Aceptar',
      '/',
      (page) => page.getByRole('button', { name: 'Aceptar', exact: true }).click(),
      async (page) => {
        await page.getByRole('button', { name: 'Aceptar', exact: true }).waitFor({ state: 'hidden' });
        expect(await page.evaluate(() => localStorage.getItem('termsAccepted'))).toBe('true');
      },
    ],
    [
      'Copiar enlace',
      '/pais/japan',
      (page) => page.getByRole('button', { name: 'Copiar enlace' }).click(),
      (page) => page.getByRole('status').filter({ hasText: '¡Enlace copiado!' }).waitFor(),
    ],
  ])('%s, with the scripts still on their way', async (name, path, click, expectDone) => {
    const page = await open(path, {
      viewport: name === 'the menu toggle' ? PHONE : DESKTOP,
      hasAcceptedTerms: name !== 'Aceptar',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const letScriptsCome = await holdScripts(page);
    await click(page);
    letScriptsCome();
    await expectDone(page);
  });

  test('a filter tile, with scripts that fail once and come at the second attempt', async () => {
    const page = await open('/', { expectedNoise: [/ERR_FAILED/] });
    await page.route('**/_astro/*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await tile(page, /^Visa Requerida/).click();
    await failed;
    await page.unroute('**/_astro/*.js');
    await expectShown(page, ({ visaStatus }) => visaStatus === 'visa-required');
  });

  test('with scripts that never come the cards still lead to their countries', async () => {
    const page = await open('/', { expectedNoise: [/ERR_FAILED/, /Error hydrating/] });
    await page.route('**/_astro/*.js', (route) => route.abort());
    const failed = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'));
    await tile(page, /^Visa Requerida/).click();
    await failed;
    await page.unroute('**/_astro/*.js');
    await cardLink(page, 'Japón').click();
    await page.getByRole('heading', { level: 1, name: 'Japón' }).waitFor();
  });
});
