import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { publishedCountries } from '../catalogue.ts';
import { useSite } from '../site.ts';
import {
  announced,
  control,
  draftsOf,
  expectKept,
  FORMS,
  fillIn,
  formOf,
  stubInbox,
  submitOf,
} from './enquiry-forms.ts';

const { open, blank } = useSite();

const report = FORMS.find(({ name }) => name === 'error report');
if (!report) throw new Error('the error report is among the forms');

describe('a report opened for a country', () => {
  test('keeps what the visitor changed, does not mix it with another report, and is sent as it stands', async () => {
    const page = await blank();
    const requests = await stubInbox(page, report.inbox);
    await page.goto('/reportar-error?pais=japan');
    await expectKept(page, { País: 'japan' });
    await fillIn(page, { País: 'canada', 'Información correcta': '126 MXN' });
    await page.reload();
    await expectKept(page, { País: 'canada', 'Información correcta': '126 MXN' });

    await page.goto('/reportar-error?pais=austria&dato=costos');
    await expectKept(page, { País: 'austria', 'Información correcta': '' });
    await page.goto('/reportar-error?pais=japon');
    await expectKept(page, { País: 'canada', 'Información correcta': '126 MXN' });
    await expect.poll(() => draftsOf(page)).toHaveLength(1);

    await page.goto('/reportar-error?pais=austria&dato=costos');
    await fillIn(page, { 'Información actual (incorrecta)': 'Gratis', 'Información correcta': '10 EUR' });
    await submitOf(page).click();
    await announced(page, 'status', report.sent).waitFor();
    expect(requests[0]?.postDataJSON()).toMatchObject({ country: 'austria', errorType: 'costos' });
  });
});

/** Every country of the catalogue by its Spanish name, those of the specification by the values it gives; `otro` at the end. */
async function reportCountries(): Promise<string[]> {
  const specified = new Map([
    ['united-states', 'usa'],
    ['united-kingdom', 'uk'],
  ]);
  const countries = await publishedCountries();
  const byName = [...countries].sort((a, b) => a.nameSpanish.localeCompare(b.nameSpanish, 'es-MX'));
  return [...byName.map(({ slug }) => specified.get(slug) ?? slug), 'otro'];
}

async function expectOptions(page: Page, label: string, values: readonly string[]): Promise<void> {
  const options = control(page, label).locator('option');
  expect
    .soft(await options.evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value }) => value)), label)
    .toEqual(['', ...values]);
  for (const text of await options.allTextContents()) expect.soft(text).toMatch(/^\p{Lu}[\p{L} (),'’.-]+$/u);
}

test('the page explains what to report and why, offers the specified values, and checks what is optional', async () => {
  const page = await open('/reportar-error');
  const main = page.getByRole('main');
  for (const name of ['Requisitos', 'Costos', 'Enlaces', '¿Por qué reportar un error?']) {
    await main.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  }
  expect(await main.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
  await expectOptions(page, 'País', await reportCountries());
  await expectOptions(page, 'Tipo de error', ['requisitos', 'costos', 'enlaces', 'embajada', 'tiempos', 'otro']);

  const wrong = { 'Fuente (URL)': 'ejemplo.mx/visas', Email: 'itzel@' };
  await fillIn(page, { ...report.fields, ...wrong });
  await submitOf(page).click();
  const summary = formOf(page).getByRole('alert', { name: 'Revisa 2 campos' });
  for (const message of [/dirección completa/, /Email inválido/]) {
    await summary.getByRole('link', { name: message }).waitFor();
  }
  await expectKept(page, wrong);
});

test('the contact page leads here, says how long an answer takes, and offers the specified subjects', async () => {
  const page = await open('/contacto');
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: 'Reportar un error' }).getAttribute('href')).toBe('/reportar-error');
  for (const text of [/24–48 horas en promedio/, /urgente.*embajada/, /No somos parte de ningún gobierno/]) {
    await main.getByText(text).first().waitFor();
  }
  const subjects = ['informacion-incorrecta', 'nuevo-pais', 'consulta-visa', 'sugerencia', 'otro'];
  await expectOptions(page, 'Asunto', subjects);
});
