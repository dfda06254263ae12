import type { Page } from 'playwright-core';
import type { Step } from './step.ts';
import { TOOL_STEPS } from './tool-steps.ts';

/** One tap on everything that fetches code when it is first used. The dialog comes last: it covers the rest. */
const STEPS: readonly Step[] = [
  {
    where: '.terms-banner',
    act: (page) => page.getByRole('button', { name: 'Aceptar', exact: true }).tap(),
  },
  {
    where: 'header.header',
    act: async (page, look) => {
      const search = page.getByRole('combobox', { name: 'Buscar país' });
      await page.getByRole('button', { name: 'Buscar', exact: true }).tap();
      await search.fill('an');
      await page.getByRole('option').first().waitFor();
      await look();
      await search.fill('zzz');
      await page.getByText('Ningún país coincide.').waitFor();
      await look();
      await search.fill('');
      await page.getByRole('button', { name: 'Cerrar menú' }).tap();
    },
  },
  {
    where: '.share',
    act: async (page) => {
      await page.getByRole('button', { name: 'Copiar enlace' }).tap();
      await page
        .getByText(/¡Enlace copiado!|No se pudo copiar/)
        .first()
        .waitFor();
    },
  },
  {
    where: '#destinos',
    act: async (page) => {
      await page.locator('.status-tile').nth(1).tap();
      await page.locator('.status-tile[aria-pressed="true"]').nth(0).waitFor();
    },
  },
  {
    where: '.change-controls',
    act: async (page) => {
      await page.getByLabel('País', { exact: true }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Limpiar filtros' }).waitFor();
    },
  },
  {
    where: '.near-section',
    act: async (page) => {
      for (const id of ['#consejos', '#alertas', '#preguntas', '.near-slip']) {
        await page.locator(id).scrollIntoViewIfNeeded();
        await page.locator(`${id}[data-load="ready"]`).waitFor();
      }
      await page.locator('#convertir-foreign').tap();
    },
  },
  {
    where: 'form[data-enquiry]',
    act: async (page) => {
      await page.locator('form[data-enquiry] button[type="submit"]').tap();
      await page.locator('form[data-enquiry]').getByRole('alert').first().waitFor();
    },
  },
  ...TOOL_STEPS,
  {
    where: '[data-details]',
    act: async (page) => {
      await page.locator('[data-details]:visible').first().tap();
      await page.getByRole('dialog').getByRole('link', { name: 'Guía completa' }).waitFor();
    },
  },
];

/**
 * Wakes every island of the page the way a visitor would; returns how many stayed asleep all the same. `look` is called
 * after every step, and within one before something that was opened is closed again.
 */
export async function wakeIslands(page: Page, look: () => Promise<void> = async () => undefined): Promise<number> {
  for (const { where, act } of STEPS) {
    if ((await page.locator(where).count()) === 0) continue;
    await act(page, look);
    await look();
  }
  // Astro takes the attribute off when an island is hydrated.
  return page.locator('astro-island[ssr]').count();
}
