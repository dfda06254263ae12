import { describe, expect, test } from 'vitest';
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
  test.each([
    ['japan', 'japan', ''],
    ['japon', 'japan', ''],
    ['usa', 'usa', ''],
    ['united-states', 'usa', ''],
    ['reino-unido', 'uk', ''],
    ['austria', 'otro', 'País: Austria. '],
    ['corea-del-sur', 'otro', 'País: Corea del Sur. '],
    ['uae', 'otro', 'País: Emiratos Árabes Unidos. '],
    ['atlantida', '', ''],
    ['<script>', '', ''],
    ['__proto__', '', ''],
  ])('?pais=%s chooses %j and writes %j', async (country, option, description) => {
    const page = await open(`/reportar-error?${new URLSearchParams({ pais: country })}`);
    await expectKept(page, { País: option, 'Descripción adicional': description });
  });

  test('is sent as it stands on the page', async () => {
    const page = await blank();
    const requests = await stubInbox(page, report.inbox);
    await page.goto('/reportar-error?pais=austria&dato=costos');
    await fillIn(page, { 'Información actual (incorrecta)': 'Gratis', 'Información correcta': '10 EUR' });
    await submitOf(page).click();
    await announced(page, 'status', report.sent).waitFor();
    expect(requests[0]?.postDataJSON()).toMatchObject({
      country: 'otro',
      errorType: 'costos',
      description: expect.stringMatching(/^País: Austria\./),
    });
  });

  test('keeps what the visitor changed', async () => {
    const page = await open('/reportar-error?pais=japan');
    await fillIn(page, { País: 'canada', 'Información correcta': '126 MXN' });
    await page.reload();
    await expectKept(page, { País: 'canada', 'Información correcta': '126 MXN' });
  });

  test('does not mix with the report begun for another one', async () => {
    const page = await open('/reportar-error?pais=japan');
    await fillIn(page, { 'Información correcta': '90 días' });
    await page.goto('/reportar-error?pais=austria');
    await expectKept(page, { País: 'otro', 'Información correcta': '' });
    await page.goto('/reportar-error?pais=japon');
    await expectKept(page, { País: 'japan', 'Información correcta': '90 días' });
    await expect.poll(() => draftsOf(page)).toHaveLength(1);
  });
});

test('the page explains what to report, and why', async () => {
  const page = await open('/reportar-error');
  const main = page.getByRole('main');
  for (const name of ['Requisitos', 'Costos', 'Enlaces', '¿Por qué reportar un error?']) {
    await main.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  }
  expect(await main.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
});

test.each([
  ['Fuente (URL)', 'ejemplo.mx/visas', /dirección completa/],
  ['Email', 'itzel@', /Email inválido/],
])('an optional %s that is written must be right', async (label, value, message) => {
  const page = await open('/reportar-error');
  await fillIn(page, { ...report.fields, [label]: value });
  await submitOf(page).click();
  await formOf(page).getByRole('alert', { name: 'Revisa 1 campo' }).getByRole('link', { name: message }).waitFor();
  expect(await control(page, label).inputValue()).toBe(value);
});

test('the contact page leads here and says how long an answer takes', async () => {
  const page = await open('/contacto');
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: 'Reportar un error' }).getAttribute('href')).toBe('/reportar-error');
  for (const text of [/24–48 horas en promedio/, /urgente.*embajada/, /No somos parte de ningún gobierno/]) {
    await main.getByText(text).first().waitFor();
  }
});
