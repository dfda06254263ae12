import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../../axe.ts';
import { expectNoSidewaysScroll, PHONE, useSite, type VisitOptions } from '../../site.ts';
import { smallTargets } from '../../targets.ts';
import { begun, JAPAN, unfold } from './checklist-page.ts';

const { open } = useSite();

describe('without JavaScript', () => {
  test('the general list and the papers of a child stand there, and it says where every country’s own sheet is', async () => {
    const page = await open('/mi-lista', { javaScriptEnabled: false });
    await page.getByText('Para marcar y guardar hace falta JavaScript.').waitFor();
    await page.getByText('Pasaporte original').waitFor();
    await page.getByText(/formato SAM de Migración/).waitFor();
    await expectNoSidewaysScroll(page);
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'destinos' }).click();
    await page.locator('#destinos').getByRole('link', { name: 'Japón', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /Japón/ }).waitFor();
  });
});

describe('for everybody', () => {
  const STATES: { state: string; path: string; options: VisitOptions; enter: (page: Page) => Promise<unknown> }[] = [
    {
      state: 'the overview',
      path: '/mi-lista',
      options: begun({}),
      enter: (page) => page.getByRole('link', { name: /^Japón \d+ de/ }).waitFor(),
    },
    {
      state: 'a list with everything in it',
      path: JAPAN,
      options: begun({ own: ['Mapa'], ticked: ['Carta', 'Mapa'] }),
      enter: async (page) => {
        await page.getByLabel('Editar: Mapa').click();
        await unfold(page);
        await page.getByLabel('Entras', { exact: true }).fill('2137-01-01');
        await page.getByText(/^Revisa el año/).waitFor();
      },
    },
    {
      state: 'an unknown country',
      path: '/mi-lista?pais=corea-del',
      options: {},
      enter: (page) => page.getByText('No conocemos ningún país que se llame').waitFor(),
    },
  ];

  test.each(STATES)(
    '$state has no axe violation, large targets and no sideways scroll at 320 px',
    async ({ path, options, enter }) => {
      const page = await open(path, { ...options, viewport: PHONE, colorScheme: 'light' });
      await enter(page);
      await expectNoViolations(page);
      expect(await smallTargets(page)).toEqual([]);
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 600 });
        await expectNoSidewaysScroll(page);
      }
    },
  );
});
