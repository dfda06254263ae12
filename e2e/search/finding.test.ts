import { describe, expect, test } from 'vitest';
import { textsOf } from '../page-parts.ts';
import { expectLocation, expectNoSidewaysScroll, useSite } from '../site.ts';
import { expectClosed, expectSuggestions, searchBox, suggestions } from './search-box.ts';

const { open } = useSite();

describe('what is found', () => {
  test.each([
    ['japon', [/^Japón/]],
    ['JAPÓN', [/^Japón/]],
    ['Japan', [/^Japón/]],
    ['turquia', [/^Turquía/]],
    ['united king', [/^Reino Unido/]],
    ['méxico', []],
    ['  canad  ', [/^Canadá/]],
  ])('%s', async (query, expected) => {
    const page = await open('/pais/peru');
    await searchBox(page).fill(query);
    if (expected.length === 0) {
      await page.getByRole('banner').getByRole('status').filter({ hasText: 'Ningún país coincide.' }).waitFor();
    }
    await expectSuggestions(page, expected);
  });

  test('one character suggests nothing, two do', async () => {
    const page = await open('/pais/peru');
    await searchBox(page).pressSequentially('j');
    await searchBox(page).pressSequentially('a');
    await expect.poll(() => suggestions(page).count()).toBeGreaterThan(0);
    await searchBox(page).press('Backspace');
    await expectClosed(page);
  });

  test('never more than five, each with both names and the answer, all containing the text', async () => {
    const page = await open('/pais/peru');
    await searchBox(page).fill('an');
    await expect.poll(() => suggestions(page).count()).toBe(5);
    for (const text of await textsOf(suggestions(page))) {
      expect(
        text
          .normalize('NFD')
          .replace(/\p{Mark}/gu, '')
          .toLowerCase(),
      ).toContain('an');
    }
    await searchBox(page).fill('alem');
    await expectSuggestions(page, [/^Alemania\s*Germany\s*Sin Visa$/]);
  });

  test('a screen reader hears how many countries match', async () => {
    const page = await open('/pais/peru');
    await searchBox(page).fill('corea');
    await page.getByRole('banner').getByRole('status').filter({ hasText: '2 países coinciden.' }).waitFor();
    await searchBox(page).fill('corea del sur');
    await page.getByRole('banner').getByRole('status').filter({ hasText: '1 país coincide.' }).waitFor();
    await searchBox(page).fill('xyz');
    await page.getByRole('banner').getByRole('status').filter({ hasText: 'Ningún país coincide.' }).waitFor();
  });
});

describe('odd text', () => {
  test.each([
    ['10,000 characters', 'a'.repeat(10_000)],
    ['10,000 accents', 'á'.repeat(10_000)],
    ['markup', '<script>alert(1)</script>'],
    ['an image that would run', '<img src=x onerror=alert(1)>'],
    ['emoji', '🇯🇵🗾👩‍👩‍👧‍👦'],
    ['a pattern', '.*(a+)+$'],
    ['a reversed text mark', '\u202enapaJ'],
    ['names of JavaScript', '__proto__'],
  ])('%s: nothing breaks, and the next search works', async (_name, text) => {
    const page = await open('/pais/peru', {
      viewport: { width: 1000, height: 700 },
      prepare: async (blank) => {
        blank.on('dialog', () => {
          throw new Error('Text of the search ran as code');
        });
      },
    });
    await searchBox(page).fill(text);
    await page
      .getByRole('banner')
      .getByRole('status')
      .filter({ hasText: /coincide|^$/ })
      .first()
      .waitFor({ state: 'attached' });
    await expectClosed(page);
    await searchBox(page).press('Enter');
    await expectNoSidewaysScroll(page);
    await expectLocation(page, '/pais/peru');
    await searchBox(page).fill('japon');
    await expectSuggestions(page, [/^Japón/]);
  });
});
