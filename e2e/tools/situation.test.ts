import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { recordingTag } from '../analytics-tag.ts';
import { expectNoViolations } from '../axe.ts';
import { box, verdictOf } from '../page-parts.ts';
import { searchBox } from '../search/search-box.ts';
import { expectLocation, expectNoSidewaysScroll, holdScripts, PHONE, useSite } from '../site.ts';
import { denyStorage, holding, storedUnder, storing } from '../stored-data.ts';

const { open, blank } = useSite();

const US_VISA = { holds: ['us-visa'], arrival: 'air' };
const KEY = 'pv:situacion';

/** A reader who said on an earlier visit that they hold a US visa and arrive by air. */
const withUsVisa = holding(US_VISA);

const kept = (page: Page) => storedUnder(page, KEY);

describe('Mi situación', () => {
  test('what is ticked changes the list at once, with the reason, and is kept only when asked', async () => {
    const page = await open('/mi-situacion');
    await page.getByText(/^Marca arriba lo que tengas/).waitFor();
    await box(page, /^Visa de Estados Unidos/).check();
    await page.getByText('Porque tienes visa de EE. UU. vigente, siempre que llegues en avión.').first().waitFor();
    await page.getByRole('radio', { name: 'En avión' }).check();
    await page.getByText('Porque tienes visa de EE. UU. vigente y llegas en avión.').first().waitFor();
    expect(await kept(page)).toBeNull();
    await page.getByRole('button', { name: 'Guardar en este dispositivo' }).click();
    await page.getByText(/Guardado en este dispositivo: visa de EE\. UU\. vigente, llegando en avión/).waitFor();
    expect(await kept(page)).toBe(JSON.stringify({ version: 1, data: US_VISA }));
  });

  test('what is ticked before the scripts have come is not lost', async () => {
    const page = await blank();
    const letScriptsCome = await holdScripts(page);
    await page.goto('/mi-situacion', { waitUntil: 'commit' });
    await box(page, /^Visa de Estados Unidos/).check();
    letScriptsCome();
    await page.getByText(/cambia la entrada a \d+ países/).waitFor();
    expect(await box(page, /^Visa de Estados Unidos/).isChecked()).toBe(true);
  });

  test('a tick and the button under it, both before the tool is awake, are kept together', async () => {
    const page = await blank();
    const letScriptsCome = await holdScripts(page, '**/_astro/react.*.js');
    await page.goto('/mi-situacion', { waitUntil: 'load' });
    await box(page, /^Visa de Estados Unidos/).check();
    await page.getByRole('button', { name: 'Guardar en este dispositivo' }).click();
    letScriptsCome();
    await page.getByText(/Guardado en este dispositivo: visa de EE\. UU\. vigente/).waitFor();
    expect(await kept(page)).toBe(JSON.stringify({ version: 1, data: { holds: ['us-visa'] } }));
  });

  test('by keyboard alone, and what was kept is withdrawn again', async () => {
    const page = await open('/mi-situacion');
    await page.getByText(/^Marca arriba lo que tengas/).waitFor();
    await box(page, /^Residencia de Estados Unidos/).focus();
    await page.keyboard.press('Space');
    await page.getByText(/cambia la entrada a \d+ países/).waitFor();
    await page.getByRole('button', { name: 'Guardar en este dispositivo' }).press('Enter');
    await page.getByRole('button', { name: 'Quitar mi situación' }).press('Enter');
    await page.getByText('Listo: la guía vuelve a contestar para cualquier pasaporte mexicano.').waitFor();
    expect(await kept(page)).toBeNull();
    expect(await box(page, /^Residencia de Estados Unidos/).isChecked()).toBe(false);
  });

  test('a shared address is shown, what it says in unknown words is told, and nothing is kept', async () => {
    const page = await open('/mi-situacion#tengo=us-visa,visa-lunar');
    await page.getByText(/No reconocimos «visa-lunar» y lo dejamos fuera/).waitFor();
    expect(await box(page, /^Visa de Estados Unidos/).isChecked()).toBe(true);
    expect(await kept(page)).toBeNull();
  });

  test('what an earlier version kept is set aside and told, never thrown away', async () => {
    const old = '{"visas":["us"]}';
    const page = await open('/mi-situacion', storing(KEY, old));
    await page.getByText(/era de una versión anterior y no se puede leer/).waitFor();
    expect(await storedUnder(page, `${KEY}:anterior`)).toBe(old);
  });

  test('with storage denied it still answers, and says that nothing is kept', async () => {
    const page = await open('/mi-situacion', { prepare: denyStorage });
    await box(page, /^Visa de Estados Unidos/).check();
    await page.getByRole('button', { name: 'Guardar en este dispositivo' }).click();
    await page.getByText(/Este navegador no deja guardar nada/).waitFor();
  });

  test('without scripts every rule is there with its source', async () => {
    const page = await open('/mi-situacion', { javaScriptEnabled: false });
    const rules = page.getByRole('region', { name: 'Todas las reglas que dependen de lo que tienes' });
    const canada = rules.getByRole('region', { name: 'Canadá' });
    expect(await canada.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
    expect(await canada.getByRole('link', { name: /Gobierno de Canadá/ }).count()).toBeGreaterThan(0);
    expect(await page.getByRole('checkbox').filter({ visible: true }).count()).toBe(0);
  });

  test('has no axe violation on a phone, and nothing scrolls sideways at 320 px', async () => {
    const page = await open('/mi-situacion#tengo=us-visa', { viewport: PHONE });
    await page.getByText(/cambia la entrada a \d+ países/).waitFor();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
});

describe('a reader who holds a US visa', () => {
  test.each(['/pais/canada', '/visa-para-canada-mexicanos'])('meets their own answer on %s', async (path) => {
    const page = await open(path, withUsVisa);
    await verdictOf(page).getByText('Porque tienes visa de EE. UU. vigente y llegas en avión.').waitFor();
    await verdictOf(page).getByText('en tu caso', { exact: true }).waitFor();
    await verdictOf(page).getByText('7 CAD', { exact: true }).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Este es tu caso.' })
      .getByText(/te basta la eTA/)
      .waitFor();
  });

  test('undoes it in the verdict, and every place answers for everybody again', async () => {
    const page = await open('/pais/canada', withUsVisa);
    await verdictOf(page).getByRole('button', { name: 'Quitar' }).click();
    await verdictOf(page).getByText('con condiciones').waitFor();
    await expect.poll(() => kept(page)).toBeNull();
  });

  test('finds the answer on the card, in the filters’ numbers, in the dialog and in the search', async () => {
    const page = await open('/', withUsVisa);
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^Arabia Saudita/ }) });
    await card.getByText('Visa al Llegar · con condiciones').waitFor();
    await card.getByText(/^Porque tienes visa de EE\. UU\. vigente/).waitFor();
    await page.getByText(/Contestamos para ti: visa de EE\. UU\. vigente, llegando en avión/).waitFor();

    await page.getByRole('button', { name: 'Visa Requerida', exact: true }).click();
    await expect.poll(() => card.isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Visa al Llegar/ }).click();
    await expect.poll(() => card.isVisible()).toBe(true);

    await card.getByRole('button', { name: 'Ver Detalles de Arabia Saudita' }).click();
    const dialog = page.getByRole('dialog', { name: 'Arabia Saudita' });
    await dialog.getByText(/^En tu caso:/).waitFor();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();

    await searchBox(page).fill('arabia');
    await page
      .getByRole('option', { name: /Arabia Saudita/ })
      .getByText('Visa al Llegar · con condiciones')
      .waitFor();
  });

  test('meets nothing of it where the country does not depend on what they hold', async () => {
    const page = await open('/pais/japan', withUsVisa);
    await page.waitForLoadState('networkidle');
    expect(await verdictOf(page).getByText('en tu caso').count()).toBe(0);
  });
});

describe('a link that carries a situation', () => {
  test('answers for it without keeping it, and lets the reader drop it or take it', async () => {
    const page = await open('/pais/canada#tengo=us-residence&llego=tierra');
    await verdictOf(page)
      .getByText(/^Según este enlace:/)
      .waitFor();
    await verdictOf(page).getByText('NO NECESITAS VISA').waitFor();
    expect(await kept(page)).toBeNull();
    await verdictOf(page).getByRole('button', { name: 'Ver sin ella' }).click();
    await verdictOf(page).getByText('con condiciones').waitFor();
    await expectLocation(page, '/pais/canada');

    await page.goto('/pais/canada#tengo=us-residence&llego=tierra');
    await verdictOf(page).getByRole('button', { name: 'Usarla como mía' }).click();
    await verdictOf(page).getByText('En tu caso:').waitFor();
    await expect.poll(() => kept(page)).toContain('us-residence');
  });
});

describe('what the address says of the reader', () => {
  test('reaches no server and no analytics tag', async () => {
    const { prepare, heard } = recordingTag();
    const sent: string[] = [];
    const page = await open('/pais/canada#tengo=us-residence', {
      prepare: async (opened) => {
        await prepare(opened);
        opened.on('request', (request) => {
          sent.push(request.url().replace(/#.*/, ''), request.headers()['referer'] ?? '');
        });
      },
    });
    await verdictOf(page).getByText('NO NECESITAS VISA').waitFor();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => heard('scroll_depth').length).toBeGreaterThan(0);
    expect(sent.length).toBeGreaterThan(5);
    expect([...sent, JSON.stringify(heard())].filter((text) => text.includes('tengo'))).toEqual([]);
  });

  test('is moved out of the query of an old link', async () => {
    const page = await open('/pais/canada?tengo=us-residence&llego=tierra&ref=amiga');
    await expectLocation(page, '/pais/canada?ref=amiga#tengo=us-residence&llego=tierra');
    await verdictOf(page).getByText('NO NECESITAS VISA').waitFor();
  });

  test('is still there after a jump within the page and a reload', async () => {
    const page = await open('/pais/canada#tengo=us-residence');
    await verdictOf(page)
      .getByText(/^Según este enlace:/)
      .waitFor();
    await page.getByRole('link', { name: 'Saltar al contenido' }).press('Enter');
    await expectLocation(page, '/pais/canada#contenido&tengo=us-residence');
    await page.reload();
    await verdictOf(page)
      .getByText(/^Según este enlace:/)
      .waitFor();
    await verdictOf(page).getByRole('button', { name: 'Ver sin ella' }).click();
    await expectLocation(page, '/pais/canada#contenido');
    await verdictOf(page).getByText('con condiciones').waitFor();
  });

  test('is answered anew when another link is pasted over the first', async () => {
    const page = await open('/pais/canada#tengo=us-residence');
    await verdictOf(page).getByText('NO NECESITAS VISA').waitFor();
    await page.goto('/pais/canada#tengo=nada');
    await verdictOf(page).getByText('VISA REQUERIDA').waitFor();
    await page.goBack();
    await verdictOf(page).getByText('NO NECESITAS VISA').waitFor();
  });
});

test('whoever said nothing of themselves loads nothing of it', async () => {
  const asked: string[] = [];
  const page = await open('/pais/canada', {
    prepare: async (opened) => void opened.on('request', (request) => asked.push(request.url())),
  });
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('mi-situacion') || url.includes('repaint'))).toEqual([]);
});
