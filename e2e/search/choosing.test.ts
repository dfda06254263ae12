import { describe, expect, test } from 'vitest';
import { recordingTag } from '../analytics-tag.ts';
import { hasFocus } from '../focus.ts';
import { textOf, textsOf } from '../page-parts.ts';
import { expectLocation, useSite } from '../site.ts';
import { expectClosed, expectSuggestions, searchBox, suggestions } from './search-box.ts';

const { open } = useSite();

describe('the keyboard', () => {
  test('arrows move through the list, Enter opens the chosen country', async () => {
    const page = await open('/pais/peru');
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

  test('Enter on a single result opens it without arrows', async () => {
    const page = await open('/');
    await searchBox(page).fill('japon');
    await expectSuggestions(page, [/^Japón/]);
    await searchBox(page).press('Enter');
    await expectLocation(page, '/pais/japan');
  });

  test('Enter on several results without a choice stays', async () => {
    const page = await open('/pais/peru');
    await searchBox(page).fill('an');
    await expect.poll(() => suggestions(page).count()).toBe(5);
    await searchBox(page).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Perú' }).waitFor();
    await expectLocation(page, '/pais/peru');
  });

  test('Escape closes the list and keeps focus in the box', async () => {
    const page = await open('/pais/peru');
    await searchBox(page).fill('japon');
    await expectSuggestions(page, [/^Japón/]);
    await searchBox(page).press('Escape');
    await expectClosed(page);
    expect(await hasFocus(searchBox(page))).toBe(true);
  });

  test('Tab leaves without choosing', async () => {
    const page = await open('/pais/peru');
    await searchBox(page).fill('japon');
    await expectSuggestions(page, [/^Japón/]);
    await searchBox(page).press('ArrowDown');
    await searchBox(page).press('Tab');
    await expectClosed(page);
    await expectLocation(page, '/pais/peru');
  });
});

describe('closing and choosing', () => {
  test('a click outside closes the list', async () => {
    const page = await open('/pais/peru');
    await searchBox(page).fill('japon');
    await expectSuggestions(page, [/^Japón/]);
    await page.getByRole('heading', { level: 1 }).click();
    await expectClosed(page);
  });

  test('clearing the text closes the list', async () => {
    const page = await open('/pais/peru');
    await searchBox(page).fill('japon');
    await expectSuggestions(page, [/^Japón/]);
    await searchBox(page).fill('');
    await expectClosed(page);
  });

  test('choosing goes to the question page, reports the search and clears the box', async () => {
    const tag = recordingTag();
    const page = await open('/', {
      prepare: tag.prepare,
    });
    await searchBox(page).fill('emiratos');
    await suggestions(page).filter({ hasText: 'Emiratos Árabes Unidos' }).click();
    await expectLocation(page, '/pais/united-arab-emirates');
    await page.getByRole('heading', { level: 1, name: 'Emiratos' }).waitFor();
    await expect.poll(() => searchBox(page).inputValue()).toBe('');
    await expect.poll(() => tag.heard('search')).toEqual([['event', 'search', { search_term: 'emiratos' }]]);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '¿Necesitas visa' }).waitFor();
    await expect.poll(() => searchBox(page).inputValue()).toBe('');
  });
});
