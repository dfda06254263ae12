import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoViolations } from './axe.ts';
import { publishedCountries, STATUS_LABELS } from './catalogue.ts';
import { untilStored, useOfflineSite } from './offline-site.ts';
import { DESKTOP, expectLocation, expectNoSidewaysScroll, PHONE, textsOf, useSite } from './site.ts';

const { open } = useSite();
const site = useOfflineSite();

const map = (page: Page) => page.getByRole('group', { name: 'Mapa del mundo por estado de visa' });
const place = (page: Page, name: string) => map(page).getByRole('link', { name: new RegExp(`^${name}:`) });
const table = (page: Page) => page.getByRole('table');
const names = (page: Page) => table(page).getByRole('rowheader');
const heading = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
const said = (page: Page) => page.getByRole('main').getByRole('status').first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** How much of the world's width is on the screen, in percent. */
const shownWidth = (page: Page) =>
  map(page).evaluate((svg) => {
    const [, , width = '0'] = (svg.getAttribute('viewBox') ?? '').split(' ');
    return Math.round(Number(width) / 20);
  });
const isFaded = (page: Page, name: string) =>
  place(page, name).evaluate((link) => Number(getComputedStyle(link).fillOpacity) < 0.5);

/** Fingers on the screen, as a phone reports them: down, moved in small steps, up. */
async function drag(page: Page, from: readonly [number, number][], to: readonly [number, number][]): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const points = (share: number) =>
    from.map(([x, y], index) => ({
      x: x + ((to[index]?.[0] ?? x) - x) * share,
      y: y + ((to[index]?.[1] ?? y) - y) * share,
      id: index,
    }));
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(share) });
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function middleOfMap(page: Page): Promise<[number, number]> {
  await map(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await map(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

describe('the map', () => {
  test('says of every destination what the catalogue says, and leads to its page', async () => {
    const countries = await publishedCountries();
    const page = await open('/mapa');
    const links = await map(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')]));
    expect(links.length).toBe(countries.length);
    const byPath = new Map(links.map(([path, name]) => [path, name]));
    for (const { slug, nameSpanish, visaStatus } of countries) {
      expect(byPath.get(`/pais/${slug}`)).toContain(`${nameSpanish}: ${STATUS_LABELS[visaStatus.value]}`);
    }
    await place(page, 'Brasil').click();
    await expectLocation(page, '/pais/brazil');
  });

  test('is one stop for the keyboard: arrows go from country to country, and Enter opens one', async () => {
    const page = await open('/mapa');
    await place(page, 'Francia').focus();
    await page.keyboard.press('ArrowLeft');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    expect(await focused()).not.toMatch(/^Francia/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    expect(await map(page).evaluate((svg) => svg.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    const here = await focused();
    expect(here).not.toBe('');
    const path = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
    await page.keyboard.press('Enter');
    await expectLocation(page, path);
  });

  test('comes nearer and goes back by keys and by buttons', async () => {
    const page = await open('/mapa');
    await place(page, 'Bélgica').focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => shownWidth(page)).toBe(25);
    await page.keyboard.press('0');
    await expect.poll(() => shownWidth(page)).toBe(100);
    await press(page, 'Acercar');
    await expect.poll(() => shownWidth(page)).toBe(50);
    await press(page, 'Alejar');
    await expect.poll(() => shownWidth(page)).toBe(100);
    for (let times = 0; times < 5; times += 1) await press(page, 'Acercar');
    await expect.poll(() => page.getByRole('button', { name: 'Acercar' }).getAttribute('aria-disabled')).toBe('true');
    await press(page, 'Restablecer');
    await expect.poll(() => shownWidth(page)).toBe(100);
  });

  test('is dragged with the mouse without opening the country under it', async () => {
    const page = await open('/mapa');
    await press(page, 'Acercar');
    await expect.poll(() => shownWidth(page)).toBe(50);
    const view = () => map(page).getAttribute('viewBox');
    const before = await view();
    const [x, y] = await middleOfMap(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(view).not.toBe(before);
    await expectLocation(page, '/mapa');
  });

  test('shows the reader of small islands a target a finger can hit, once near enough', async () => {
    const page = await open('/mapa', { viewport: PHONE });
    await place(page, 'Malta').focus();
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('+');
    const size = () => place(page, 'Malta').evaluate((link) => link.getBoundingClientRect().height);
    await expect.poll(size).toBeGreaterThanOrEqual(24);
  });
});

describe('fingers', () => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
  const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

  test('two of them bring the map nearer, and the page stays where it is', async () => {
    const page = await open('/mapa', phone);
    const [x, y] = await middleOfMap(page);
    const before = await scrolled(page);
    await drag(
      page,
      [
        [x - 20, y],
        [x + 20, y],
      ],
      [
        [x - 80, y],
        [x + 80, y],
      ],
    );
    await expect.poll(() => shownWidth(page)).toBeLessThan(50);
    expect(await scrolled(page)).toBe(before);
  });

  test('one of them scrolls the page; after «Explorar» it moves the map', async () => {
    const page = await open('/mapa', phone);
    await press(page, 'Acercar');
    await expect.poll(() => shownWidth(page)).toBe(50);
    const view = () => map(page).getAttribute('viewBox');
    const still = await view();
    const [x, y] = await middleOfMap(page);
    const top = await scrolled(page);
    await drag(page, [[x, y]], [[x, y - 120]]);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(top);
    expect(await view()).toBe(still);
    await press(page, 'Explorar');
    const [nowX, nowY] = await middleOfMap(page);
    const place = await scrolled(page);
    await drag(page, [[nowX, nowY]], [[nowX - 60, nowY]]);
    await expect.poll(view).not.toBe(still);
    expect(await scrolled(page)).toBe(place);
  });
});

describe('filters', () => {
  test('fade the rest of the map, shorten the table, are said, and live in the address', async () => {
    const countries = await publishedCountries();
    const page = await open('/mapa');
    await page
      .getByRole('list', { name: 'Filtrar por estado' })
      .getByRole('button', { name: /^Visa Requerida/ })
      .click();
    await expectLocation(page, '/mapa?estado=visa-required');
    await page.getByRole('combobox', { name: 'Región' }).selectOption('Asia');
    await expectLocation(page, '/mapa?estado=visa-required&region=Asia');
    const inside = countries.filter(
      ({ visaStatus, region }) => visaStatus.value === 'visa-required' && region === 'Asia',
    );
    expect(inside.length).toBeGreaterThan(2);
    await expect.poll(() => said(page).textContent()).toBe(`${inside.length} destinos`);
    expect((await textsOf(names(page))).sort()).toEqual(inside.map(({ nameSpanish }) => nameSpanish).sort());
    expect(await isFaded(page, 'China')).toBe(false);
    expect(await isFaded(page, 'Brasil')).toBe(true);
    await page.goBack();
    await expectLocation(page, '/mapa?estado=visa-required');
    await press(page, 'Limpiar filtros');
    await expect.poll(() => names(page).count()).toBe(countries.length);
    expect(await isFaded(page, 'Brasil')).toBe(false);
  });

  test('of an address nobody knows are told, and nothing is left out', async () => {
    const page = await open('/mapa?estado=gratis&orden=capital');
    await page.getByText('No reconocimos el estado y el orden de esta dirección').waitFor();
    expect(await names(page).count()).toBe((await publishedCountries()).length);
  });
});

describe('the table', () => {
  test('is sorted by its headings, says how, and keeps it in the address', async () => {
    const page = await open('/mapa');
    expect(await heading(page, 'País').getAttribute('aria-sort')).toBe('ascending');
    await heading(page, 'Costo').getByRole('button').click();
    await expectLocation(page, '/mapa?orden=costo');
    expect(await heading(page, 'Costo').getAttribute('aria-sort')).toBe('ascending');
    expect(await heading(page, 'País').getAttribute('aria-sort')).toBeNull();
    const costs = async () => textsOf(table(page).getByRole('row').locator('td:nth-of-type(3)'));
    expect((await costs())[0]).toBe('Gratis');
    await heading(page, 'Costo').getByRole('button').click();
    await expectLocation(page, '/mapa?orden=-costo');
    const pesos = (await costs()).map((text) =>
      text === 'Gratis' ? 0 : Number(text.replace(/\D/g, '') || Number.NaN),
    );
    const known = pesos.filter((amount) => !Number.isNaN(amount));
    expect(known.length).toBeGreaterThan(20);
    expect(known).toEqual(known.toSorted((a, b) => b - a));
    // What has no figure comes last either way.
    expect(pesos.slice(0, known.length)).toEqual(known);
  });

  test('of a shared address opens in its order', async () => {
    const page = await open('/mapa?orden=-pais');
    await expect.poll(() => names(page).first().textContent()).toMatch(/^Z/);
  });
});

describe('what the reader holds', () => {
  test('changes map, legend and table, and says so', async () => {
    const plain = await open('/mapa');
    const before = await place(plain, 'Costa Rica').getAttribute('aria-label');
    const page = await open('/mapa?tengo=us-visa&llego=avion');
    await page.getByText(/Este enlace trae la situación/).waitFor();
    const changed = map(page).getByRole('link', { name: /en tu caso/ });
    await changed.first().waitFor();
    const name = ((await changed.first().getAttribute('aria-label')) ?? '').split(': ');
    const row = table(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: name[0], exact: true }) });
    expect(await row.textContent()).toContain(name[1]);
    expect(before).not.toBeNull();
    const counts = (of: Page) => textsOf(of.getByRole('list', { name: 'Filtrar por estado' }).getByRole('button'));
    expect(await counts(page)).not.toEqual(await counts(plain));
  });
});

describe('home', () => {
  test('draws the map when the reader comes near, in the place kept for it, and follows its filters', async () => {
    const page = await open('/');
    const section = page.getByRole('region', { name: 'El mundo, visto desde México' });
    const height = async () => Math.round((await section.boundingBox())?.height ?? 0);
    const kept = await height();
    await section.scrollIntoViewIfNeeded();
    await place(page, 'Brasil').waitFor();
    expect(await height()).toBe(kept);
    await page
      .getByRole('button', { name: /^Visa Requerida/ })
      .first()
      .click();
    await expect.poll(() => isFaded(page, 'Brasil')).toBe(true);
    await section.getByRole('link', { name: 'Abrir el mapa con su tabla' }).click();
    await expectLocation(page, '/mapa');
  });

  test('says so when the map cannot be fetched', async () => {
    const page = await open('/', {
      prepare: (visit) => visit.route('**/herramientas/mapa.svg', (route) => route.abort()),
      expectedNoise: [/ERR_FAILED/],
    });
    await page.getByRole('region', { name: 'El mundo, visto desde México' }).scrollIntoViewIfNeeded();
    await page.getByText('El mapa no se pudo cargar.').waitFor();
  });
});

describe('without a script', () => {
  const options = { javaScriptEnabled: false } as const;

  test('the map is there with its links, and the table with every destination', async () => {
    const page = await open('/mapa', options);
    expect(await names(page).count()).toBe((await publishedCountries()).length);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await textsOf(page.getByRole('main').locator('noscript'))).toContain(
      'Para acercar el mapa, filtrar y ordenar la tabla hace falta JavaScript.',
    );
    await place(page, 'Brasil').click();
    await expectLocation(page, '/pais/brazil');
  });

  test('home shows it as an image that leads to it', async () => {
    const page = await open('/', options);
    await page.getByRole('link', { name: 'Mapa del mundo por estado de visa' }).click();
    await expectLocation(page, '/mapa');
  });
});

test('once opened, it works without a network', async () => {
  const page = await open('/mapa', site.options());
  await untilStored(page, '/mapa');
  await page.context().setOffline(true);
  await page.reload();
  await press(page, 'Acercar');
  await expect.poll(() => shownWidth(page)).toBe(50);
  await heading(page, 'Costo').getByRole('button').click();
  await expectLocation(page, '/mapa?orden=costo');
});

test.each([320, PHONE.width, DESKTOP.width])('%i pixels wide, nothing reaches over the edge', async (width) => {
  const page = await open('/mapa', { viewport: { width, height: 740 } });
  await place(page, 'Brasil').waitFor();
  await expectNoSidewaysScroll(page);
});

test.each(['light', 'dark'] as const)('axe finds nothing in the %s theme', async (colorScheme) => {
  const page = await open('/mapa?region=Asia', { viewport: PHONE, colorScheme, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Limpiar filtros' }).waitFor();
  await expectNoViolations(page);
});
