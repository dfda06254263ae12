import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../../axe.ts';
import { LYING_LETTER, printedSheets } from '../../printed-sheets.ts';
import { expectNoSidewaysScroll, SCREENS } from '../../site.ts';
import { smallTargets } from '../../targets.ts';
import { useComparison } from './comparison-page.ts';

const { open, compare } = useComparison();

describe('on every screen', () => {
  test('without JavaScript the table of every destination is a link away, and nothing is there that would not work', async () => {
    const page = await open('/comparar?paises=japan,spain', { javaScriptEnabled: false });
    await page.getByText('necesita JavaScript').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    for (const role of ['combobox', 'button'] as const)
      expect(await page.getByRole('main').getByRole(role).count()).toBe(0);
    await page.getByRole('link', { name: 'la tabla del mapa' }).click();
    await page.getByRole('row', { name: /^España Sin Visa/ }).waitFor();
  });

  test('on no screen anything scrolls sideways, and every control can be hit', async () => {
    const page = await compare('japan,canada,antigua-and-barbuda,united-arab-emirates', 'los Emiratos Árabes Unidos');
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page);
      expect(await smallTargets(page), `${width} px`).toEqual([]);
    }
  });

  test.each(SCREENS)('axe finds nothing on a %s', async (_name, viewport) => {
    const page = await compare('japan,canada,thailand,atlantida', 'Tailandia', { viewport, expectedNoise: [/404/] });
    await page.getByRole('main').locator('summary').first().click();
    await expectNoViolations(page);
  });

  test('it prints on landscape sheets, with every name over its column', async () => {
    const page = await compare('japan,canada,spain', 'España');
    const { count, sizes } = await printedSheets(page);
    expect(sizes).toEqual([LYING_LETTER]);
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThanOrEqual(4);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Japón', exact: true }).waitFor();
  });
});
