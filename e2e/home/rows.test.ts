import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { recordingTag } from '../analytics-tag.ts';
import { isBrief, REGION_GROUPS, STATUS_LABELS, useCountries } from '../catalogue.ts';
import { focusedAttribute, hasFocus } from '../focus.ts';
import { plain, textsOf } from '../page-parts.ts';
import { expectLocation, useSite } from '../site.ts';
import { cards, expectShown, more, rows, slugsOf } from './home-cells.ts';

const { open } = useSite();
const countries = useCountries();

const brief = () => countries.filter(isBrief);
const row = (page: Page, name: string) => rows(page).filter({ has: page.getByText(name, { exact: true }) });

/** Every group holds its full records as cards and its brief ones as rows under them; what is folded is unfolded first. */
async function expectRowsUnderCards(page: Page): Promise<void> {
  for (const name of new Set(Object.values(REGION_GROUPS))) {
    const members = countries.filter((country) => REGION_GROUPS[country.region] === name);
    const slugs = (depth: string) =>
      members
        .filter((country) => country.depth === depth)
        .map(({ slug }) => slug)
        .sort();
    const group = page.getByRole('region', { name, exact: true });
    if (await more(group).count()) await more(group).click();
    const inCards = group.getByRole('article').getByRole('link');
    const inRows = group.getByRole('listitem').getByRole('link');
    await expect.poll(() => slugsOf(inCards)).toEqual(slugs('full'));
    await expect.poll(() => slugsOf(inRows)).toEqual(slugs('brief'));
    expect(await inRows.count(), name).toBeGreaterThan(0);
    const lastCard = await inCards.last().boundingBox();
    const firstRow = await inRows.first().boundingBox();
    expect(firstRow?.y).toBeGreaterThan(lastCard?.y ?? Number.POSITIVE_INFINITY);
  }
}

describe('home with all destinations', () => {
  test('without a script: brief records are rows under the cards, with name, status, doubts and stay', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    await expectRowsUnderCards(page);
    const texts = await textsOf(rows(page));
    expect(texts).toHaveLength(brief().length);
    for (const { nameSpanish, visaStatus, maxStay } of brief()) {
      const text = texts.find(
        (candidate) => candidate.startsWith(plain(nameSpanish)) && candidate.includes(STATUS_LABELS[visaStatus.value]),
      );
      expect(text, nameSpanish).toBeDefined();
      if (maxStay) expect(text).toContain(plain(maxStay.value));
      if (visaStatus.confidence === 'low') expect(text).toContain('· por confirmar');
      else if (visaStatus.isConditional) expect(text).toContain('· con condiciones');
    }
  });

  test('folds the rows with the cards; the keyboard unfolds them, goes on to the first that came, and from a row to its page', async () => {
    const page = await open('/');
    expect(await rows(page).count()).toBe(0);
    const group = page.getByRole('region', { name: 'África', exact: true });
    const before = await group.getByRole('link').count();
    await more(group).locator('..').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
    await page.keyboard.press('Tab');
    const next = group.getByRole('link').nth(before);
    await expect.poll(() => hasFocus(next)).toBe(true);

    await row(page, 'Angola').getByRole('link').focus();
    await page.keyboard.press('Tab');
    const focused = await focusedAttribute(page, 'href');
    expect(focused).toMatch(/^\/pais\//);
    await page.keyboard.press('Enter');
    await expectLocation(page, focused ?? '');
  });

  test('shows a group of which a filter leaves rows alone, and reports who opens a row', async () => {
    const tag = recordingTag();
    const page = await open('/', { prepare: tag.prepare });
    const onlyRows = Object.keys(STATUS_LABELS).flatMap((status) =>
      (['Africa', 'Asia', 'Oceania', 'Europe'] as const)
        .filter((value) => {
          const left = countries.filter((c) => c.region === value && c.visaStatus.value === status);
          return left.length > 0 && left.every(({ depth }) => depth === 'brief');
        })
        .map((value) => ({ status, value })),
    )[0];
    if (!onlyRows) throw new Error('Some status of some region has brief records only');
    await page.goto(`/?estado=${onlyRows.status}&region=${onlyRows.value}`);
    await expectShown(
      page,
      countries,
      (country) => country.region === onlyRows.value && country.visaStatus.value === onlyRows.status,
    );
    expect(await cards(page).count()).toBe(0);

    await page.goto('/?region=Africa&estado=visa-free');
    await row(page, 'Angola').getByRole('link').click();
    await expectLocation(page, '/pais/angola');
    await expect
      .poll(() => tag.heard('country_click'))
      .toEqual([['event', 'country_click', { event_category: 'engagement', country_name: 'Angola' }]]);
  });
});
