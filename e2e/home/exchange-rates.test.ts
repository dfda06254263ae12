import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { plain, textOf, textsOf } from '../page-parts.ts';
import { about, DESKTOP, expectNoSidewaysScroll, holdScripts, PHONE, useSite } from '../site.ts';
import { exchangeRates } from './home-sections.ts';

const { blank, open } = useSite();

describe('the exchange-rates widget', () => {
  const foreign = (page: Page) => page.getByRole('textbox', { name: /^Cantidad en/ });
  const pesos = (page: Page) => page.getByRole('textbox', { name: 'Pesos mexicanos' });
  const currency = (page: Page) => exchangeRates(page).getByRole('combobox', { name: 'Moneda' });
  const result = (page: Page) => exchangeRates(page).getByRole('status');

  test('lists the specified currencies with the date of the rates, without a script too', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    const rows = exchangeRates(page).locator('dl > div');
    expect((await textsOf(rows)).map((row) => row.replace(/[\d.,]+ MXN$/, '').trim())).toEqual([
      '1 dólar estadounidense USD',
      '1 euro EUR',
      '1 libra esterlina GBP',
      '1 dólar canadiense CAD',
      '1 dólar australiano AUD',
      '1 dólar neozelandés NZD',
      '100 yenes JPY',
      '1 dinar jordano JOD',
    ]);
    expect(await textOf(rows.first())).toMatch(/18\.00 MXN$/);
    expect(await textOf(exchangeRates(page))).toMatch(/Tipos de referencia del \d+ de \w+ de 20\d\d/);
    expect(await foreign(page).isVisible()).toBe(false);
  });

  test('comes with Ver más on a phone, refuses rubbish with a sentence, keeps it, and forgives; converts every currency in both directions, and never rewrites the box one types in', async () => {
    const page = await open('/', { viewport: PHONE });
    expect(await foreign(page).isVisible()).toBe(false);
    await exchangeRates(page).getByText('Ver más').click();
    await foreign(page).fill('cien');
    await result(page).getByText('Escribe solo números, como 1,234.56.').waitFor();
    await expectNoSidewaysScroll(page);
    expect(await foreign(page).inputValue()).toBe('cien');
    expect(await foreign(page).getAttribute('aria-invalid')).toBe('true');
    expect(await pesos(page).inputValue()).toBe('');
    await foreign(page).fill('1,5');
    await result(page).getByText('punto para los decimales').waitFor();
    await foreign(page).fill('1.5');
    await expect.poll(() => pesos(page).inputValue()).toBe('27.00');
    await pesos(page).fill('-3');
    await result(page).getByText('sin signo menos').waitFor();
    await page.keyboard.press('Enter');
    expect(await pesos(page).inputValue()).toBe('-3');

    await page.setViewportSize(DESKTOP);
    await foreign(page).fill('1,234.56');
    await expect.poll(() => pesos(page).inputValue()).toBe('22,222.08');
    expect(await foreign(page).inputValue()).toBe('1,234.56');
    await expect.poll(() => textOf(result(page))).toBe('1,234.56 USD = 22,222.08 MXN');
    await pesos(page).fill('36');
    await expect.poll(() => foreign(page).inputValue()).toBe('2.00');
    await currency(page).selectOption('JPY');
    await expect.poll(() => foreign(page).inputValue()).toBe('314.96');
    expect(await pesos(page).inputValue()).toBe('36');
    await expect.poll(() => textOf(page.locator('label[for="convertir-foreign"]'))).toBe('Cantidad en JPY');
    const options = await textsOf(currency(page).locator('option'));
    expect(options.length).toBeGreaterThanOrEqual(20);
    expect(options.slice(0, 3)).toEqual(['USD, dólar estadounidense', 'EUR, euro', 'GBP, libra esterlina']);
  });

  test('what was typed or chosen while the script was on its way is kept, and converted once it comes', async () => {
    const page = await blank();
    const startAfter = async (act: () => Promise<unknown>, converted: RegExp) => {
      await page.goto('/');
      const letScriptsCome = await holdScripts(page);
      await act();
      letScriptsCome();
      await expect.poll(async () => plain(await result(page).textContent())).toMatch(converted);
    };
    for (const [typed, into, from, expected] of [
      ['250', foreign, pesos, '4,500.00'],
      ['1,800.009', pesos, foreign, '100.00'],
    ] as const) {
      await about(typed, async () => {
        await startAfter(() => into(page).fill(typed), / = /);
        await expect.poll(() => from(page).inputValue()).toBe(expected);
        expect(await into(page).inputValue()).toBe(typed);
      });
    }
    await startAfter(async () => {
      await currency(page).focus();
      await currency(page).selectOption('EUR');
    }, /EUR = /);
    expect(await currency(page).inputValue()).toBe('EUR');
  });
});
