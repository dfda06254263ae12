import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoViolations } from './axe.ts';
import { untilStored, useOfflineSite } from './offline-site.ts';
import { DESKTOP, expectNoSidewaysScroll, locationOf, PHONE, textsOf, useSite, type VisitOptions } from './site.ts';

const { open } = useSite();
const offlineSite = useOfflineSite();

const PATH = '/revisa-tus-fechas';
const STORED = 'pv:fechas';
const NOW = '2026-12-01T18:00:00Z';

/** On a day that is always the same, so that what is past stays past. */
function visit(search = '', options: VisitOptions = {}): Promise<Page> {
  return open(PATH + search, {
    ...options,
    prepare: async (page) => {
      await page.clock.setFixedTime(NOW);
      await options.prepare?.(page);
    },
  });
}

const keeping = (text: string): VisitOptions => ({
  prepare: (page) =>
    page.addInitScript(
      ([key, value]) => {
        if (!sessionStorage.getItem('prepared')) localStorage.setItem(key, value);
        sessionStorage.setItem('prepared', 'yes');
      },
      [STORED, text] as const,
    ),
});
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORED);
const own = (...trips: [place: string, entry: string, exit: string][]) =>
  JSON.stringify({
    version: 1,
    data: { expiry: '2030-05-01', issued: '', trips: trips.map(([place, entry, exit]) => ({ place, entry, exit })) },
  });

const trip = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    .filter({ has: page.getByRole('button', { name: `Quitar ${name}` }) });
const says = (scope: Locator, text: string | RegExp) => scope.getByText(text).first().waitFor();

async function addTrip(page: Page, place: string, entry: string, exit: string): Promise<void> {
  await page.getByRole('button', { name: 'Agregar un viaje' }).click();
  await page.getByLabel('Destino', { exact: true }).selectOption({ label: place });
  await page.getByLabel('Entrada', { exact: true }).fill(entry);
  await page.getByLabel('Salida', { exact: true }).fill(exit);
  await page.getByRole('button', { name: `Listo, ${place}` }).click();
}

test('a country’s page leads here with its trip begun, once', async () => {
  const page = await visit('?pais=japan');
  await page.getByLabel('Destino', { exact: true }).waitFor();
  expect(await page.getByLabel('Destino', { exact: true }).inputValue()).toBe('japan');
  expect(locationOf(page)).toBe(PATH);
  await page.reload();
  await page.getByRole('button', { name: 'Agregar un viaje' }).waitFor();
  expect(await trip(page, 'Japón').count()).toBeLessThanOrEqual(1);
});

describe('the dates of a trip', () => {
  test('are answered for passport and stay, and are still there the next time', async () => {
    const page = await visit();
    await page.getByLabel('Vence el').fill('2027-09-30');
    await addTrip(page, 'Japón', '2027-05-01', '2027-05-20');
    await says(trip(page, 'Japón'), /Debe valer hasta el 20 de mayo de 2027 y le sobran 133 días/);
    await says(trip(page, 'Japón'), /Son 20 días\. Tu última salida segura es el 29 de julio de 2027/);
    await addTrip(page, 'India', '2027-09-01', '2027-09-20');
    await says(trip(page, 'India'), /hasta el 1\.º de marzo de 2028 y le faltan 153 días/);
    await page.reload();
    await says(trip(page, 'India'), 'No alcanza');
    expect(await page.getByLabel('Vence el').inputValue()).toBe('2027-09-30');
    expect(locationOf(page)).toBe(PATH);
  });

  test('follow every change at once', async () => {
    const page = await visit('', keeping(own(['japan', '2027-05-01', '2027-05-20'])));
    await page.getByRole('button', { name: 'Cambiar Japón' }).click();
    await page.getByLabel('Salida', { exact: true }).fill('2027-08-10');
    await says(trip(page, 'Japón'), /te pasas 12 días/);
    await page.getByLabel('Destino', { exact: true }).selectOption({ label: 'Estados Unidos' });
    await says(trip(page, 'Estados Unidos'), 'Depende');
  });

  test('in Schengen are one count, with what is left on any day and when one may come back', async () => {
    const page = await visit('', keeping(own(['france', '2026-10-01', '2026-10-20'])));
    await addTrip(page, 'España', '2027-01-05', '2027-03-25');
    await says(trip(page, 'España'), /Son 80 días y te pasas 10 días/);
    await says(trip(page, 'España'), /última salida segura es el 15 de marzo de 2027/);
    const account = page.getByRole('region', { name: 'Tu cuenta Schengen' });
    await account.getByLabel('¿Cuántos días me quedan el…?').fill('2027-03-15');
    await says(account, 'Te quedan 0 días');
    await account.getByLabel('¿Cuántos días me quedan el…?').fill('2027-03-16');
    await says(account, 'Te pasas 1 día');
    await account.getByLabel('¿Cuántos días seguidos quieres quedarte?').fill('30');
    await says(account, 'Desde el 24 de junio de 2027');
    await account.getByText('Ver las fechas en una tabla').click();
    await account.getByRole('row').first().waitFor();
    const rows = await textsOf(account.getByRole('row'));
    expect(rows.slice(1)).toEqual([
      'Francia1.º de octubre de 202620 de octubre de 202620 días',
      'España5 de enero de 202725 de marzo de 202780 días',
    ]);
  });

  test('that were removed come back', async () => {
    const page = await visit('', keeping(own(['japan', '2027-05-01', '2027-05-20'])));
    await page.getByRole('button', { name: 'Quitar Japón' }).click();
    await trip(page, 'Japón').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await says(trip(page, 'Japón'), 'Cabe');
    await page.getByRole('button', { name: 'Borrar todas mis fechas' }).click();
    expect(JSON.parse((await kept(page)) ?? '')).toEqual({ version: 1, data: { expiry: '', issued: '', trips: [] } });
    await page.getByRole('button', { name: 'Deshacer' }).click();
    expect(await kept(page)).toBe(own(['japan', '2027-05-01', '2027-05-20']));
  });

  test('are entered with the keyboard alone', async () => {
    const page = await visit();
    const add = page.getByRole('button', { name: 'Agregar un viaje' });
    await expect.poll(() => add.isEnabled(), { timeout: 15_000 }).toBe(true);
    await add.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByLabel('Destino', { exact: true }).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.type('Japón');
    await page.keyboard.press('Tab');
    // The order of the parts is that of the browser's language.
    await page.keyboard.type('05012027');
    await page.keyboard.press('Tab');
    if (!(await page.getByLabel('Salida', { exact: true }).evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('05022027');
    await says(trip(page, 'Japón'), /^Son \d+ días/);
  });
});

describe('rubbish', () => {
  test.each([
    ['an end before its start', '?viaje=japan~2027-05-20~2027-05-01', 'La salida no puede ser antes que la entrada'],
    ['a day that does not exist', '?viaje=japan~2027-02-30~2027-03-01', '«2027-02-30» no es una fecha que exista'],
    ['the year 9999', '?viaje=japan~9999-01-01~9999-01-02', 'Revisa el año: pusiste 9999'],
    ['a country nobody knows', '?viaje=atlantis~2027-05-01~2027-05-20', 'No conocemos el destino «atlantis»'],
    ['markup', '?viaje=%3Cb%3Ex~2027-05-01~2027-05-20', 'No conocemos el destino «<b>x»'],
    ['no trip at all', '?viaje=hola', '«hola»'],
    ['an expiry that is no date', '?vence=pronto', '«pronto» no es una fecha que exista'],
    ['an expiry in the past', '?vence=2020-01-01&viaje=japan~2027-05-01~2027-05-20', 'Tu pasaporte ya venció'],
    [
      'an expiry before the entry',
      '?vence=2027-04-30&viaje=japan~2027-05-01~2027-05-20',
      'vence 1 día antes de que entres',
    ],
  ])('in the address, %s is said in a sentence and stamped as nothing good', async (_name, search, sentence) => {
    const page = await visit(search);
    await says(page.getByRole('main'), sentence);
    expect(await page.getByRole('main').getByText('Cumple', { exact: true }).count()).toBe(0);
  });

  test.each([
    ['of an earlier version', JSON.stringify({ version: 0, data: { viajes: ['japon'] } })],
    ['broken', '{"version":1,'],
    ['of another shape', JSON.stringify({ version: 1, data: { expiry: 5 } })],
  ])('what is stored, %s, is put aside and told', async (_name, text) => {
    const page = await visit('', keeping(text));
    await says(page.getByRole('main'), /No lo borramos/);
    expect(await page.evaluate((key) => localStorage.getItem(`${key}:anterior`), STORED)).toBe(text);
    await addTrip(page, 'Japón', '2027-05-01', '2027-05-20');
    await says(trip(page, 'Japón'), 'Cabe');
  });

  test('where nothing can be stored the tool works and says that nothing is kept', async () => {
    const page = await visit('', {
      hasAcceptedTerms: false,
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new Error('denied');
            },
          });
        }),
    });
    await says(page.getByRole('main'), /no deja guardar nada/);
    await addTrip(page, 'Japón', '2027-05-01', '2027-05-20');
    await says(trip(page, 'Japón'), 'Cabe');
  });

  test('500 stays are all answered, and a 501st is refused in words', async () => {
    const many = Array.from({ length: 500 }, (_, index): [string, string, string] => {
      const year = 1976 + Math.floor(index / 10);
      const month = String(1 + (index % 10)).padStart(2, '0');
      return ['spain', `${year}-${month}-01`, `${year}-${month}-05`];
    });
    const page = await visit('', keeping(own(...many)));
    await says(page.getByRole('main'), /Llegaste a 500 viajes/);
    await expect.poll(() => page.getByRole('button', { name: 'Quitar España' }).count()).toBe(500);
    expect(await page.getByRole('button', { name: 'Agregar un viaje' }).isDisabled()).toBe(true);
  });
});

describe('a link', () => {
  const options: VisitOptions = { permissions: ['clipboard-read', 'clipboard-write'] };

  test('is made on request, without the passport unless it is ticked, and opens elsewhere', async () => {
    const { prepare } = keeping(own(['japan', '2027-05-01', '2027-05-20']));
    const page = await visit('', { ...options, ...(prepare && { prepare }) });
    await page.getByText('Compartir estas fechas').click();
    const copied = async () => {
      await page.getByRole('button', { name: 'Copiar enlace' }).click();
      await page.getByRole('status').filter({ hasText: '¡Enlace copiado!' }).first().waitFor();
      const { pathname, search } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
      return pathname + decodeURIComponent(search);
    };
    expect(await copied()).toBe(`${PATH}?viaje=japan~2027-05-01~2027-05-20`);
    await page.getByLabel('Incluir las fechas de mi pasaporte').check();
    await expect.poll(copied).toBe(`${PATH}?viaje=japan~2027-05-01~2027-05-20&vence=2030-05-01`);
    const other = await visit('?viaje=japan~2027-05-01~2027-05-20');
    await says(trip(other, 'Japón'), 'Cabe');
    expect(await kept(other)).toBeNull();
  });

  test('never overwrites what is kept, however much its dates are changed, until that is asked for', async () => {
    const mine = own(['brazil', '2027-02-01', '2027-02-10']);
    const page = await visit('?viaje=japan~2027-05-01~2027-05-20', keeping(mine));
    await says(page.getByRole('main'), 'Estas fechas vienen de un enlace');
    await page.getByLabel('Vence el').fill('2027-06-01');
    await page.getByRole('button', { name: 'Quitar Japón' }).click();
    expect(await kept(page)).toBe(mine);
    await page.getByRole('button', { name: 'Volver a mis fechas' }).click();
    await says(trip(page, 'Brasil'), 'Cabe');
    expect(locationOf(page)).toBe(PATH);
    await page.goto(`${PATH}?viaje=japan~2027-05-01~2027-05-20`);
    await page.getByRole('button', { name: 'Guardarlas en lugar de las mías' }).click();
    await page.reload();
    await says(trip(page, 'Japón'), 'Cabe');
    expect(await trip(page, 'Brasil').count()).toBe(0);
  });
});

test('the calendar file holds passport, permit and last day, as a calendar reads it', async () => {
  const page = await visit(
    '',
    keeping(own(['united-kingdom', '2027-05-03', '2027-05-20'], ['australia', '2027-07-01', '2027-07-20'])),
  );
  await page.getByText('Llevar a mi calendario').click();
  await says(page.getByRole('main'), /Australia: no ponemos un día para pedir tu permiso/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar calendario (.ics)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('mis-fechas.ics');
  const events = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  expect(events.map(({ startDate, summary }) => `${startDate} ${summary}`)).toEqual([
    '2027-04-27 Último día para pedir tu permiso de Reino Unido',
    '2027-09-30 Último día legal en Australia',
    '2027-11-02 Último día legal en Reino Unido',
    '2029-08-01 Renueva tu pasaporte',
  ]);
});

describe('everywhere', () => {
  const FULL =
    '?viaje=spain~2026-10-01~2026-10-20&viaje=france~2027-01-05~2027-03-25&viaje=thailand~2027-05-01~2027-05-20&viaje=japan~2027-05-20~2027-05-01&vence=2027-06-30';

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('on a %s axe finds nothing, in the light and the dark theme', async (_screen, viewport) => {
    const page = await visit(FULL, { viewport, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Cambiar Francia' }).click();
    await page.getByText('Llevar a mi calendario').click();
    await page.getByText('Compartir estas fechas').click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page, colorScheme);
    }
  });

  test.each([320, 360, 640])('nothing scrolls sideways at %i px, and every control is 44 px high', async (width) => {
    const page = await visit(FULL, { viewport: { width, height: 700 } });
    await page.getByRole('button', { name: 'Cambiar Francia' }).click();
    await page.getByText('Ver las fechas en una tabla').click();
    await expectNoSidewaysScroll(page);
    const heights = await page
      .getByRole('main')
      .locator('button, select, input:not([type="checkbox"]), summary')
      .filter({ visible: true })
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(43.5);
  });

  test('without JavaScript the rules are there with their sources, and no dead control', async () => {
    const page = await open(PATH, { javaScriptEnabled: false });
    await says(page.getByRole('main'), /hace falta JavaScript/);
    await page.getByRole('heading', { name: 'Cómo se cuentan los 90 días en 180' }).waitFor();
    const rules = page.getByRole('region', { name: 'Qué vigencia de pasaporte pide cada destino' });
    const texts = await textsOf(rules.getByRole('listitem'));
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.find((text) => text.startsWith('Japón'))).toMatch(/vigente todo el viaje.*GOV\.UK/);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
  });

  test('on paper the answers stay and the controls go', async () => {
    const page = await visit(FULL);
    await says(trip(page, 'Francia'), 'Te pasas');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'Francia', exact: true }).isVisible()).toBe(true);
    expect(await page.getByText('Te pasas', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  });

  test('after one visit it works without a network', async () => {
    const page = await open(PATH, offlineSite.options());
    await untilStored(page, PATH);
    await untilStored(page, '/herramientas/fechas.json');
    await page.context().setOffline(true);
    await page.reload();
    await addTrip(page, 'Japón', '2037-05-01', '2037-05-20');
    await says(trip(page, 'Japón'), 'Cabe');
    await page.getByLabel('Vence el').fill('2039-05-01');
    await page.getByText('Llevar a mi calendario').click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar calendario (.ics)' }).click();
    expect((await download).suggestedFilename()).toBe('mis-fechas.ics');
  });

  test('when the rules cannot be fetched it says so, keeps the dates and tries again', async () => {
    const mine = own(['japan', '2027-05-01', '2027-05-20']);
    let isBroken = true;
    const { prepare } = keeping(mine);
    const page = await visit('', {
      expectedNoise: [/503/],
      prepare: async (fresh) => {
        await prepare?.(fresh);
        await fresh.route('**/herramientas/fechas.json', (route) =>
          isBroken ? route.fulfill({ status: 503 }) : route.continue(),
        );
      },
    });
    await says(page.getByRole('main'), /Tus fechas siguen aquí/);
    isBroken = false;
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await says(trip(page, 'Japón'), 'Cabe');
    expect(await kept(page)).toBe(mine);
  });
});
