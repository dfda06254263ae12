import { describe, expect, test } from 'vitest';
import { textsOf } from '../page-parts.ts';
import { DESKTOP, expectLocation, expectNoSidewaysScroll, PHONE, useSite } from '../site.ts';
import { expectOpen, TABS, tab } from './wiki-tabs.ts';

const { open } = useSite();

const NARROW = { width: 340, height: 740 } as const;
const SMALL = { width: 400, height: 740 } as const;

describe('on small screens', () => {
  test('below 600 px the labels are short, and every text fits; below 360 px the tabs become a native list', async () => {
    const page = await open('/wiki#salud', { viewport: SMALL });
    await expectOpen(page, 'Salud');
    for (const { short } of TABS) expect(await tab(page, short).count()).toBe(1);
    expect(await tab(page, 'Documentos').count()).toBe(0);
    await expect
      .poll(async () => {
        const box = await tab(page, 'Salud').boundingBox();
        return box && box.x >= 0 && box.x + box.width <= SMALL.width;
      })
      .toBe(true);
    await page.setViewportSize({ width: 620, height: 740 });
    await expect.poll(() => tab(page, 'Documentos').count()).toBe(1);
    expect(await tab(page, 'Docs').count()).toBe(0);

    await page.setViewportSize(PHONE);
    await expect.poll(() => tab(page, 'Docs').count()).toBe(1);
    expect(await page.getByRole('tab').count()).toBe(6);
    expect(await page.getByRole('combobox', { name: 'Tema' }).count()).toBe(0);
    for (const { short, label } of TABS) {
      await tab(page, short).click();
      await expectOpen(page, label);
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: PHONE.width - 1, height: 740 });
    await page.getByRole('combobox', { name: 'Tema' }).waitFor();
    await expect.poll(() => page.getByRole('tab').count()).toBe(0);
  });

  test('the list opens every text and follows the address', async () => {
    const page = await open('/wiki#seguridad', { viewport: NARROW });
    const list = page.getByRole('combobox', { name: 'Tema' });
    await expectOpen(page, 'Seguridad');
    expect(await list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent)).toBe(
      'Seguridad',
    );
    expect(await textsOf(list.getByRole('option'))).toEqual(TABS.map(({ short }) => short));
    for (const { label, short, anchor } of TABS) {
      await list.selectOption({ label: short });
      await expectOpen(page, label);
      await expectLocation(page, `/wiki#${anchor}`);
    }
    await expectNoSidewaysScroll(page);
  });
});

test('without JavaScript all six texts stand one under the other, with a list of them on top', async () => {
  const page = await open('/wiki', { javaScriptEnabled: false });
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(await page.getByRole('combobox', { name: 'Tema' }).count()).toBe(0);
    let bottom = 0;
    for (const { anchor, words, label } of TABS) {
      const text = page.locator(`#${anchor}`);
      await text.getByText(words).first().waitFor();
      expect(await text.getByRole('heading', { level: 2 }).count()).toBe(1);
      const box = await text.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(bottom);
      bottom = (box?.y ?? 0) + (box?.height ?? 0) - 1;
      expect(
        await page.getByRole('main').getByRole('link', { name: label, exact: true }).first().getAttribute('href'),
      ).toBe(`#${anchor}`);
    }
    await expectNoSidewaysScroll(page);
  }
});
