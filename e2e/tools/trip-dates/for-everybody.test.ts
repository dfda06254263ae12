import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../../axe.ts';
import { textsOf } from '../../page-parts.ts';
import { expectNoSidewaysScroll, SCREENS } from '../../site.ts';
import { smallTargets } from '../../targets.ts';
import { PATH, says, trip, useTripDates } from './trip-dates-page.ts';

const { open, visit } = useTripDates();

const FULL =
  '#viaje=spain~2026-10-01~2026-10-20&viaje=france~2027-01-05~2027-03-25&viaje=thailand~2027-05-01~2027-05-20&viaje=japan~2027-05-20~2027-05-01&vence=2027-06-30';

describe('trip dates, for everybody', () => {
  test('on paper the answers stay and the controls go; on every screen controls are large and axe finds nothing', async () => {
    const page = await visit(FULL);
    await says(trip(page, 'Francia'), 'Te pasas');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'Francia', exact: true }).isVisible()).toBe(true);
    expect(await page.getByText('Te pasas', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);

    await page.emulateMedia({ media: 'screen' });
    for (const closed of ['Llevar a mi calendario', 'Compartir mi viaje']) {
      await page.getByText(closed).click();
    }
    for (const width of [320, 360, 640]) {
      await page.setViewportSize({ width, height: 700 });
      await expectNoSidewaysScroll(page);
      expect(await smallTargets(page), `${width} px`).toEqual([]);
    }
    for (const [screen, viewport] of SCREENS) {
      await page.setViewportSize(viewport);
      await expectNoViolations(page, screen);
    }
  });

  test('without JavaScript the rules are there with their sources, and no dead control', async () => {
    const page = await open(PATH, { javaScriptEnabled: false });
    await says(page.getByRole('main'), /hace falta JavaScript/);
    await page.getByRole('heading', { name: 'Cómo se cuentan los 90 días en 180' }).waitFor();
    const rules = page.getByRole('region', { name: 'Qué vigencia de pasaporte pide cada destino' });
    expect(await rules.getByRole('listitem').count()).toBe(1);
    await rules.getByText('Asia', { exact: true }).click();
    const texts = await textsOf(rules.getByRole('listitem'));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.find((text) => text.startsWith('Japón'))).toMatch(/vigente todo el viaje.*confianza/);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
  });
});
