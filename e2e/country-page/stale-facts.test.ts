import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { guidePath, type PublicCountry, publishedCountries, questionPath, spokenDate } from '../catalogue.ts';
import { plain, textsOf } from '../page-parts.ts';
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

/** The warnings that stand right before the evidence of a section. */
async function warnedSections(page: Page): Promise<string[]> {
  const before = await disclosures(page).evaluateAll((all) =>
    all
      .map((details) => details.parentElement?.previousElementSibling)
      .map((line) => (line instanceof HTMLElement && line.checkVisibility() ? line.textContent : '')),
  );
  return before.filter((line) => line.startsWith('sin verificar')).map(plain);
}

/** The oldest of the days that the evidence of each section tells. */
async function oldestDays(page: Page): Promise<string[]> {
  const inOrder = checks().map(spokenDate);
  const told = await disclosures(page).all();
  return Promise.all(
    told.map(async (each) => {
      const text = plain(await each.textContent());
      return inOrder.find((day) => text.includes(`Revisado el ${day}`)) ?? 'missing';
    }),
  );
}

test.each([questionPath('kenya'), guidePath('kenya')])(
  'the sections of %s say nothing until day 180, and from day 181 in Mexico City since when nobody has checked their oldest fact',
  async (path) => {
    const [oldest = ''] = checks();
    const newest = checks().at(-1) ?? '';
    // Already day 181 in Tokyo, an hour before it is in Mexico City.
    const page = await blank({ timezoneId: 'Asia/Tokyo' });
    const openAt = async (now: Date) => {
      await page.clock.setFixedTime(now);
      await page.goto(path);
      await page.getByText('¿Cómo lo sabemos?').first().waitFor();
    };
    await openAt(momentAfter(newest, FRESH_DAYS + 1, 0.1));
    const days = await oldestDays(page);
    expect(days.length).toBeGreaterThan(1);
    await expect.poll(() => warnedSections(page)).toEqual(days.map((day) => `sin verificar desde el ${day}`));
    // The advice says its age like them, where it is read.
    await openAt(momentAfter(newest, 3650));
    const advice = page.locator('summary', { hasText: 'Consejos' });
    if (await advice.count()) {
      await advice.click();
      await expect.poll(() => warnings(page).count()).toBe(days.length + 1);
    }
    await openAt(momentAfter(oldest, FRESH_DAYS, 23.9));
    // A warning that came would have come by the time the page has started.
    await page.waitForLoadState('networkidle');
    expect(await warnings(page).count()).toBe(0);
  },
);

test('without JavaScript a fact says the day of its check and nothing false', async () => {
  const page = await open(questionPath('kenya'), { javaScriptEnabled: false });
  for (const text of await textsOf(disclosures(page))) expect(text).toMatch(/Revisado el \d/);
  expect(await warnings(page).count()).toBe(0);
});
