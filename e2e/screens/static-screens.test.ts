import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { fieldOf, sectionOf, textOf, textsOf } from '../page-parts.ts';
import { DESKTOP, expectNoSidewaysScroll, onEach, PHONE, useSite } from '../site.ts';

const { blank, open } = useSite();

const TEXTS = {
  '/acerca': 'Acerca de Pasaporte Verde',
  '/terminos': 'Términos de Servicio',
  '/privacidad': 'Política de Privacidad',
  '/wiki': 'Wiki de viajes',
  '/guias': 'Guías de viaje',
} as const;

const GUIDES = [
  ['party-europe', '299 MXN', '120+', 'Jóvenes (20-30)'],
  ['shopping-dubai', '199 MXN', '80+', 'Lifestyle'],
  ['senior-south-america', '399 MXN', '150+', 'Seniors (60+)'],
  ['religious-israel', '349 MXN', '100+', 'Religioso'],
  ['backpacker-asia', '249 MXN', '200+', 'Backpackers'],
  ['instagram-travel', '179 MXN', '90+', 'Influencers'],
  ['foodie-japan', '279 MXN', '110+', 'Foodies'],
  ['digital-nomad-portugal', '329 MXN', '130+', 'Nómadas Digitales'],
  ['family-disney', '399 MXN', '160+', 'Familias'],
] as const;

async function openSound(path: keyof typeof TEXTS): Promise<Page> {
  const page = await open(path);
  await expectNoViolations(page);
  return page;
}

// Description, address and links: check:site.
describe('without an axe violation:', () => {
  test('about, with the figures as written, the reasons and the way of working', async () => {
    const page = await openSound('/acerca');
    expect(await textOf(fieldOf(page.getByRole('main'), 'países'))).toBe('35+');
    expect(await textOf(fieldOf(page.getByRole('main'), 'sin visa'))).toBe('24');
    expect(await textOf(fieldOf(page.getByRole('main'), 'actualizaciones'))).toBe('24/7');
    expect(await textsOf(sectionOf(page, 'Por qué usarlo').getByRole('heading', { level: 3 }))).toEqual([
      '35+ países en un solo lugar',
      'Costos en pesos',
      'Enlaces oficiales',
      'Información de embajadas',
      'Requisitos de salud',
    ]);
    await sectionOf(page, 'Nuestra misión').waitFor();
    expect(await textOf(sectionOf(page, 'Cómo trabajamos'))).toMatch(/fuente.*fecha.*por confirmar/s);
    expect(await textOf(sectionOf(page, 'Antes de viajar, confirma'))).toMatch(
      /No somos autoridad migratoria ni damos asesoría legal.*embajada o el consulado/,
    );
  });

  test('the terms, dated, nine sections, each reachable from the contents, and a way to write', async () => {
    const page = await openSound('/terminos');
    await page.getByText('Última actualización: enero de 2025', { exact: true }).waitFor();
    const sections = await textsOf(page.getByRole('main').getByRole('heading', { level: 2 }));
    expect(sections).toEqual([
      'Aceptación de los términos',
      'Naturaleza de la información',
      'Uso aceptable',
      'Límites de responsabilidad',
      'Propiedad intelectual',
      'Enlaces externos',
      'Modificaciones',
      'Legislación y jurisdicción',
      'Contacto',
    ]);
    expect(await textOf(page.getByRole('main'))).toContain('leyes de los Estados Unidos Mexicanos');
    const contents = page.getByRole('main').locator('li a[href^="#"]');
    expect(await textsOf(contents)).toEqual(sections);
    await page.getByRole('main').getByRole('link', { name: 'Legislación y jurisdicción' }).click();
    await expect
      .poll(() => sectionOf(page, 'Legislación y jurisdicción').evaluate((part) => part.getBoundingClientRect().top))
      .toBeLessThan(200);
    expect(
      await sectionOf(page, 'Contacto').getByRole('link', { name: 'página de contacto' }).getAttribute('href'),
    ).toBe('/contacto');
  });

  // What it says: src/reading/real-editorial.test.ts.
  test('the policy, dated, and true of where this build sends its forms', async () => {
    const page = await openSound('/privacidad');
    await page.getByText('Última actualización: enero de 2025', { exact: true }).waitFor();
    const rows = await textsOf(page.getByRole('table', { name: 'Qué se envía y a dónde' }).locator('tbody tr'));
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row).toMatch(/Buzón de este sitio$/);
    expect(
      await page.getByRole('main').getByRole('link', { name: 'página de contacto' }).first().getAttribute('href'),
    ).toBe('/contacto');
  });

  test('the guides, nine cards with the specified figures, none of which can be bought, and the form for an idea', async () => {
    const page = await openSound('/guias');
    expect(await page.getByRole('article').count()).toBe(9);
    for (const [id, price, pages, demographic] of GUIDES) {
      const card = page.locator(`#${id}`).getByRole('article');
      expect(await textOf(card)).toContain(`${demographic} · ${price} · ${pages} páginas`);
      expect(await card.getByRole('button', { name: 'Próximamente', exact: true }).isDisabled()).toBe(true);
    }
    const first = page.getByRole('article').first();
    await first.getByRole('heading').click();
    await first.getByRole('listitem').nth(3).waitFor();
    const section = sectionOf(page, '¿Qué guía te gustaría leer?');
    for (const label of ['Nombre', 'Email', 'Idea de guía']) expect(await section.getByLabel(label).count()).toBe(1);
    expect(await section.getByRole('button').count()).toBe(1);
  });
});

// With scripts, enlarged: every-page/enlarged.test.ts.
test('without JavaScript each of them has its one title, and fits every screen', async () => {
  const page = await blank({ javaScriptEnabled: false });
  await onEach(page, Object.keys(TEXTS), async (path) => {
    const title = TEXTS[path as keyof typeof TEXTS];
    expect.soft(await textsOf(page.getByRole('heading', { level: 1 }))).toEqual([title]);
    expect.soft(await page.title()).toBe(`${title} | Pasaporte Verde`);
    for (const width of [DESKTOP.width, 768, PHONE.width, 320]) {
      await page.setViewportSize({ width, height: PHONE.height });
      await expectNoSidewaysScroll(page);
    }
    expect((await textOf(page.getByRole('main'))).length).toBeGreaterThan(800);
  });
});

test('what the policy says is kept on the device is all that a visit leaves there', async () => {
  const page = await open('/privacidad', { hasAcceptedTerms: false });
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('complementary', { name: 'Aviso de términos' }).waitFor({ state: 'hidden' });
  for (const path of ['/', '/guias', '/wiki', '/pais/japan']) await page.goto(path);
  const kept = await page.evaluate(() => [
    Object.keys(localStorage).sort(),
    Object.keys(sessionStorage),
    document.cookie,
  ]);
  expect(kept).toEqual([['pv:visitas', 'termsAccepted'], [], '']);
  expect(await page.context().cookies()).toEqual([]);
});
