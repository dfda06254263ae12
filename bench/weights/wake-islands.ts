import type { Page } from 'playwright-core';

interface Step {
  /** CSS selector that tells whether this page has the piece at all. */
  where: string;
  act: (page: Page, look: () => Promise<void>) => Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The tools with something put into them: empty, they show little of what they are. */
const TOOL_STEPS: readonly Step[] = [
  {
    // A trip in order, and on top of it a stay that is too long and that the passport does not last for.
    where: '.trip-dates',
    act: async (page, look) => {
      await page.getByLabel('Vence el').fill(inDays(200));
      await page.getByLabel('¿A dónde?').selectOption('japan');
      await look();
      await page.getByRole('button', { name: 'Ponerle fechas' }).tap();
      await page.getByLabel('Entrada', { exact: true }).fill(inDays(30));
      await page.getByLabel('Salida', { exact: true }).fill(inDays(20));
      await look();
      await page.getByLabel('Salida', { exact: true }).fill(inDays(50));
      await page.getByLabel('¿A dónde?').selectOption('schengen');
      await page.getByRole('button', { name: 'Ponerle fechas' }).tap();
      await page.getByLabel('Entrada', { exact: true }).fill(inDays(40));
      await page.getByLabel('Salida', { exact: true }).fill(inDays(180));
      await page.getByRole('heading', { name: 'Tu cuenta Schengen' }).waitFor();
      await look();
      await page.getByText('Llevar a mi calendario').tap();
      await page.getByText('Compartir estas fechas').tap();
    },
  },
  {
    where: '.checklist',
    act: async (page, look) => {
      await page.getByRole('checkbox').first().tap();
      await page.getByLabel('Agrega algo tuyo').fill('Paraguas');
      await page.getByRole('button', { name: 'Agregar', exact: true }).tap();
      await page.getByRole('button', { name: 'Editar: Paraguas' }).tap();
      await look();
      await page.getByRole('button', { name: 'Guardar', exact: true }).tap();
      await look();
      await page.getByRole('button', { name: 'Borrar esta lista' }).tap();
      await page.getByRole('dialog').waitFor();
      await look();
      await page.getByRole('button', { name: 'Conservar' }).tap();
    },
  },
  {
    // The answer that runs until a day, which brings the count of days with it.
    where: '.desk-tool',
    act: async (page, look) => {
      for (const option of [/^Turista/, /hace menos de 12 meses/, '18 o más', /^No, o me la negaron/, 'Nada de eso']) {
        await page.getByRole('radio', { name: option }).tap();
      }
      await look();
      await page.getByLabel('¿Qué día vence o venció tu visa?').fill(inDays(30));
      await page.getByText('Llevar a mi calendario').tap();
      await page.getByLabel('De 15 años en adelante').fill('3');
      await look();
    },
  },
];

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
      await search.fill('zzzqqx');
      await page.getByText('Ningún lugar coincide.').waitFor();
      await look();
      await search.fill('');
      await page.getByRole('button', { name: 'Cerrar menú' }).tap();
    },
  },
  {
    where: '#a-donde',
    act: async (page, look) => {
      await page.locator('#a-donde').fill('madrid y londres');
      await page.getByText('Hacer un viaje de esto').waitFor();
      await look();
      await page.locator('#a-donde').fill('');
    },
  },
  {
    where: '.share',
    act: async (page) => {
      const folded = page.locator('details.share:not([open]) > summary');
      if ((await folded.count()) > 0) await folded.first().tap();
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
      for (const fold of await page.locator('.home-fold > summary').all()) await fold.tap();
      await page.locator('.near-slip').scrollIntoViewIfNeeded();
      for (const id of ['#consejos', '#alertas', '#preguntas', '.near-slip']) {
        await page.locator(`${id}[data-load="ready"]`).waitFor();
      }
      await page.locator('.exchange [data-unfold]').tap();
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
  // Astro takes the attribute off when an island is hydrated, a moment after the touch.
  const asleep = page.locator('astro-island[ssr]');
  await asleep
    .first()
    .waitFor({ state: 'detached', timeout: 5000 })
    .catch(() => undefined);
  return asleep.count();
}
