import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { focusedAttribute, holdsFocus } from '../../focus.ts';
import { expectLocation, PHONE, useSite } from '../../site.ts';
import { map, place, press, shownWidth } from './world-map-page.ts';

const { open } = useSite();

async function middleOfMap(page: Page): Promise<[number, number]> {
  const box = map(page).locator('..');
  await box.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

/** Where the drawing begins, in pixels of the screen: left of it when the map was moved. */
const left = async (page: Page) => (await map(page).boundingBox())?.x;

describe('the map', () => {
  test('comes nearer, is dragged, and leads to a country', async () => {
    const page = await open('/mapa');
    await place(page, 'Bélgica').focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => shownWidth(page)).toBe(25);
    await page.keyboard.press('0');
    await expect.poll(() => shownWidth(page)).toBe(100);
    await press(page, 'Acercar');
    await expect.poll(() => shownWidth(page)).toBe(50);
    await press(page, 'Alejar');
    await expect.poll(() => shownWidth(page)).toBe(100);
    for (let times = 0; times < 4; times += 1) await press(page, 'Acercar');
    await expect.poll(() => page.getByRole('button', { name: 'Acercar' }).getAttribute('aria-disabled')).toBe('true');
    await press(page, 'Restablecer');
    await expect.poll(() => shownWidth(page)).toBe(100);

    // The mouse drags it without opening the country under it.
    await press(page, 'Acercar');
    await expect.poll(() => shownWidth(page)).toBe(50);
    const before = await left(page);
    const [x, y] = await middleOfMap(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => left(page)).not.toBe(before);
    await expectLocation(page, '/mapa');
    await press(page, 'Restablecer');
    await place(page, 'Brasil').click();
    await expectLocation(page, '/pais/brazil');
  });

  test('is one stop for the keyboard: arrows go from country to country, and Enter opens one', async () => {
    const page = await open('/mapa');
    await place(page, 'Francia').focus();
    await page.keyboard.press('ArrowLeft');
    const focused = () => focusedAttribute(page, 'aria-label');
    expect(await focused()).not.toMatch(/^Francia/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    expect(await holdsFocus(map(page))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    const here = await focused();
    expect(here).not.toBe('');
    const path = (await focusedAttribute(page, 'href')) ?? '';
    await page.keyboard.press('Enter');
    await expectLocation(page, path);
  });

  test('is moved by a finger once it is near, and its small islands are targets a finger can hit', async () => {
    const page = await open('/mapa', { viewport: PHONE, hasTouch: true, isMobile: true });
    await place(page, 'Malta').focus();
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('+');
    const box = () => place(page, 'Malta').boundingBox();
    await expect.poll(async () => (await box())?.height ?? 0).toBeGreaterThanOrEqual(24);
    const before = (await box())?.x ?? 0;
    const [x, y] = await middleOfMap(page);
    const screen = await page.context().newCDPSession(page);
    await screen.send('Input.synthesizeScrollGesture', { x, y, xDistance: -60, yDistance: 0 });
    await expect.poll(async () => (await box())?.x ?? 0).toBeLessThan(before - 20);
  });
});
