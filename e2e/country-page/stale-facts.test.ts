import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { guidePath, type PublicCountry, publishedCountries, questionPath, spokenDate } from '../catalogue.ts';
import { plain, textOf } from '../page-parts.ts';
import { useSite } from '../site.ts';
import { disclosures } from './evidence.ts';

const { blank, open } = useSite();

/** Days that a check is good for. */
const FRESH_DAYS = 180;
const DAY_MS = 86_400_000;
/** Midnight in Mexico City, in hours of UTC. */
const MIDNIGHT = 6;

let kenya: PublicCountry;
beforeAll(async () => {
  const found = (await publishedCountries()).find(({ slug }) => slug === 'kenya');
  if (!found) throw new Error('Kenya is in the catalogue');
  kenya = found;
});

/** Check dates of the four facts of Kenya, which states all of them, in no order. */
const checks = () =>
  [kenya.visaStatus, kenya.maxStay, kenya.cost, kenya.procedure].map((fact) => fact?.checkedOn ?? 'missing').sort();

/** A moment that many days after the day, counted from its midnight in Mexico City. */
function momentAfter(day: string, days: number, hours = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS + (MIDNIGHT + hours) * 3_600_000);
}

const warnings = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^sin verificar desde/)
    .filter({ visible: true });

/** The warnings that stand right before the evidence of a fact. */
async function warnedFacts(page: Page): Promise<string[]> {
  const before = await disclosures(page).evaluateAll((all) =>
    all
      .map((details) => details.parentElement?.previousElementSibling)
      .map((line) => (line instanceof HTMLElement && line.checkVisibility() ? line.textContent : '')),
  );
  return before.filter((line) => line.startsWith('sin verificar')).map(plain);
}

describe.each([
  ['question page', questionPath('kenya')],
  ['guide page', guidePath('kenya')],
])('the facts of a %s that was built fresh', (_name, path) => {
  test('say nothing until day 180, and from day 181 in Mexico City since when nobody has checked them', async () => {
    const oldest = checks()[0] ?? '';
    const newest = checks().at(-1) ?? '';
    // Already day 181 in Tokyo, an hour before it is in Mexico City.
    const page = await blank({ timezoneId: 'Asia/Tokyo' });
    const openAt = async (now: Date) => {
      await page.clock.setFixedTime(now);
      await page.goto(path);
      await page.getByText('¿Cómo lo sabemos?').first().waitFor();
    };
    for (const [name, now] of [
      ['years later', momentAfter(newest, 3650)],
      ['in the first hour of day 181', momentAfter(newest, FRESH_DAYS + 1, 0.1)],
    ] as const) {
      await openAt(now);
      await expect.poll(async () => (await warnedFacts(page)).length, { message: name }).toBe(4);
      // The advice says its age like them, where it is read.
      const advice = page.locator('summary', { hasText: 'Consejos' });
      if (name === 'years later' && (await advice.count())) {
        await advice.click();
        expect(await warnings(page).count()).toBe(5);
      }
    }
    expect((await warnedFacts(page)).sort()).toEqual(
      checks()
        .map((day) => `sin verificar desde el ${spokenDate(day)}`)
        .sort(),
    );
    for (const [name, now] of [
      ['up to the last hour of day 180', momentAfter(oldest, FRESH_DAYS, 23.9)],
      ['by a clock that runs behind the check', momentAfter(oldest, -400)],
      ['on the day of the build', new Date()],
    ] as const) {
      await openAt(now);
      // A warning that came would have come by the time the page has started.
      await page.waitForLoadState('networkidle');
      expect(await warnings(page).count(), name).toBe(0);
    }
  });

  test('without JavaScript say the day of the check and nothing false', async () => {
    const page = await open(path, { javaScriptEnabled: false });
    expect(await disclosures(page).count()).toBe(4);
    const texts = await Promise.all((await disclosures(page).all()).map(textOf));
    for (const text of texts) expect(text).toMatch(/Revisado el \d/);
    expect(await warnings(page).count()).toBe(0);
  });
});
