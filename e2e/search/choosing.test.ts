import { expect, test } from 'vitest';
import { recordingTag } from '../analytics-tag.ts';
import { hasFocus } from '../focus.ts';
import { textOf, textsOf } from '../page-parts.ts';
import { expectLocation, useSite } from '../site.ts';
import { expectClosed, expectSuggestions, searchBox, suggestions } from './search-box.ts';

const { open } = useSite();

test('arrows move through the list, and Enter opens the one they are on', async () => {
  const page = await open('/acerca');
  await searchBox(page).fill('is');
  await expect.poll(() => suggestions(page).count()).toBeGreaterThan(2);
  const active = async () => {
    const id = await searchBox(page).getAttribute('aria-activedescendant');
    return id ? textOf(page.locator(`[id="${id}"]`)) : '';
  };
  expect(await active()).toBe('');
  const texts = await textsOf(suggestions(page));
  await searchBox(page).press('ArrowDown');
  await expect.poll(active).toBe(texts[0]);
  await searchBox(page).press('ArrowDown');
  await expect.poll(active).toBe(texts[1]);
  await searchBox(page).press('ArrowUp');
  await expect.poll(active).toBe(texts[0]);
  expect(await suggestions(page).first().getAttribute('aria-selected')).toBe('true');
  await searchBox(page).press('Enter');
  await page.getByRole('heading', { level: 1, name: texts[0]?.split(/(?<=[a-zá-ú])(?=[A-Z])/)[0] ?? '-' }).waitFor();
});

test('the list closes with Escape, a click outside, an empty box, and Tab, which chooses nothing', async () => {
  const page = await open('/acerca');
  const suggestJapan = async () => {
    await searchBox(page).fill('japon');
    await expectSuggestions(page, [/^Japón/]);
  };
  await suggestJapan();
  await searchBox(page).press('Escape');
  await expectClosed(page);
  expect(await hasFocus(searchBox(page))).toBe(true);

  await searchBox(page).fill('');
  await suggestJapan();
  await page.getByRole('heading', { level: 1 }).click();
  await expectClosed(page);

  await searchBox(page).fill('');
  await suggestJapan();
  await searchBox(page).fill('');
  await expectClosed(page);

  await suggestJapan();
  await searchBox(page).press('ArrowDown');
  await searchBox(page).press('Tab');
  await expectClosed(page);
  await expectLocation(page, '/acerca');
});

test('choosing goes to the question page, reports the search and clears the box; Enter takes the first', async () => {
  const tag = recordingTag();
  const page = await open('/acerca', { prepare: tag.prepare });
  await searchBox(page).fill('emiratos');
  await suggestions(page).filter({ hasText: 'Emiratos Árabes Unidos' }).click();
  await expectLocation(page, '/pais/united-arab-emirates');
  await page.getByRole('heading', { level: 1, name: 'Emiratos' }).waitFor();
  await expect.poll(() => searchBox(page).inputValue()).toBe('');
  await expect.poll(() => tag.heard('search')).toEqual([['event', 'search', { search_term: 'emiratos' }]]);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Acerca de Pasaporte Verde' }).waitFor();
  await expect.poll(() => searchBox(page).inputValue()).toBe('');

  await searchBox(page).fill('corea');
  await expectSuggestions(page, [/^Corea del Sur/, /^Corea del Norte/, /^K-ETA/]);
  await searchBox(page).press('Enter');
  await expectLocation(page, '/pais/south-korea');
});
