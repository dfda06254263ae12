import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { recordingTag } from '../analytics-tag.ts';
import { expectNoViolations } from '../axe.ts';
import { expectedOf } from '../country-page/country-sample.ts';
import { box, expectInSight, textOf, verdictOf } from '../page-parts.ts';
import { searchBox } from '../search/search-box.ts';
import { expectLocation, expectNoSidewaysScroll, holdScripts, PHONE, useSite } from '../site.ts';
import { denyStorage, holding, storedUnder } from '../stored-data.ts';

const { open, blank } = useSite();

const US_VISA = { holds: ['us-visa'], arrival: 'air' };
const KEY = 'pv:situacion';

/** A reader who said on an earlier visit that they hold a US visa and arrive by air. */
const withUsVisa = holding(US_VISA);

/** The panel over a country's verdict with the answer of one reader. */
const ownCase = (page: Page) => page.getByRole('region', { name: 'En tu caso' });

const kept = (page: Page) => storedUnder(page, KEY);

const EASED = /^Entras más fácil a \d+ países$/;

describe('Mis visas', () => {
  test('what is ticked changes the answer at once, in sight, with the reason, is kept, and is withdrawn again', async () => {
    const page = await open('/mi-situacion', { viewport: PHONE });
    await page.getByText(/^Marca lo que tengas/).waitFor();
    await box(page, /^Visa de Estados Unidos/).check();
    await expectInSight(page.getByText(EASED));
    await expectInSight(page.getByText(/^Con esto último cambió Arabia Saudita, Canadá y \d+ más\.$/));
    const name = page.getByText('Canadá', { exact: true });
    const canada = page
      .getByRole('region', { name: 'Lo que cambia para ti' })
      .getByRole('listitem')
      .filter({ has: name });
    await canada.getByText('Canadá', { exact: true }).click();
    await canada.getByText('Es así porque tienes visa de EE. UU. vigente, siempre que llegues en avión.').waitFor();
    await page.getByRole('radio', { name: 'En avión' }).check();
    await canada.getByText('Es así porque tienes visa de EE. UU. vigente y llegas en avión.').waitFor();
    expect(await kept(page)).toBe(JSON.stringify({ version: 1, data: US_VISA }));

    // The rest by keyboard alone.
    const withdraw = page.getByRole('button', { name: 'Borrar lo que marqué' });
    const withdrawn = page.getByText('Listo: otra vez te mostramos lo que vale para cualquier pasaporte mexicano.');
    await withdraw.press('Enter');
    await withdrawn.waitFor();
    expect(await kept(page)).toBeNull();
    await box(page, /^Residencia de Estados Unidos/).focus();
    await page.keyboard.press('Space');
    await page.getByText(EASED).waitFor();
    await expect.poll(() => kept(page)).toContain('us-residence');
    await withdraw.press('Enter');
    await withdrawn.waitFor();
    expect(await kept(page)).toBeNull();
    expect(await box(page, /^Residencia de Estados Unidos/).isChecked()).toBe(false);

    // What an earlier version kept is set aside and told, never thrown away.
    const old = '{"visas":["us"]}';
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, old] as const);
    await page.reload();
    await page.getByText(/era de una versión anterior y no se puede leer/).waitFor();
    expect(await storedUnder(page, `${KEY}:anterior`)).toBe(old);
  });

  test('what is ticked before the scripts have come is not lost', async () => {
    const page = await blank();
    const letScriptsCome = await holdScripts(page);
    await page.goto('/mi-situacion', { waitUntil: 'commit' });
    await box(page, /^Visa de Estados Unidos/).check();
    letScriptsCome();
    await page.getByText(EASED).waitFor();
    expect(await box(page, /^Visa de Estados Unidos/).isChecked()).toBe(true);
  });

  test('whoever holds nothing says so with one press, which waits until the tool can take it', async () => {
    const page = await blank();
    const letScriptsCome = await holdScripts(page, '**/_astro/react.*.js');
    await page.goto('/mi-situacion', { waitUntil: 'load' });
    const pressed = page.getByRole('button', { name: 'No tengo ninguna' }).click();
    letScriptsCome();
    await pressed;
    await page.getByText('No cambia ningún país').waitFor();
    expect(await kept(page)).toBe(JSON.stringify({ version: 1, data: { holds: [] } }));
  });

  test('with storage denied it still answers, and says that nothing is kept', async () => {
    const page = await open('/mi-situacion', { prepare: denyStorage });
    await box(page, /^Visa de Estados Unidos/).check();
    await page.getByText(/Este navegador no deja guardar nada/).waitFor();
    await page.getByText(EASED).waitFor();
  });

  test('without scripts every rule is there with its source', async () => {
    const page = await open('/mi-situacion', { javaScriptEnabled: false });
    const rules = page.getByRole('region', { name: 'Todas las reglas que dependen de lo que tienes' });
    await rules.getByText(/una por una$/).click();
    const canada = rules.getByRole('region', { name: 'Canadá' });
    expect(await canada.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
    expect(await canada.getByRole('link', { name: /Gobierno de Canadá/ }).count()).toBeGreaterThan(0);
    expect(await page.getByRole('checkbox').filter({ visible: true }).count()).toBe(0);
  });

  test('a shared address is shown on a phone, its unknown words are told, nothing is kept, and axe finds nothing', async () => {
    const page = await open('/mi-situacion#tengo=us-visa,visa-lunar', { viewport: PHONE });
    await page.getByText(/No reconocimos «visa-lunar» en el enlace y lo dejamos fuera/).waitFor();
    await page.getByText(EASED).waitFor();
    expect(await box(page, /^Visa de Estados Unidos/).isChecked()).toBe(true);
    await box(page, /^Visa de Japón/).check();
    expect(await kept(page)).toBeNull();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Guardar como mis visas' }).click();
    await expectLocation(page, '/mi-situacion');
    await expect.poll(() => kept(page)).toContain('jp-visa');
  });

  test('a shared address adds to what the reader kept, says what, and leaves how they arrive', async () => {
    const page = await open('/mi-situacion', holding({ holds: ['us-visa', 'jp-visa'], arrival: 'air' }));
    await page.goto('/mi-situacion#tengo=us-visa,ca-visa&llego=land');
    await page.getByRole('button', { name: 'Agregar a mis visas' }).click();
    await page.getByText('Agregamos a tus visas: visa de Canadá vigente.').waitFor();
    const said = JSON.parse((await kept(page)) ?? '').data;
    expect({ ...said, holds: said.holds.toSorted() }).toEqual({
      holds: ['ca-visa', 'jp-visa', 'us-visa'],
      arrival: 'air',
    });
    for (const name of [/^Visa de Japón/, /^Visa de Canadá Vigente/])
      expect(await box(page, name).isChecked()).toBe(true);
    // What they hold already is not offered to be added.
    await page.goto('/mi-situacion?otra#tengo=jp-visa');
    await page.getByText(/Este enlace ya trae visas marcadas/).waitFor();
    expect(await page.getByRole('button', { name: /mis visas$/ }).count()).toBe(0);
  });
});

describe('a reader who holds a US visa', () => {
  test('meets their own answer where the country depends on it, over what holds for everybody, and undoes it there', async () => {
    const page = await open('/pais/japan', withUsVisa);
    await page.waitForLoadState('networkidle');
    expect(await ownCase(page).count()).toBe(0);
    for (const path of ['/visa-para-canada-mexicanos', '/pais/canada']) {
      await page.goto(path);
      await ownCase(page).getByText('Es así porque tienes visa de EE. UU. vigente y llegas en avión.').waitFor();
      await ownCase(page).getByText('en tu caso', { exact: true }).waitFor();
      await ownCase(page).getByText('7 CAD', { exact: true }).waitFor();
      await ownCase(page)
        .getByText(/te basta la eTA/)
        .waitFor();
      // What holds for everybody still stands under it.
      await verdictOf(page).getByText('con condiciones', { exact: true }).waitFor();
    }
    await ownCase(page).getByRole('button', { name: 'Quitar' }).click();
    await ownCase(page).waitFor({ state: 'detached' });
    await verdictOf(page).getByText('con condiciones').waitFor();
    await expect.poll(() => kept(page)).toBeNull();
  });

  test('reads over home’s list how many countries it eases, as many as Mis visas counts; the list itself says the same to everybody; the dialog and the search answer', async () => {
    const page = await open('/', withUsVisa);
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^Arabia Saudita/ }) });
    const line = page.getByText(/^Con visa de EE\. UU\. vigente, llegando en avión, entras más fácil a \d+ países\./);
    await line.waitFor();
    await line.getByRole('link', { name: / países$/ }).click();
    const [count = ''] = /\d+ países$/.exec(await textOf(page.getByText(EASED))) ?? [];
    await page.goBack();
    await line.getByRole('link', { name: count, exact: true }).waitFor();
    await line.getByRole('button', { name: 'Quitar' }).waitFor();
    const { badge } = await expectedOf('saudi-arabia');
    expect(await textOf(card)).toContain(badge);

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
});

describe('a link that carries a situation', () => {
  const ofThisLink = (page: Page) => ownCase(page).getByText(/^Según este enlace:/);
  const noVisa = (page: Page) => ownCase(page).getByText('NO NECESITAS VISA');

  test('answers through jump, reload and another link, and is dropped or taken', async () => {
    const words = 'tengo=us-residence&llego=tierra';
    const page = await open(`/pais/canada?ref=amiga#${words}`);
    await ofThisLink(page).waitFor();
    await noVisa(page).waitFor();
    expect(await kept(page)).toBeNull();

    await page.goto('/pais/canada?ref=amiga#tengo=nada');
    await ownCase(page).getByText('VISA REQUERIDA').waitFor();
    await page.goBack();
    await noVisa(page).waitFor();

    await page.getByRole('link', { name: 'Saltar al contenido' }).press('Enter');
    await expectLocation(page, `/pais/canada?ref=amiga#contenido&${words}`);
    await page.reload();
    await ofThisLink(page).waitFor();
    await ownCase(page).getByRole('button', { name: 'Ver sin esas visas' }).click();
    await expectLocation(page, '/pais/canada?ref=amiga#contenido');
    await ownCase(page).waitFor({ state: 'detached' });

    await page.goto(`/pais/canada?ref=amiga#${words}`);
    await ownCase(page).getByRole('button', { name: 'Guardar como mis visas' }).click();
    await ownCase(page).getByText('En tu caso:').waitFor();
    await expect.poll(() => kept(page)).toContain('us-residence');
  });

  test('keeps all they said when a page or a link adds to it', async () => {
    const page = await open('/pais/canada', holding({ holds: ['us-visa', 'jp-visa'], arrival: 'air' }));
    await ownCase(page).getByText('en tu caso', { exact: true }).waitFor();
    await page.goto('/pais/canada#tengo=us-residence');
    await ownCase(page).getByRole('button', { name: 'Agregar a mis visas' }).click();
    await ownCase(page).getByText('En tu caso:').waitFor();
    const all = { holds: ['us-visa', 'us-residence', 'jp-visa'], arrival: 'air' };
    const said = JSON.parse((await kept(page)) ?? '').data;
    expect({ ...said, holds: said.holds.toSorted() }).toEqual({ ...all, holds: all.holds.toSorted() });
    // What they hold already, and that they hold nothing, is not offered to be kept.
    for (const words of ['jp-visa', 'nada']) {
      await page.goto(`/pais/canada#tengo=${words}`);
      await ownCase(page).getByRole('button', { name: 'Ver sin esas visas' }).waitFor();
      expect(
        await ownCase(page)
          .getByRole('button', { name: /mis visas$/ })
          .count(),
      ).toBe(0);
    }
  });

  test('is told to no server and no analytics tag', async () => {
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
    await ownCase(page).getByText('NO NECESITAS VISA').waitFor();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => heard('scroll_depth').length).toBeGreaterThan(0);
    expect(sent.length).toBeGreaterThan(5);
    expect([...sent, JSON.stringify(heard())].filter((text) => text.includes('tengo'))).toEqual([]);
  });
});

test('what a tap in the verdict answers is added to what the reader keeps, and takes nothing of it away', async () => {
  const page = await open('/pais/canada');
  await verdictOf(page).getByRole('button', { name: 'Visa de Estados Unidos' }).click();
  await ownCase(page).getByText('En tu caso:').waitFor();
  // Said meanwhile on another tab.
  const own = { version: 1, data: { holds: ['jp-visa'], arrival: 'land' } };
  await page.evaluate(([key, data]) => localStorage.setItem(key, data), [KEY, JSON.stringify(own)] as const);
  await ownCase(page)
    .getByRole('button', { name: /mis visas$/ })
    .click();
  await page.waitForLoadState('load');
  await expect.poll(() => kept(page)).toMatch(/us-visa.*jp-visa.*land/);
});

test('whoever said nothing of themselves loads nothing of it, until the question in the verdict is answered, over it and for that view alone', async () => {
  const asked: string[] = [];
  const page = await open('/pais/canada', {
    prepare: async (opened) => void opened.on('request', (request) => asked.push(request.url())),
  });
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('mi-situacion') || url.includes('own-case-panel'))).toEqual([]);

  const verdict = verdictOf(page);
  const own = ownCase(page);
  const answers = verdict.getByRole('group', { name: '¿Tienes alguna de estas?' }).getByRole('button');
  const pressed = () => answers.and(page.locator('[aria-pressed=true]')).allTextContents();
  await answers.filter({ hasText: /^Visa de Estados Unidos$/ }).click();
  await own.getByText('En tu caso:').waitFor();
  await own.getByText('si llegas en avión', { exact: true }).waitFor();
  expect(await textOf(own)).toMatch(/Qué sigue: Pide la eTA en canada\.ca/);
  expect(await pressed()).toEqual(['Visa de Estados Unidos']);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Visa de Estados Unidos');
  await answers.filter({ hasText: 'Ninguna' }).press('Enter');
  await own.getByText('VISA REQUERIDA').waitFor();
  expect(await pressed()).toEqual(['Ninguna']);
  await verdict.getByText('con condiciones', { exact: true }).waitFor();
  expect(await kept(page)).toBeNull();
});
