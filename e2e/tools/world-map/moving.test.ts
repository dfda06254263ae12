import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { publishedCountries, STATUS_LABELS } from '../../catalogue.ts';
import { focusedAttribute, holdsFocus } from '../../focus.ts';
import { expectLocation, PHONE, useSite } from '../../site.ts';
import { map, place, press, shownWidth } from './world-map-page.ts';

const { open } = useSite();

/** Fingers on the screen, as a phone reports them: down, moved in small steps, up. */
async function drag(page: Page, from: readonly [number, number][], to: readonly [number, number][]): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const points = (share: number) =>
    from.map(([x, y], index) => ({
      x: x + ((to[index]?.[0] ?? x) - x) * share,
      y: y + ((to[index]?.[1] ?? y) - y) * share,
      id: index,
    }));
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(share) });
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function middleOfMap(page: Page): Promise<[number, number]> {
  await map(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await map(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

/** The part of the world that is on the screen. */
const view = (page: Page) => map(page).getAttribute('viewBox');

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

describe('the map', () => {
  test('says of every destination what the catalogue says, comes nearer, is dragged, and leads to a country', async () => {
    const countries = await publishedCountries();
    const page = await open('/mapa');
    const links = await map(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')]));
    expect(links.length).toBe(countries.length);
    const byPath = new Map(links.map(([path, name]) => [path, name]));
    for (const { slug, nameSpanish, visaStatus } of countries) {
      expect(byPath.get(`/pais/${slug}`)).toContain(`${nameSpanish}: ${STATUS_LABELS[visaStatus.value]}`);
    }

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
    for (let times = 0; times < 5; times += 1) await press(page, 'Acercar');
    await expect.poll(() => page.getByRole('button', { name: 'Acercar' }).getAttribute('aria-disabled')).toBe('true');
    await press(page, 'Restablecer');
    await expect.poll(() => shownWidth(page)).toBe(100);

    // The mouse drags it without opening the country under it.
    await press(page, 'Acercar');
    await expect.poll(() => shownWidth(page)).toBe(50);
    const before = await view(page);
    const [x, y] = await middleOfMap(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => view(page)).not.toBe(before);
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

  test('comes nearer by two fingers; one scrolls the page, and moves the map only after «Explorar»', async () => {
    const page = await open('/mapa', { viewport: PHONE, hasTouch: true, isMobile: true });
    let [x, y] = await middleOfMap(page);
    const before = await scrolled(page);
    await drag(
      page,
      [
        [x - 20, y],
        [x + 20, y],
      ],
      [
        [x - 80, y],
        [x + 80, y],
      ],
    );
    await expect.poll(() => shownWidth(page)).toBeLessThan(50);
    expect(await scrolled(page)).toBe(before);

    await press(page, 'Restablecer');
    await expect.poll(() => shownWidth(page)).toBe(100);
    await press(page, 'Acercar');
    await expect.poll(() => shownWidth(page)).toBe(50);
    const still = await view(page);
    [x, y] = await middleOfMap(page);
    const top = await scrolled(page);
    await drag(page, [[x, y]], [[x, y - 120]]);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(top);
    expect(await view(page)).toBe(still);
    await press(page, 'Explorar');
    const [nowX, nowY] = await middleOfMap(page);
    const stays = await scrolled(page);
    await drag(page, [[nowX, nowY]], [[nowX - 60, nowY]]);
    await expect.poll(() => view(page)).not.toBe(still);
    expect(await scrolled(page)).toBe(stays);

    // Small islands are a target a finger can hit, once near enough.
    await press(page, 'Restablecer');
    await place(page, 'Malta').focus();
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('+');
    const size = () => place(page, 'Malta').evaluate((link) => link.getBoundingClientRect().height);
    await expect.poll(size).toBeGreaterThanOrEqual(24);
  });
});
