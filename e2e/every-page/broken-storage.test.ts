import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { announced, FORMS, fillIn, stubInbox, submitOf } from '../forms/enquiry-forms.ts';
import { useSite } from '../site.ts';
import { denyStorage } from '../stored-data.ts';

const { open } = useSite();

describe.each<[string, (page: Page) => Promise<unknown>]>([
  ['denied', (page) => denyStorage(page, ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])],
  [
    'full',
    (page) =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        Storage.prototype.setItem = refuse;
        Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
      }),
  ],
])('where storage is %s', (_name, breakStorage) => {
  const options = { hasAcceptedTerms: false, prepare: breakStorage };
  const dismissTerms = async (page: Page) => {
    const accept = page.getByRole('button', { name: 'Aceptar' });
    await accept.click();
    await accept.waitFor({ state: 'hidden' });
  };

  test('a form is sent and thanks', async () => {
    const form = FORMS.find(({ name }) => name === 'contact');
    if (!form) throw new Error('the contact form is among the forms');
    const page = await open(form.path, options);
    const requests = await stubInbox(page, form.inbox);
    await dismissTerms(page);
    await fillIn(page, form.fields);
    await submitOf(page).click();
    await announced(page, 'status', form.sent).waitFor();
    expect(requests).toHaveLength(1);
  });

  test('the banner goes, and filters, the currency converter, changes and the page about reading offline are there', async () => {
    const page = await open('/?estado=visa-required', options);
    await dismissTerms(page);
    await page.getByRole('button', { name: 'Limpiar filtros' }).first().waitFor();
    await page.getByLabel('Cantidad en USD').fill('200');
    const pesos = page.getByLabel('Pesos mexicanos');
    await expect.poll(() => pesos.inputValue()).toMatch(/^\d[\d,.]+$/);
    const before = await pesos.inputValue();
    await page.getByLabel('Cantidad en USD').fill('400');
    await expect.poll(() => pesos.inputValue()).not.toBe(before);
    await page.goto('/cambios?pais=peru');
    await page.getByRole('button', { name: 'Limpiar filtros' }).waitFor();
    await page.goto('/sin-conexion');
    await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor();
    await page.getByText('Todavía no hay páginas guardadas en este dispositivo.').waitFor();
  });
});
