import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { linkCopied, MAY_COPY } from '../clipboard.ts';
import { focusedText, hasFocus } from '../focus.ts';
import { suggestions } from '../search/search-box.ts';
import { expectLocation, useSite } from '../site.ts';

const { open } = useSite();

describe('the keyboard alone', () => {
  test('leads from home through the search to a country, its steps and the share block', async () => {
    const page = await open('/', MAY_COPY);
    const tabTo = async (name: string | RegExp, role: 'combobox' | 'button' | 'link') => {
      for (let press = 0; press < 60; press += 1) {
        await page.keyboard.press('Tab');
        if (await hasFocus(page.getByRole(role, { name }).first())) return;
      }
      throw new Error(`The keyboard does not reach ${name}; it stopped at ${await focusedText(page)}`);
    };
    await tabTo('Buscar país', 'combobox');
    await page.keyboard.type('japon');
    await suggestions(page).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectLocation(page, '/pais/japan');
    await tabTo('Ver los pasos', 'link');
    await page.keyboard.press('Enter');
    await expectLocation(page, '/pais/japan#proceso');
    await tabTo('Copiar enlace', 'button');
    await page.keyboard.press('Enter');
    const toasts = linkCopied(page);
    await toasts.first().waitFor();
    // One press, one toast: the press that woke the island must not act twice.
    expect(await toasts.count()).toBe(1);
  });

  // The dialog: home/country-dialog.test.ts.
  test('shows where it is on home, and filters', async () => {
    const page = await open('/');
    await expectSeenFocus(page);
    await page
      .getByRole('button', { name: /^Visa Requerida/ })
      .first()
      .focus();
    await page.keyboard.press('Space');
    await expectLocation(page, '/?estado=visa-required');
  });

  test('shows where it is on a country page, and opens a share link with the space bar too, as it is a button', async () => {
    const page = await open('/pais/japan', { opensOtherSites: true });
    await expectSeenFocus(page);
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'WhatsApp' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => new URL((await popup).url()).hostname).toBe('wa.me');
  });
});

/** Walks by Tab through the first stops of the page; each shows that the focus is there. */
async function expectSeenFocus(page: Page): Promise<void> {
  const unseen: string[] = [];
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      // On the map the country itself is outlined: a box around Alaska and Hawaii would say less.
      const drawn = element.closest('svg')?.querySelectorAll<SVGElement>('*') ?? [];
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--color-focus)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      if ([...drawn].some((part) => getComputedStyle(part).stroke === color)) return '';
      return outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? element.outerHTML.slice(0, 120) : '';
    });
    if (stop) unseen.push(stop);
  }
  expect(unseen).toEqual([]);
}
