import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { EMPTY_JOURNEY } from '../../src/journey/journey-draft.ts';
import { expectNoViolations } from '../axe.ts';
import { copiedText, linkCopied, MAY_COPY } from '../clipboard.ts';
import { hasFocus } from '../focus.ts';
import { expectInSight, textsOf } from '../page-parts.ts';
import { printedSheets } from '../printed-sheets.ts';
import { expectLocation, expectNoSidewaysScroll, locationOf, PHONE, useSite } from '../site.ts';
import { holding, storedUnder, storing } from '../stored-data.ts';
import { smallTargets } from '../targets.ts';
import { says, sentence, suggestion } from './my-trip/my-trip-page.ts';

const { open } = useSite();

const ROUTE = '/escalas#por=estados-unidos,canada&salgo=no';

const answers = (page: Page) => page.getByRole('region', { name: 'Tus escalas' });
const hubs = (scope: Locator) =>
  scope.locator('section').filter({ has: scope.page().getByRole('heading', { level: 3 }) });
const hubOf = (page: Page, name: string) =>
  answers(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const allHubs = (page: Page) => page.getByRole('region', { name: 'Todas las escalas' });
const leaving = (page: Page) => page.getByLabel('¿Sales de la zona internacional?');

/** A reader who said on an earlier visit that they hold a US visa. */
const withUsVisa = holding({ holds: ['us-visa'] });

describe('a route', () => {
  test('is asked, answered at once, kept in the journey, and still there after going on and coming back', async () => {
    const page = await open('/escalas');
    expect(await answers(page).count()).toBe(0);
    // Every hub is there folded, and on paper open.
    const first = hubs(allHubs(page)).first();
    expect(await first.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await first.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: 'Reino Unido', exact: true }).click();
    await says(page.getByText('Para contestarte mejor'), /si sales de la zona internacional/);
    await leaving(page).selectOption('no');
    await says(sentence(page), /Reino Unido pasas sin visa si cumples sus condiciones/);
    await says(page.getByRole('region', { name: 'Por confirmar' }), /No tramitas nada si cumples esto/);
    await leaving(page).selectOption('si');
    await says(sentence(page), /Te falta el permiso en línea del Reino Unido/);
    await page.getByRole('button', { name: 'Quitar la escala en Reino Unido' }).click();
    await expect.poll(() => answers(page).count()).toBe(0);

    // By keyboard alone.
    await page.getByRole('main').getByRole('combobox', { name: '¿Por dónde haces escala?' }).focus();
    await page.keyboard.type('tokio');
    await suggestion(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await hubOf(page, 'Japón').waitFor();
    await expect.poll(() => hasFocus(leaving(page))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await says(sentence(page), /No te falta ninguna visa/);
    await hubOf(page, 'Japón').getByText('¿Cómo lo sabemos?').focus();
    await page.keyboard.press('Enter');
    await hubOf(page, 'Japón')
      .getByText(/^Revisado el/)
      .first()
      .waitFor();

    await page.goto('/acerca');
    await page.goBack();
    await hubOf(page, 'Japón').waitFor();
    await expect.poll(() => leaving(page).inputValue()).toBe('no');
    expect(locationOf(page)).toBe('/escalas');
  });

  test('is read from a shared address, in the order of the trip, with the reader’s own case first', async () => {
    const page = await open('/escalas#por=turquia,%3Cb%3E,canada&salgo=si');
    await page.getByText('No reconocimos «<b>» en el enlace').waitFor();
    await hubOf(page, 'Turquía').waitFor();
    await expect.poll(() => textsOf(answers(page).getByRole('heading', { level: 3 }))).toEqual(['Turquía', 'Canadá']);
    expect(await textsOf(hubOf(page, 'Turquía').getByRole('term'))).toEqual([
      'Si pasas el control migratorio',
      'Sin salir de la zona internacional',
    ]);
  });

  test('of a link is kept nowhere until the reader asks for it; their own are those of the journey', async () => {
    const stop = { place: 'japan', entry: '2040-05-01', exit: '2040-05-20' };
    const via = [{ place: 'united-states', label: 'Dallas (DFW)', leaves: 'no' }];
    const mine = { version: 1, data: { ...EMPTY_JOURNEY, trips: [{ ...stop, via }] } };
    const page = await open('/escalas#por=canada&salgo=si', storing('pv:viaje', mine));
    await page.getByText('El tuyo sigue guardado').waitFor();
    await leaving(page).selectOption('no');
    await hubOf(page, 'Canadá').waitFor();
    expect(await storedUnder(page, 'pv:viaje')).toBe(JSON.stringify(mine));
    await page.getByRole('button', { name: 'Volver a mi viaje' }).click();
    await hubOf(page, 'Estados Unidos').waitFor();
    await page.getByRole('heading', { name: 'Escala en Dallas (DFW)' }).waitFor();
    expect(await hubOf(page, 'Canadá').count()).toBe(0);
    await expectLocation(page, '/escalas');
    await page.goto('/escalas#por=canada&salgo=si');
    await page.getByRole('button', { name: 'Guardarlo en lugar del mío' }).click();
    await expectLocation(page, '/escalas');
    const { data } = JSON.parse((await storedUnder(page, 'pv:viaje')) ?? '');
    expect(data.trips).toEqual([{ ...stop, via: [{ place: 'canada', label: 'Canadá', leaves: 'si' }] }]);
    await page.reload();
    await hubOf(page, 'Canadá').waitFor();
  });

  test('has its answer in sight as soon as a hub is tapped, on a phone', async () => {
    const page = await open('/escalas', { viewport: PHONE });
    await page.getByRole('button', { name: 'Estados Unidos', exact: true }).click();
    await expectInSight(sentence(page).getByText(/visa de Estados Unidos/));
  });
});

test('what the reader holds changes the answer, and travels in a link only when they say so', async () => {
  const page = await open(ROUTE, { ...withUsVisa, ...MAY_COPY });
  await page.getByText('Contestamos para ti: visa de EE. UU. vigente.').waitFor();
  await hubOf(page, 'Estados Unidos').getByText('Es así porque tienes visa de EE. UU. vigente.').first().waitFor();
  await hubOf(page, 'Canadá')
    .getByText('Es así porque tienes visa de EE. UU. vigente y llegas en avión.')
    .first()
    .waitFor();
  await says(sentence(page), /Te falta el permiso en línea de Canadá/);
  // The stamps of the rest of the site answer about a visit; these stay about the layover.
  expect(await hubOf(page, 'Estados Unidos').getByText('Sin otro trámite', { exact: true }).count()).toBe(2);

  await page.getByText('Compartir mi viaje').click();
  const copied = async () => {
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await linkCopied(page).first().waitFor();
    return decodeURIComponent(await copiedText(page));
  };
  expect(await copied()).toMatch(/\/escalas#vuelta=united-states:Estados\+Unidos:no~canada:Canadá:no$/);
  await page.getByLabel('Incluir quién viaja').check();
  await expect.poll(copied).toMatch(/&tengo=us-visa$/);

  // A shared address answers for its own.
  await page.goto(`${ROUTE}&tengo=nada`);
  await page.getByText('Este enlace trae las visas de quien lo compartió: ninguna visa ni residencia.').waitFor();
  await says(sentence(page), /Te faltan la visa de Estados Unidos y la visa de tránsito de Canadá/);
});

test('without JavaScript every hub is there, with both answers, and the page says what is missing', async () => {
  const page = await open('/escalas#reino-unido', { javaScriptEnabled: false });
  expect(await page.getByRole('main').locator('noscript').textContent()).toContain('hace falta JavaScript');
  // The address names one of them, so the list stands open.
  const listed = hubs(allHubs(page));
  expect(await listed.count()).toBeGreaterThanOrEqual(20);
  for (const hub of await listed.all()) expect(await hub.getByRole('definition').count()).toBe(2);
  await hubs(allHubs(page))
    .filter({ hasText: 'Heathrow' })
    .getByText(/^En duda:/)
    .waitFor();
});

test('on paper the route is one clean sheet; on a phone targets are large and axe finds nothing', async () => {
  const page = await open(ROUTE, { viewport: PHONE });
  await hubOf(page, 'Canadá').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  expect(await allHubs(page).count()).toBe(0);
  await hubOf(page, 'Canadá')
    .getByText(/^Fuentes?: /)
    .waitFor();
  expect((await printedSheets(page)).count).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  await expectNoSidewaysScroll(page);
  expect(await smallTargets(page)).toEqual([]);
  for (const summary of await answers(page).getByText('¿Cómo lo sabemos?').all()) await summary.click();
  await expectNoViolations(page);

  // Longer words, on a very narrow phone.
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('/escalas#por=emiratos,china,cuba');
  await hubOf(page, 'Cuba').waitFor();
  await expectNoSidewaysScroll(page);
  expect(await smallTargets(page)).toEqual([]);
  await expectNoViolations(page);
});
