import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { COUNTRY_PAGES, guidePath, isBrief, type PublicCountry, useCountries } from '../catalogue.ts';
import { during } from '../during.ts';
import { plain, sectionOf, textOf, verdictOf } from '../page-parts.ts';
import { searchBox } from '../search/search-box.ts';
import { address, expectLocation, expectNoSidewaysScroll, PHONE, useSite } from '../site.ts';

const { blank, open } = useSite();
const countries = useCountries();

const brief = () => countries.filter(isBrief);
const bySlug = (slug: string): PublicCountry => {
  const found = countries.find((country) => country.slug === slug);
  if (!found) throw new Error(`${slug} is not in the catalogue`);
  return found;
};
const notice = (page: Page) => page.getByRole('main').locator('p', { hasText: 'Esta ficha es breve.' });

async function expectSaysWhatItIs(page: Page, pathOf: (slug: string) => string): Promise<void> {
  await page.goto(pathOf('japan'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await notice(page).count()).toBe(0);
  expect(await page.getByText('Es un territorio.').count()).toBe(0);

  await page.goto(pathOf('angola'));
  await notice(page).waitFor();
  expect(await textOf(notice(page))).toMatch(/no es la lista completa de requisitos.*embajada o el consulado/);
  const guide = notice(page).getByRole('link', { name: /guía del viajero de la SRE/ });
  expect(await guide.getAttribute('href')).toMatch(/^https:\/\/portales\.sre\.gob\.mx\/guiadeviaje/);
  expect(await textOf(verdictOf(page))).toMatch(/NO NECESITAS VISA.*Estancia.*Costo.*Qué sigue:/);

  await page.goto(pathOf('puerto-rico'));
  const limits = page.getByRole('main').locator('p', { hasText: 'Es un territorio.' });
  expect(await textOf(limits)).toContain(plain(bySlug('puerto-rico').territory?.rules ?? 'missing'));
  await limits.getByRole('link', { name: 'Ver la ficha de Estados Unidos' }).click();
  await expectLocation(page, '/pais/united-states');
}

describe('a brief record', () => {
  test('says plainly that it is brief, where to check and whose rules it follows, and shows nothing that only a full one has', async () => {
    const page = await blank();
    for (const [name, pathOf] of COUNTRY_PAGES) await during(name, () => expectSaysWhatItIs(page, pathOf));

    const lacking = {
      'Requisitos Necesarios': brief().find(({ requirements }) => requirements.length === 0),
      'Requisitos de Salud': brief().find(({ healthRequirements }) => healthRequirements.length === 0),
    };
    expect(Object.values(lacking).some(Boolean)).toBe(true);
    for (const [heading, record] of Object.entries(lacking)) {
      if (!record) continue;
      await page.goto(guidePath(record.slug));
      await notice(page).waitFor();
      expect(await sectionOf(page, heading).count(), `${record.slug}: ${heading}`).toBe(0);
    }
    await page.goto(guidePath('angola'));
    for (const heading of [/^Destinos Populares/, 'Mejor Época para Viajar']) {
      expect(await sectionOf(page, heading).count(), String(heading)).toBe(0);
    }
  });

  test('fits a phone, and says that it is brief without JavaScript', async () => {
    const page = await blank({ viewport: PHONE, javaScriptEnabled: false });
    for (const [name, pathOf] of COUNTRY_PAGES) {
      await page.goto(pathOf('puerto-rico'));
      expect(await notice(page).isVisible(), name).toBe(true);
      await expectNoSidewaysScroll(page);
    }
  });

  test('is found by the search', async () => {
    const page = await open('/acerca');
    for (const [typed, name, path] of [
      ['angola', 'Angola', '/pais/angola'],
      ['Puerto Rico', 'Puerto Rico', '/pais/puerto-rico'],
      ['barbados', 'Barbados', '/pais/barbados'],
    ] as const) {
      await searchBox(page).pressSequentially(typed);
      await page
        .getByRole('banner')
        .getByRole('option', { name: new RegExp(name) })
        .first()
        .click();
      await expectLocation(page, path);
    }
  });

  test('is in the list that the search reads', async () => {
    const listed = (await (await fetch(address('/paises.json'))).json()) as [slug: string][];
    const slugs = new Set(listed.map(([slug]) => slug));
    expect(brief().filter(({ slug }) => !slugs.has(slug))).toEqual([]);
  });
});
