import { describe, expect, test } from 'vitest';
import { focusedText, hasFocus } from '../focus.ts';
import { expectLocation, useSite } from '../site.ts';
import { expectOpen, panel, TABS, tab } from './wiki-tabs.ts';

const { open } = useSite();

describe('the tabs', () => {
  test('are six, open with a click and name it in the address, leave other keys and clicks alone', async () => {
    const page = await open('/wiki');
    await expectOpen(page, 'Documentos');
    await expectLocation(page, '/wiki');
    const bar = page.getByRole('tablist', { name: 'Temas' });
    expect(await bar.count()).toBe(1);
    const names = await Promise.all(TABS.map(({ label }) => tab(page, label).count()));
    expect(names).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await page.getByRole('tab').count()).toBe(6);

    for (const { label, anchor } of TABS.toReversed()) {
      await tab(page, label).click();
      await expectOpen(page, label);
      await expectLocation(page, `/wiki#${anchor}`);
      expect(await tab(page, label).getAttribute('aria-selected')).toBe('true');
      expect(await panel(page).getAttribute('aria-labelledby')).toBe(await tab(page, label).getAttribute('id'));
    }

    await tab(page, 'Documentos').focus();
    await page.keyboard.press('Control+ArrowRight');
    await expectOpen(page, 'Documentos');
    const isSwallowed = await tab(page, 'Salud').evaluate((link) => {
      let swallowed = true;
      window.addEventListener(
        'click',
        (event) => {
          swallowed = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
      return swallowed;
    });
    expect(isSwallowed).toBe(false);
    await expectOpen(page, 'Documentos');
  });

  test('follow the keyboard: arrows round and round, Home and End, one stop for Tab', async () => {
    const page = await open('/wiki');
    await tab(page, 'Documentos').focus();
    for (const label of ['Schengen', 'Consejos', 'Seguridad', 'Dinero', 'Salud', 'Documentos']) {
      await page.keyboard.press('ArrowRight');
      await expectOpen(page, label);
      expect(await focusedText(page)).toContain(label);
    }
    await page.keyboard.press('ArrowLeft');
    await expectOpen(page, 'Salud');
    await expectLocation(page, '/wiki#salud');
    await page.keyboard.press('Home');
    await expectOpen(page, 'Documentos');
    await page.keyboard.press('End');
    await expectOpen(page, 'Salud');
    expect(await page.locator('[role="tab"][tabindex="0"]').count()).toBe(1);

    await page.keyboard.press('Tab');
    expect(await hasFocus(panel(page))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await focusedText(page)).toContain('Salud');
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    await expectOpen(page, 'Salud');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});
