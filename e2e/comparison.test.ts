import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoViolations } from './axe.ts';
import { questionPath } from './catalogue.ts';
import { isStored, untilStored, useOfflineSite } from './offline-site.ts';
import {
  DESKTOP,
  expectLocation,
  expectNoSidewaysScroll,
  fieldOf,
  holdScripts,
  listedCountries,
  locationOf,
  PHONE,
  sectionOf,
  textOf,
  useSite,
  type VisitOptions,
} from './site.ts';

const { open, blank } = useSite();

const field = (page: Page) => page.getByRole('combobox', { name: 'Agregar un destino' });
const cell = (page: Page, question: string, country: string) =>
  fieldOf(sectionOf(page, new RegExp(`^${question}`)), country);

/** The comparison stands when the facts of its last destination do. */
async function compare(slugs: string, last: string, options?: VisitOptions): Promise<Page> {
  const page = await open(`/comparar?paises=${slugs}`, options);
  await page.getByRole('link', { name: `Ver todo de ${last}` }).waitFor();
  return page;
}

const holding = (situation: object): VisitOptions => ({
  prepare: (page) =>
    page.addInitScript((data) => {
      // Once: what the reader takes back must stay away when the page is loaded again.
      if (sessionStorage.length > 0) return;
      sessionStorage.setItem('said', 'yes');
      localStorage.setItem('pv:situacion', JSON.stringify({ version: 1, data }));
    }, situation),
});

describe('choosing what to compare', () => {
  test('what is typed before the scripts have come is not lost', async () => {
    const page = await blank();
    const letScriptsCome = await holdScripts(page);
    await page.goto('/comparar', { waitUntil: 'commit' });
    await field(page).pressSequentially('jap');
    letScriptsCome();
    await page.getByRole('main').getByRole('option', { name: /Japón/ }).waitFor();
  });

  test('begins at a card of home, with the first tap', async () => {
    const page = await open('/', { viewport: PHONE });
    await page.getByRole('button', { name: 'Comparar Canadá' }).click();
    await page.getByRole('link', { name: 'Ver todo de Canadá' }).waitFor();
    await expectLocation(page, '/comparar?paises=canada');
  });

  test('with the keyboard alone, and the address keeps it; Back undoes it', async () => {
    const page = await open('/comparar');
    await field(page).focus();
    await page.keyboard.type('jap');
    await page.getByRole('main').getByRole('option', { name: /Japón/ }).waitFor();
    await page.keyboard.press('Enter');
    await expectLocation(page, '/comparar?paises=japan');
    await page.getByText('Falta con qué comparar').waitFor();
    await page.keyboard.type('cana');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectLocation(page, '/comparar?paises=japan,canada');
    await page.getByRole('link', { name: 'Ver todo de Canadá' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    await page.goBack();
    await expectLocation(page, '/comparar?paises=japan');
    await page.getByText('Falta con qué comparar').waitFor();
  });

  test('what is chosen is not offered again, and a fifth one has no room', async () => {
    const page = await compare('japan,canada,spain,peru', 'Perú');
    await page.getByText('Ya son 4').waitFor();
    await page.getByRole('button', { name: 'Quitar Canadá' }).click();
    await expectLocation(page, '/comparar?paises=japan,spain,peru');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Tu comparación');
    await field(page).fill('jap');
    await page.getByText('Ningún otro destino coincide.').waitFor();
    await field(page).fill('canad');
    await page
      .getByRole('main')
      .getByRole('option', { name: /Canadá/ })
      .click();
    await expectLocation(page, '/comparar?paises=japan,spain,peru,canada');
  });

  test('an example is one tap away', async () => {
    const page = await open('/comparar');
    await page.getByRole('link', { name: 'Japón y Corea del Sur' }).click();
    await page.getByRole('link', { name: 'Ver todo de Corea del Sur' }).waitFor();
  });

  test('when the list of destinations does not come, it can be asked for again', async () => {
    const page = await open('/comparar?paises=japan,spain', {
      prepare: (blank) => blank.route('**/paises.json', (route) => route.abort()),
      expectedNoise: [/ERR_FAILED/],
    });
    await page.getByText('No se pudo cargar la lista de destinos.').waitFor();
    await page.unroute('**/paises.json');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('link', { name: 'Ver todo de España' }).waitFor();
  });
});

describe('side by side', () => {
  test('answer, stay, cost with its own currency, procedure and its time, passport, check date and sources', async () => {
    const page = await compare('japan,canada', 'Canadá');
    expect(await textOf(cell(page, '¿Necesitas visa', 'Japón'))).toBe('Sin Visa');
    expect(await textOf(cell(page, '¿Necesitas visa', 'Canadá'))).toMatch(/^ETA\/e-Visa · con condicionesDepende: \S/);
    expect(await textOf(cell(page, 'Estancia', 'Japón'))).toBe('90 días');
    expect(await textOf(cell(page, 'Costo', 'Canadá'))).toMatch(/^126 MXN7 CAD/);
    expect(await textOf(cell(page, 'Trámite', 'Canadá'))).toMatch(/^En líneaTiempo: \S/);
    expect(await textOf(cell(page, 'Vigencia del pasaporte', 'Japón'))).toMatch(/^Vigente todo el viaje; 1 página/);
    expect(await textOf(cell(page, 'Mejores meses', 'Japón'))).toContain('Marzo a mayo y octubre a noviembre');
    const sources = cell(page, 'Verificado y fuentes', 'Canadá');
    expect(await textOf(sources)).toMatch(/Datos verificados el \d/);
    expect(await sources.locator('a[href^="https://"]').count()).toBeGreaterThan(0);
  });

  test('a doubt is said with the answer', async () => {
    const page = await compare('thailand,japan', 'Japón');
    expect(await textOf(cell(page, '¿Necesitas visa', 'Tailandia'))).toMatch(/Sin Visa · por confirmarEn duda: \S/);
  });

  test('what differs is said in words; what all ask for is folded', async () => {
    const page = await compare('japan,south-korea', 'Corea del Sur');
    const folded = page.getByRole('group').filter({ hasText: 'En todos:' });
    expect(await textOf(folded.locator('summary'))).toContain('Boleto de salida o de regreso');
    const ticket = page.getByText('Boleto de salida de Japón', { exact: true });
    expect(await ticket.isVisible()).toBe(false);
    await folded.locator('summary').click();
    await ticket.waitFor();
    const three = await compare('japan,south-korea,canada', 'Canadá');
    expect(await textOf(three.getByRole('heading', { name: /^Registro o tarjeta de llegada/ }))).toContain(
      'Solo en las fichas de Japón y de Corea del Sur',
    );
    expect(await textOf(cell(three, 'Registro o tarjeta de llegada', 'Canadá'))).toBe('Su ficha no lo menciona');
  });

  test('a brief record is compared by what it has, and what it lacks is said', async () => {
    const page = await compare('japan,puerto-rico', 'Puerto Rico');
    await cell(page, '¿Necesitas visa', 'Puerto Rico').getByText('Visa Requerida').waitFor();
    expect(await textOf(cell(page, 'Mejores meses', 'Puerto Rico'))).toBe('Su ficha no lo menciona');
  });
});

describe('addresses that were edited', () => {
  test.each([
    ['japan,atlantida,spain', 'España', '«atlantida» no es un destino de esta guía; lo dejamos fuera.'],
    ['japan,spain,japon', 'España', 'Japón venía más de una vez; aparece una sola.'],
    ['japan,spain,peru,canada,chile', 'Canadá', 'Se comparan cuatro destinos como máximo: quedó fuera Chile.'],
    ['usa', 'Estados Unidos', 'Falta con qué comparar: agrega al menos un destino más.'],
  ])('%s: the rest is shown, and one sentence says what was not', async (slugs, last, sentence) => {
    const page = await compare(slugs, last);
    await page.getByText(sentence).waitFor();
  });

  test('rubbish alone shows the sentence and the way to begin', async () => {
    const page = await open(`/comparar?paises=${encodeURIComponent('<b>,%,"')}`);
    await page.getByText('no son destinos de esta guía').waitFor();
    await page.getByText('Todavía no eliges ninguno.').waitFor();
  });
});

describe('the reader’s situation', () => {
  test('changes the answer, says why, and can be taken back', async () => {
    const page = await compare('canada,japan', 'Japón', holding({ holds: ['us-visa'], arrival: 'air' }));
    await cell(page, '¿Necesitas visa', 'Canadá').getByText('ETA/e-Visa · en tu caso').waitFor();
    expect(await textOf(cell(page, '¿Necesitas visa', 'Canadá'))).toContain(
      'Porque tienes visa de EE. UU. vigente y llegas en avión.',
    );
    const strip = page.getByText('Contestamos para ti');
    await strip.getByRole('button', { name: 'Quitar', exact: true }).click();
    await cell(page, '¿Necesitas visa', 'Canadá').getByText('ETA/e-Visa · con condiciones').waitFor();
    await expect.poll(() => decodeURIComponent(locationOf(page))).toBe('/comparar?paises=canada,japan');
  });

  test('of a shared link is kept while destinations change, and is not passed on by sharing', async () => {
    const page = await compare('canada&tengo=us-visa&llego=avion', 'Canadá', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await cell(page, '¿Necesitas visa', 'Canadá').getByText('en tu caso').waitFor();
    await field(page).fill('jap');
    await page.getByRole('main').getByRole('option', { name: /Japón/ }).click();
    await expectLocation(page, '/comparar?paises=canada,japan&tengo=us-visa&llego=avion');
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await page.getByRole('status').filter({ hasText: '¡Enlace copiado!' }).waitFor();
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.pathname + copied.search).toBe('/comparar?paises=canada,japan');
  });
});

test('a comparison shared by WhatsApp holds the answers and its address', async () => {
  const page = await compare('japan,canada', 'Canadá');
  const href = await page.getByRole('button', { name: 'WhatsApp' }).getAttribute('href');
  const text = new URL(href ?? '').searchParams.get('text') ?? '';
  expect(text).toContain('• Japón: Sin Visa. Estancia: 90 días. Costo: Gratis.');
  expect(text).toContain('• Canadá: ETA/e-Visa · con condiciones.');
  expect(text).toMatch(/\/comparar\?paises=japan,canada$/);
});

describe('when facts do not come', () => {
  test('the other destinations stand, and it can be tried again', async () => {
    const page = await open('/comparar?paises=japan,spain', {
      prepare: (blank) => blank.route('**/fichas/spain.json', (route) => route.fulfill({ status: 500 })),
      expectedNoise: [/500/],
    });
    await page.getByText('No se pudo traer la ficha de España.').waitFor();
    await page.getByRole('link', { name: 'Ver todo de Japón' }).waitFor();
    await page.unroute('**/fichas/spain.json');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('link', { name: 'Ver todo de España' }).waitFor();
    expect(await page.getByText('No se pudo traer').count()).toBe(0);
  });
});

describe('without a connection', () => {
  const site = useOfflineSite();

  test('what is stored is compared, what is not says so', async () => {
    const page = await open('/pais/japan', {
      ...site.options(),
      expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
    });
    await untilStored(page, '/pais/japan');
    await page.getByRole('button', { name: 'Guardar para usar sin conexión' }).click();
    await expect.poll(() => isStored(page, '/fichas/japan.json'), { timeout: 20_000 }).toBe(true);
    await page.goto('/comparar');
    await untilStored(page, '/comparar');
    await page.context().setOffline(true);
    await page.goto('/comparar?paises=japan,spain');
    await page.getByRole('link', { name: 'Ver todo de Japón' }).waitFor();
    const notice = page.getByRole('alert').filter({ hasText: 'España no está guardado en este dispositivo' });
    expect(await notice.getByRole('link', { name: 'Ver lo guardado' }).getAttribute('href')).toBe('/sin-conexion');
  });
});

describe('on every screen', () => {
  test('without JavaScript every destination’s answer is there, and nothing that would not work', async () => {
    const countries = await listedCountries();
    const page = await open('/comparar?paises=japan,spain', { javaScriptEnabled: false });
    await page.getByText('necesita JavaScript').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      countries.map(({ slug }) => questionPath(slug)),
    );
    for (const role of ['combobox', 'button'] as const)
      expect(await page.getByRole('main').getByRole(role).count()).toBe(0);
  });

  test.each([320, 360, 768, 1280])('at %i px nothing scrolls sideways and every control can be hit', async (width) => {
    const page = await compare('japan,canada,antigua-and-barbuda,united-arab-emirates', 'los Emiratos Árabes Unidos', {
      viewport: { width, height: 740 },
    });
    await expectNoSidewaysScroll(page);
    const small = await page
      .getByRole('main')
      .locator('button, [role="combobox"], summary, [role="button"]')
      .evaluateAll((all) =>
        all.filter((control) => control.getBoundingClientRect().height < 44).map((control) => control.outerHTML),
      );
    expect(small).toEqual([]);
  });

  test.each([
    ['phone', PHONE, 'light'],
    ['desktop', DESKTOP, 'dark'],
  ] as const)('axe finds nothing on a %s', async (_name, viewport, colorScheme) => {
    const page = await compare('japan,canada,thailand,atlantida', 'Tailandia', { viewport, colorScheme });
    await page.getByRole('main').locator('summary').first().click();
    await expectNoViolations(page);
  });

  test('it prints on landscape sheets, with every name over its column', async () => {
    const page = await compare('japan,canada,spain', 'España');
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    // 792 by 612 points is letter, lying.
    expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 792 612\s*\]/);
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(4);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Japón', exact: true }).waitFor();
  });
});
