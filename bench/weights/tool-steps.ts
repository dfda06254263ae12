import type { Step } from './step.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The tools with something put into them: empty, they show little of what they are. */
export const TOOL_STEPS: readonly Step[] = [
  {
    // A trip in order, and on top of it a stay that is too long and that the passport does not last for.
    where: '.trip-dates',
    act: async (page, look) => {
      await page.getByLabel('Vence el').fill(inDays(200));
      await page.getByRole('button', { name: 'Agregar un viaje' }).tap();
      await page.getByLabel('Destino', { exact: true }).selectOption('japan');
      await page.getByLabel('Entrada', { exact: true }).fill(inDays(30));
      await page.getByLabel('Salida', { exact: true }).fill(inDays(20));
      await look();
      await page.getByLabel('Salida', { exact: true }).fill(inDays(50));
      await page.getByRole('button', { name: 'Agregar una estancia en Schengen' }).tap();
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
];
