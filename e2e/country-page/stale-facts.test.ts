import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { guidePath, type PublicCountry, publishedCountries, questionPath, spokenDate } from '../catalogue.ts';
import { plain, textOf } from '../page-parts.ts';
import { useSite } from '../site.ts';

const { open } = useSite();

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

function openAt(path: string, now: Date): Promise<Page> {
  return open(path, { prepare: (page) => page.clock.setFixedTime(now) });
}

const warnings = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^sin verificar desde/)
    .filter({ visible: true });

/** What stands right before each disclosure. */
async function beforeEachFact(page: Page): Promise<string[]> {
  const facts = page.getByRole('main').locator('details').filter({ hasText: '¿Cómo lo sabemos?' });
  const said = await facts.evaluateAll((all) =>
    all.map((details) => details.previousElementSibling?.textContent ?? ''),
  );
  expect(said).toHaveLength(4);
  return said.map(plain);
}

describe.each([
  ['question page', questionPath('kenya')],
  ['guide page', guidePath('kenya')],
])('the facts of a %s that was built fresh', (_name, path) => {
  test('say nothing on the day of the build', async () => {
    const page = await open(path);
    await page.getByText('¿Cómo lo sabemos?').first().waitFor();
    expect(await warnings(page).count()).toBe(0);
  });

  test('say nothing on day 180, up to its last hour', async () => {
    const [oldest = ''] = checks();
    const page = await openAt(path, momentAfter(oldest, FRESH_DAYS, 23.9));
    await page.getByText('¿Cómo lo sabemos?').first().waitFor();
    expect(await warnings(page).count()).toBe(0);
  });

  test('say at each fact, from the first hour of day 181, since when nobody has checked it', async () => {
    const newest = checks().at(-1) ?? '';
    const page = await openAt(path, momentAfter(newest, FRESH_DAYS + 1, 0.1));
    await expect.poll(() => warnings(page).count()).toBe(4);
    expect((await beforeEachFact(page)).sort()).toEqual(
      checks()
        .map((day) => `sin verificar desde el ${spokenDate(day)}`)
        .sort(),
    );
  });

  test('say so years later', async () => {
    const page = await openAt(path, momentAfter(checks().at(-1) ?? '', 3650));
    await expect.poll(() => warnings(page).count()).toBe(4);
  });

  test('say nothing by a clock that runs behind the check', async () => {
    const page = await openAt(path, momentAfter(checks()[0] ?? '', -400));
    await page.getByText('¿Cómo lo sabemos?').first().waitFor();
    expect(await warnings(page).count()).toBe(0);
  });

  test('go by the day in Mexico City, wherever the reader is', async () => {
    const newest = checks().at(-1) ?? '';
    for (const [hours, expected] of [
      [-1, 0],
      [1, 4],
    ] as const) {
      const page = await open(path, {
        // Already day 181 in Tokyo, at both moments.
        timezoneId: 'Asia/Tokyo',
        prepare: (blank) => blank.clock.setFixedTime(momentAfter(newest, FRESH_DAYS + 1, hours)),
      });
      await expect.poll(() => warnings(page).count()).toBe(expected);
    }
  });

  test('without JavaScript say the day of the check and nothing false', async () => {
    const page = await open(path, { javaScriptEnabled: false });
    const disclosures = page.getByRole('main').locator('details');
    expect(await disclosures.count()).toBe(4);
    const texts = await Promise.all((await disclosures.all()).map(textOf));
    for (const text of texts) expect(text).toMatch(/Revisado el \d/);
    expect(await warnings(page).count()).toBe(0);
  });
});
