import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { textOf } from '../page-parts.ts';
import { searchBox, suggestions } from '../search/search-box.ts';
import { address, expectLocation, NOT_FOUND_NOISE, useSite } from '../site.ts';

const { open } = useSite();

/** What the page writes: the path nobody knows. */
const LOGGED_PATH = /Página no encontrada: /;

async function expectNotFoundPage(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Página No Encontrada', exact: true }).waitFor();
}

describe('an address nobody knows', () => {
  test('keeps its address, is logged, and offers five countries in order, the way home, the wiki and the search', async () => {
    const lost = '/una/ruta-perdida?x=1';
    const page = await open(lost, {
      expectedNoise: [
        NOT_FOUND_NOISE,
        /^Página no encontrada: \/una\/ruta-perdida/,
        /^Página no encontrada: \/visa-para-atlantis-mexicanos/,
      ],
    });
    await expectNotFoundPage(page);
    await expectLocation(page, lost);
    expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
    const main = page.getByRole('main');
    const countries = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /Ver requisitos de visa/ }) });
    expect
      .soft(await countries.getByRole('heading').allTextContents())
      .toEqual(['Estados Unidos', 'Canadá', 'España', 'Alemania', 'Francia']);
    const links = countries.getByRole('link');
    expect
      .soft(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual([
        '/visa-para-united-states-mexicanos',
        '/visa-para-canada-mexicanos',
        '/visa-para-spain-mexicanos',
        '/visa-para-germany-mexicanos',
        '/visa-para-france-mexicanos',
      ]);
    expect.soft(await textOf(links.first())).toMatch(/^Ver requisitos de visa →/);
    expect.soft(await main.getByRole('link', { name: 'Explorar Wiki de Viajes' }).getAttribute('href')).toBe('/wiki');
    expect.soft(await main.getByRole('link', { name: 'Volver al Inicio' }).getAttribute('href')).toBe('/');
    await searchBox(page).click();
    await searchBox(page).pressSequentially('japon');
    await suggestions(page).click();
    await expectLocation(page, '/pais/japan');

    await page.goto('/visa-para-atlantis-mexicanos');
    await expectNotFoundPage(page);
    await expectLocation(page, '/visa-para-atlantis-mexicanos');
  });
});

// How any address is answered: server/addresses.test.ts and odd-requests.test.ts.
describe('another name of a country', () => {
  test('a visitor lands on the canonical page, and Back goes where they came from', async () => {
    const page = await open('/acerca');
    await page.goto('/visa-para-usa-mexicanos');
    await page.getByRole('heading', { level: 1, name: /Estados Unidos/ }).waitFor();
    await expectLocation(page, '/visa-para-united-states-mexicanos');
    await page.goBack();
    await expectLocation(page, '/acerca');
  });

  // Every spelling: src/reading/unmatched-path.test.ts.
  test('a host that knows no redirects is helped by the browser, and Back goes where the visitor came from', async () => {
    const page = await open('/acerca', { expectedNoise: [NOT_FOUND_NOISE, LOGGED_PATH] });
    const body = await (await fetch(address('/404'))).text();
    const path = '/pais/usa?ref=amiga#esencial';
    const { href } = new URL(path.replace(/#.*/, ''), address('/'));
    await page.route(href, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
    await page.goto(path);
    await expectLocation(page, '/pais/united-states?ref=amiga#esencial');
    await page.goBack();
    await expectLocation(page, '/acerca');
  });
});

describe('a country page that does not exist', () => {
  test('ends at /404, and Back does not return to it', async () => {
    const page = await open('/acerca', { expectedNoise: [NOT_FOUND_NOISE, LOGGED_PATH] });
    for (const path of ['/pais/', '/pais/__proto__']) {
      await page.goto(path);
      await expectLocation(page, '/404');
      await expectNotFoundPage(page);
      await page.goBack();
      await expectLocation(page, '/acerca');
    }
  });
});
