import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { guidePath, publishedCountries, questionPath } from '../catalogue.ts';
import { textOf } from '../page-parts.ts';
import { useSite } from '../site.ts';

const { blank } = useSite();

describe('dates', () => {
  const updated = (page: Page) => textOf(page.getByRole('main').locator('p', { hasText: 'Última actualización:' }));
  const modified = async (page: Page) => {
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    return data.map((text) => JSON.parse(text).dateModified).filter(Boolean);
  };

  test('with a script a page was updated the moment it is read, today in Mexico City by the clock of the reader', async () => {
    // Already the 15th in Tokyo and in UTC, still the 14th in Mexico City.
    const now = new Date('2027-03-15T04:30:00Z');
    const page = await blank({ timezoneId: 'Asia/Tokyo', prepare: (fresh) => fresh.clock.setFixedTime(now) });
    await page.goto(questionPath('japan'));
    await expect.poll(() => modified(page)).toEqual([now.toISOString()]);
    expect(await updated(page)).toMatch(
      /^Última actualización: 14 de marzo de 2027\. Datos verificados el \d{1,2} de [a-z]+ de 2026\./,
    );
    await page.goto(guidePath('japan'));
    await expect.poll(() => modified(page)).toEqual([now.toISOString()]);
  });

  test('without a script it carries the newest day of its facts, for programs too, beside the day they were checked', async () => {
    const page = await blank({ javaScriptEnabled: false });
    const japan = (await publishedCountries()).find(({ slug }) => slug === 'japan');
    const newestDay = async () => {
      const [built] = await modified(page);
      expect(built).toMatch(/^20\d\d-\d\d-\d\dT18:00:00\.000Z$/);
      expect(built.slice(0, 10) >= (japan?.checkedOn ?? '')).toBe(true);
      return built.slice(0, 10);
    };
    await page.goto(questionPath('japan'));
    const line = page.getByRole('main').locator('p', { hasText: 'Última actualización:' });
    expect(await line.locator('time').getAttribute('datetime')).toBe(await newestDay());
    expect(await updated(page)).toMatch(/^Última actualización: .+ de 20\d\d\. Datos verificados el .+ de 20\d\d\./);
    await page.goto(guidePath('japan'));
    await newestDay();
  });
});
