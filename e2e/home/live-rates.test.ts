import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { plain, textOf } from '../page-parts.ts';
import { address, useSite } from '../site.ts';
import { storedUnder } from '../stored-data.ts';
import { comeNear, exchangeRates } from './home-sections.ts';

/** The service of `PUBLIC_EXCHANGE_RATES_URL`; each test answers for it. */
const SERVICE = 'https://tipos.ejemplo.mx/latest?from=MXN';
const GOOD = { amount: 1, base: 'EUR', date: '2026-11-20', rates: { MXN: 21.5, USD: 1.15, GBP: 0.86, JPY: 172 } };

const { blank } = useSite();

/** Home as built, with what the setting adds: the address of the service, and the service in the policy. */
async function answerWithSetting(route: Route): Promise<void> {
  const built = await route.fetch();
  const policy = built.headers()['content-security-policy'] ?? '';
  const [source] = SERVICE.split('?');
  await route.fulfill({
    response: built,
    headers: {
      ...built.headers(),
      'content-security-policy': policy.replace("connect-src 'self'", `connect-src 'self' ${source}`),
    },
    body: (await built.text()).replace('<exchange-rates ', `$&live="${SERVICE}" `),
  });
}

/** Opens home of a site with the setting. `answer` stands in for the service; it returns how often it was asked. */
async function openHome(
  answer: (route: Route) => Promise<unknown>,
  expectedNoise: RegExp[] = [],
): Promise<{ page: Page; asked: () => number }> {
  let count = 0;
  const page = await blank({ expectedNoise });
  await page.route(address('/'), answerWithSetting);
  await page.route(SERVICE, (route) => {
    count += 1;
    return answer(route);
  });
  await page.goto('/');
  return { page, asked: () => count };
}

const json = (body: unknown) => (route: Route) =>
  route.fulfill({
    contentType: 'application/json',
    headers: { 'Access-Control-Allow-Origin': '*' },
    body: JSON.stringify(body),
  });
const dollar = (page: Page) => exchangeRates(page).getByRole('definition').first();
const line = async (page: Page) => plain(await exchangeRates(page).locator('[data-rates-line]').textContent());
const settle = (page: Page) => page.waitForLoadState('networkidle');

describe('live exchange rates', () => {
  test('are asked for when the reader comes near, move nothing, and are used by the converter', async () => {
    const { page, asked } = await openHome(json(GOOD));
    const height = async () => (await exchangeRates(page).boundingBox())?.height;
    const before = await height();
    await comeNear(page, 'Tipo de cambio');
    await expect.poll(() => textOf(dollar(page))).toBe('18.70 MXN');
    expect(await height()).toBe(before);
    expect(await line(page)).toMatch(
      /^Tipos del 20 de noviembre de 2026, consultados en línea\. CAD, .* y COP: referencia del /,
    );
    await page.getByRole('textbox', { name: /^Cantidad en/ }).fill('10');
    await expect.poll(() => page.getByRole('textbox', { name: 'Pesos mexicanos' }).inputValue()).toBe('186.96');
    await page.getByRole('combobox', { name: 'Moneda' }).selectOption('JPY');
    await expect.poll(() => page.getByRole('textbox', { name: 'Pesos mexicanos' }).inputValue()).toBe('1.25');
    expect(asked()).toBe(1);
  });

  // What else is no answer, `src/home/exchange/live-rates.test.ts` knows.
  test('do not come without a network: the reference rates stay, and nobody is bothered', async () => {
    const { page, asked } = await openHome((route) => route.abort(), [/ERR_FAILED/]);
    await comeNear(page, 'Tipo de cambio');
    await expect.poll(asked).toBe(1);
    await settle(page);
    expect(await textOf(dollar(page))).toBe('18.00 MXN');
    expect(await line(page)).toMatch(/^Tipos de referencia del /);
    expect(await storedUnder(page, 'exchangeRates')).toBeNull();
  });
});
