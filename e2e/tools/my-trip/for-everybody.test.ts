import { describe, expect, test } from 'vitest';
import { expectNoViolations, LOOKS } from '../../axe.ts';
import { expectInSight } from '../../page-parts.ts';
import { expectNoSidewaysScroll, onEach, PHONE } from '../../site.ts';
import { smallTargets } from '../../targets.ts';
import { border, PATH, says, section, sentence, suggestion, useMyTrip } from './my-trip-page.ts';

const { open, visit } = useMyTrip();

const FULL =
  '#viaje=japan~2027-05-01~2027-05-20~united-states:Dallas (DFW):si&viaje=thailand~2027-05-20~2027-05-10&viaje=saudi-arabia~~&viaje=atlantis~~&vence=2027-06-01&menores=8';

describe('my trip, for everybody', () => {
  test('nothing is cut, every control is large enough and axe finds nothing, in both themes', async () => {
    const page = await visit(FULL);
    await says(section(page, 'Qué llevas'), /./);
    for (const closed of ['Llevar a mi calendario', 'Compartir mi viaje', '¿Tienes otra nacionalidad?']) {
      await page.getByText(closed).click();
    }
    await page.getByRole('button', { name: 'Agregar escala, Japón' }).click();
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page);
      expect(await smallTargets(page), `${width} px`).toEqual([]);
    }
    for (const [screen, viewport, theme] of LOOKS) {
      await page.setViewportSize(viewport);
      await expectNoViolations(page, screen, [], [theme]);
    }
  });

  test('where its script does not come, that is said in a sentence, and no more once it has', async () => {
    const page = await open('about:blank', { expectedNoise: [/Failed to load resource/, /Error hydrating/] });
    await page.clock.install();
    await page.route(/\/_astro\/.*\.js/, (route) => route.abort());
    const failed = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'));
    await page.goto(`${PATH}${FULL}`);
    await failed;
    const late = page.getByText('Esta página todavía no abre del todo');
    expect(await late.isVisible()).toBe(false);
    await page.clock.fastForward('00:09');
    await late.waitFor();
    await page.unroute(/\/_astro\/.*\.js/);
    await page.reload();
    await says(section(page, 'Qué llevas'), /./);
    await late.waitFor({ state: 'hidden' });
  });

  test('a journey is typed with the keyboard alone', async () => {
    const page = await visit();
    await page.getByRole('main').getByRole('combobox', { name: '¿A dónde vas?' }).focus();
    await page.keyboard.type('tokio');
    await suggestion(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // The focus is in the first date; day and month are the same number, in whichever order the browser asks.
    await page.keyboard.type('05052027');
    await page.keyboard.press('Tab');
    await page.keyboard.type('06062027');
    await says(border(page, 'Japón'), '5 may');
    await page.getByRole('button', { name: 'Agregar escala, Japón' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('dallas');
    await suggestion(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await says(border(page, /Dallas/), 'Escala');
    await says(sentence(page), /Estados Unidos/);
  });

  test('on a phone what is told next stays in sight while the answer comes in over it', async () => {
    const page = await visit('', { viewport: PHONE });
    await page.getByRole('main').getByRole('combobox', { name: '¿A dónde vas?' }).fill('tokio');
    await suggestion(page).first().click();
    await says(border(page, 'Japón'), /Sin Visa/);
    await expectInSight(page.getByLabel('Entras', { exact: true }));
  });

  test('on a phone nothing that a tool printed is pushed away when the answer to a link comes', async () => {
    const page = await open('about:blank', { viewport: PHONE });
    const tools = ['/mi-viaje', '/revisa-tus-fechas', '/escalas', '/mi-lista?pais=japan'];
    const links = tools.map((path) => `${path}${FULL}`);
    await onEach(page, links, async () => {
      await page.getByRole('button', { name: 'Guardarlo aquí' }).waitFor();
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
            ).observe({ type: 'layout-shift', buffered: true });
            // Where nothing moved there is nothing to be told of.
            setTimeout(() => resolve(0), 200);
          }),
      );
      expect(moved).toBeLessThan(0.1);
    });
  });

  test('without JavaScript it says how to put the answer together, and leads to the tools', async () => {
    const page = await open(PATH, { javaScriptEnabled: false });
    await says(page.getByRole('main'), /hace falta JavaScript/);
    for (const tool of ['Escalas', 'Mi pasaporte y mis días', 'Mi lista de papeles', 'Mis visas']) {
      await page.getByRole('main').getByRole('link', { name: tool, exact: true }).first().waitFor();
    }
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  });
});
