import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { spokenDate, todayInMexico, useCountries } from '../catalogue.ts';
import { openFold } from '../home/home-sections.ts';
import { plain, sectionOf, textOf, textsOf } from '../page-parts.ts';
import { useSite } from '../site.ts';
import {
  country,
  expectedChanges,
  firstDay,
  isUpcoming,
  items,
  KINDS,
  listed,
  openPeriods,
  parts,
} from './change-list.ts';

const { blank, open } = useSite();

const countries = useCountries();

const note = (page: Page) =>
  page.getByText(/: (?:confirma en la ficha si el cambio se aplicó|la ficha ya lo dice)/).filter({ visible: true });

/** Every change of the catalogue exactly once, the newest without a touch, and none of them said to have come today. */
async function expectEveryChange(page: Page): Promise<void> {
  const atFirst = await items(page).count();
  expect.soft(atFirst).toBeGreaterThan(6);
  expect.soft(atFirst).toBeLessThan(40);
  await openPeriods(page);
  const shown = (await listed(items(page))).map((change) => `${change.place} ${change.date} ${change.title}`);
  const expected = expectedChanges(countries).map(({ place, key }) => `${place} ${key}`);
  expect(expected).not.toEqual([]);
  expect.soft(shown.sort()).toEqual(expected.sort());
  expect.soft(await note(page).count()).toBe(0);
}

async function expectUpcomingOnTop(page: Page): Promise<void> {
  const first = parts(page).first();
  expect.soft(await textOf(first.getByRole('heading', { level: 2 }))).toBe('Próximos cambios');
  const shown = await listed(first.getByRole('listitem'));
  const expected = expectedChanges(countries).filter(({ update }) => isUpcoming(update, todayInMexico()));
  expect(expected).not.toEqual([]);
  expect.soft(shown.map(({ title }) => title).sort()).toEqual(expected.map(({ update }) => plain(update.title)).sort());
  const dates = shown.map((change) => firstDay(change.date));
  expect.soft(dates).toEqual([...dates].sort());
  for (const { dateline } of shown) expect.soft(dateline).toMatch(/^(Anunciado para|Desde)/);
}

/** What has come, by month and then by year; its titles, newest first. */
async function expectMonths(page: Page): Promise<string[]> {
  const months = (await parts(page).all()).slice(1);
  expect(months.length).toBeGreaterThan(10);
  const all: Awaited<ReturnType<typeof listed>> = [];
  for (const month of months) {
    const heading = await textOf(month.getByRole('heading', { level: 2 }));
    const changes = await listed(month.getByRole('listitem'));
    expect(changes).not.toEqual([]);
    for (const change of changes) {
      const [month, year] = [7, 4].map((length) => spokenDate(change.date.slice(0, length)));
      expect.soft(heading.toLowerCase(), change.title).toMatch(new RegExp(`^(${month}|${year}(, hasta .*)?)$`));
      expect.soft(change.dateline).toContain(spokenDate(change.date));
    }
    all.push(...changes);
  }
  const dates = all.map((change) => firstDay(change.date));
  expect.soft(dates).toEqual([...dates].sort().reverse());
  return all.map(({ title }) => title);
}

/** Of each change what it is, who says so and where its country tells it. */
async function expectTold(page: Page): Promise<void> {
  const changes = await listed(items(page));
  expect.soft(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  for (const { kind: name, href } of changes) {
    expect.soft(Object.values<string>(KINDS)).toContain(name);
    expect.soft(href).toMatch(/^\/(pais\/[a-z-]+#cambios|wiki#schengen)$/);
  }
  const sources = await items(page).evaluateAll((all) =>
    all.map((item) => item.querySelector<HTMLAnchorElement>('p a[href^="https://"]')?.rel),
  );
  expect.soft(new Set(sources)).toEqual(new Set(['noopener']));
  // A feed leads to one change: it stands open, and leads on to its country.
  const told = changes.find(({ href }) => href.startsWith('/pais'));
  await page.goto(`/cambios#${told?.id}`);
  await page.getByRole('link', { name: `Verlo en la ficha de ${told?.place}` }).click();
  await page.getByRole('heading', { level: 2, name: 'Qué ha cambiado' }).waitFor();
}

describe('the list of changes', () => {
  test('holds all: what is to come, then each month, with source and country; home shows the newest that have come', async () => {
    const page = await open('/cambios');
    await expectEveryChange(page);
    expect(await country(page).isVisible()).toBe(true);
    await expectUpcomingOnTop(page);
    const come = await expectMonths(page);
    await expectTold(page);
    await page.goto('/');
    const news = sectionOf(page, 'Cambios de reglas').getByRole('listitem').getByRole('heading', { level: 3 });
    // A warning in force comes before them.
    const [warning, ...newest] = await textsOf(news);
    expect(come).toContain(warning);
    expect(newest).toEqual(come.filter((title) => title !== warning).slice(0, 2));
  });

  test('holds all without JavaScript too, and every alert and every newest change of home, leading to the same place', async () => {
    const page = await open('/cambios', { javaScriptEnabled: false });
    await expectEveryChange(page);
    expect(await country(page).isVisible()).toBe(false);
    const known = new Set((await listed(items(page))).map(({ title, href }) => `${title} ${href}`));
    await page.goto('/');
    await openFold(page, 'Alertas de viaje');
    for (const heading of ['Alertas de viaje', 'Cambios de reglas']) {
      const links = sectionOf(page, heading).getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link');
      const told = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
      expect(told.length).toBeGreaterThanOrEqual(3);
      for (const [title, href] of told) expect.soft(known).toContain(`${plain(title ?? '')} ${href}`);
    }
  });
});

test('an announced date that has come is said by the clock of the reader, from its first hour in Mexico City', async ({
  skip,
}) => {
  const dated = expectedChanges(countries)
    .filter(({ update }) => isUpcoming(update, todayInMexico()) && update.effective.length === 10)
    .sort((a, b) => a.update.effective.localeCompare(b.update.effective))[0];
  if (!dated) return skip('no change is announced for a certain day');
  const { effective, title } = dated.update;
  const midnight = Date.parse(`${effective}T06:00:00Z`);
  const page = await blank();
  for (const [moment, expected] of [
    [midnight - 60_000, 0],
    [midnight + 60_000, 1],
  ] as const) {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto('/cambios');
    const change = items(page).filter({ hasText: title });
    await change.waitFor();
    await expect.poll(() => change.filter({ has: note(page) }).count()).toBe(expected);
    if (expected) expect(await textOf(change)).toContain(`Esa fecha, ${spokenDate(effective)}, ya llegó`);
  }
});
