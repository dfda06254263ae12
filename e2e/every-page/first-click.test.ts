import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useCountries } from '../catalogue.ts';
import { linkCopied, MAY_COPY } from '../clipboard.ts';
import { cardLink, details, expectShown, more, region, tile } from '../home/home-cells.ts';
import { DESKTOP, holdScripts, PHONE, useSite } from '../site.ts';
import { storedUnder } from '../stored-data.ts';

const { blank, open } = useSite();
const countries = useCountries();

describe('the very first click on the page is not lost', () => {
  test.each<[string, string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>]>([
    [
      'a filter tile',
      '/',
      (page) => tile(page, /^Visa Requerida/).click(),
      (page) => expectShown(page, countries, ({ visaStatus }) => visaStatus.value === 'visa-required'),
    ],
    [
      'a filter badge',
      '/',
      (page) => page.getByRole('button', { name: 'Visa al Llegar' }).click(),
      (page) => expectShown(page, countries, ({ visaStatus }) => visaStatus.value === 'visa-on-arrival'),
    ],
    [
      'a region of the dropdown',
      '/',
      async (page) => {
        await region(page).focus();
        await region(page).selectOption('Oceania');
      },
      (page) => expectShown(page, countries, (country) => country.region === 'Oceania'),
    ],
    [
      'Ver Detalles',
      '/',
      (page) => details(page, 'Japón').click(),
      (page) => page.getByRole('dialog', { name: 'Japón' }).waitFor(),
    ],
    [
      'Mostrar más',
      '/',
      (page) => more(page.getByRole('region', { name: 'Europa', exact: true })).click(),
      (page) => cardLink(page, 'Suiza').waitFor(),
    ],
    [
      'the menu toggle',
      '/pais/japan',
      (page) => page.getByRole('button', { name: 'Abrir menú' }).click(),
      (page) => page.getByRole('button', { name: 'Cerrar menú', expanded: true }).waitFor(),
    ],
    [
      'Aceptar',
      '/',
      (page) => page.getByRole('button', { name: 'Aceptar', exact: true }).click(),
      async (page) => {
        await page.getByRole('button', { name: 'Aceptar', exact: true }).waitFor({ state: 'hidden' });
        await expect.poll(() => storedUnder(page, 'termsAccepted')).toBe('true');
      },
    ],
    [
      'Copiar enlace',
      '/pais/japan',
      (page) => page.getByRole('button', { name: 'Copiar enlace' }).click(),
      (page) => linkCopied(page).waitFor(),
    ],
  ])('%s, with the scripts still on their way', async (name, path, click, expectDone) => {
    const page = await open(path, {
      viewport: name === 'the menu toggle' ? PHONE : DESKTOP,
      hasAcceptedTerms: name !== 'Aceptar',
      ...MAY_COPY,
    });
    const letScriptsCome = await holdScripts(page);
    await click(page);
    letScriptsCome();
    await expectDone(page);
  });

  test('Mostrar más and a filter tile, before any script has come', async () => {
    const page = await blank();
    const letScriptsCome = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await more(page.getByRole('region', { name: 'Europa', exact: true })).click();
    await cardLink(page, 'Suiza').waitFor();
    await tile(page, /^Visa Requerida/).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('estado')).toBe('visa-required');
    letScriptsCome();
    await expectShown(page, countries, ({ visaStatus }) => visaStatus.value === 'visa-required');
  });

  test('Ver Detalles and Comparar, with scripts that never come: they lead to pages, and so do the cards', async () => {
    const page = await blank({ expectedNoise: [/ERR_FAILED/] });
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/');
    await details(page, 'Japón').click();
    await page.getByRole('heading', { level: 1, name: 'Japón' }).waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: 'Comparar Canadá' }).click();
    await page.getByRole('heading', { level: 1, name: 'Comparar destinos' }).waitFor();
    await page.goto('/');
    await cardLink(page, 'Japón').click();
    await page.getByRole('heading', { level: 1, name: 'Japón' }).waitFor();
  });
});
