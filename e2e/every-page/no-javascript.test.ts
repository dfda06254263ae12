import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listedCountries } from '../catalogue.ts';
import { countryLinks } from '../home/home-cells.ts';
import { plain, textOf, verdictOf } from '../page-parts.ts';
import { address, expectLocation, expectNoSidewaysScroll, noiseOf, SCREENS, useSite } from '../site.ts';
import { FRAMED } from './page-types.ts';

const { open } = useSite();

const withoutScripts = { javaScriptEnabled: false } as const;

/** Nothing that only a script can answer is on screen: links work by themselves, fields with the form they are in. */
async function expectNoDeadControls(page: Page): Promise<void> {
  for (const role of ['combobox', 'searchbox', 'textbox', 'button'] as const) {
    const dead = await page.getByRole(role).evaluateAll((all) =>
      all
        .filter((control) => !(control instanceof HTMLAnchorElement && control.href))
        .filter((control) => !control.closest('form[action]'))
        .map((control) => control.outerHTML),
    );
    expect(dead, role).toEqual([]);
  }
}

describe('without JavaScript, on a phone and on a desktop', () => {
  test('home lists every country under its region, and every card and row leads to its page', async () => {
    const countries = await listedCountries();
    const page = await open('/', withoutScripts);
    const hrefs = await countryLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect([...hrefs].sort()).toEqual(countries.map(({ slug }) => `/pais/${slug}`).sort());
    for (const href of hrefs) expect((await fetch(address(href), { redirect: 'manual' })).status, href).toBe(200);
    expect(await page.locator('#destinos').getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'América',
      'Europa',
      'Oceanía',
      'Asia',
      'Medio Oriente',
      'África',
    ]);
    for (const [, viewport] of SCREENS) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
    }
  });

  test.each(FRAMED)('the navigation of %s is there', async (path) => {
    const page = await open(path, { ...withoutScripts, expectedNoise: noiseOf(path) });
    for (const [screen, viewport] of SCREENS) {
      await page.setViewportSize(viewport);
      for (const name of ['Destinos', 'Wiki', 'Guías', 'Acerca de', 'Contacto']) {
        const link = page.getByRole('banner').getByRole('link', { name, exact: true });
        expect(await link.isVisible(), `${name}, ${screen}`).toBe(true);
      }
      expect(await page.getByRole('button', { name: 'Aceptar' }).count()).toBe(0);
      await expectNoDeadControls(page);
    }
  });
});

describe('without JavaScript, a country page is complete', () => {
  test('the question page: verdict, intro, steps, cards, contact, sources, related', async () => {
    const page = await open('/', withoutScripts);
    await page.locator('#destinos').getByRole('link', { name: 'Japón', exact: true }).click();
    await expectLocation(page, '/pais/japan');
    for (const heading of [
      'Proceso paso a paso',
      '¿Se necesita visa?',
      'Tiempo promedio permitido sin visa',
      'Visa a la llegada',
      'Costo estimado',
      'Requisitos especiales',
      'Contacto de embajada',
      'Fuentes',
      'Destinos relacionados',
    ]) {
      expect(await page.getByRole('heading', { name: heading, exact: true }).isVisible(), heading).toBe(true);
    }
    expect(await textOf(verdictOf(page))).toMatch(/NO NECESITAS VISA.*90 días.*Gratis/);
  });

  test('the guide page: verdict, requirements, costs, embassy, sources, related', async () => {
    const page = await open('/visa-para-canada-mexicanos', withoutScripts);
    for (const heading of [
      'Requisitos Necesarios',
      'Costos y Aplicación',
      'Requisitos de Salud',
      'Información de Embajada',
      'Destinos Populares en Canadá',
      'Mejor Época para Viajar',
      'Información Importante',
      'Fuentes',
      'Destinos relacionados',
    ]) {
      expect(await page.getByRole('heading', { name: heading, exact: true }).isVisible(), heading).toBe(true);
    }
    expect(plain(await verdictOf(page).textContent())).toMatch(/126 MXN/);
    await page.getByRole('link', { name: 'Ver Todos los Destinos' }).click();
    await expectLocation(page, '/');
  });

  test('a share link opens its service', async () => {
    const page = await open('/pais/japan', { ...withoutScripts, opensOtherSites: true });
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'WhatsApp' }).click();
    await expect.poll(async () => new URL((await opened).url()).hostname).toBe('wa.me');
  });
});
