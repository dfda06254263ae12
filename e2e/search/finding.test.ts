import { expect, test } from 'vitest';
import { expectLocation, expectNoSidewaysScroll, useSite } from '../site.ts';
import { expectClosed, searchBox, searchStatus, suggestedFor, suggestions } from './search-box.ts';

const { open } = useSite();

/** What is typed, what is suggested first, how many, and what is heard. Every way of asking: src/search/suggestions.test.ts. */
const FOUND: readonly [string, RegExp[], RegExp][] = [
  ['japon', [/^Japón/], /^1 lugar coincide\.$/],
  ['turquia', [/^Turquía/, /^La e-visa de Turquía/], /^2 respuestas coinciden\.$/],
  [
    'méxico',
    [/^Tu país es México/, /^Embajadas y consulados de México/, /^Volver a México/],
    /^3 respuestas coinciden\.$/,
  ],
  ['alem', [/^Alemania\s*Germany\s*Sin Visa\s*90 días en 180 · Gratis$/], /^1 lugar coincide\.$/],
  ['corea', [/^Corea del Sur/, /^Corea del Norte/, /^K-ETA/], /^3 respuestas coinciden\.$/],
  ['cancun', [/^Cancún es México/], /^1 lugar coincide\.$/],
];

test('a place is answered by any of its names, from two characters on, and a screen reader hears how many match', async () => {
  const page = await open('/acerca');
  await searchBox(page).pressSequentially('j');
  expect(await suggestions(page).count()).toBe(0);
  await searchBox(page).pressSequentially('a');
  await expect.poll(() => suggestions(page).count()).toBeGreaterThan(0);
  await searchBox(page).press('Backspace');
  await expectClosed(page);

  for (const [query, expected, heard] of FOUND) {
    const found = await suggestedFor(page, query);
    expect.soft(found, query).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
    expect.soft(await searchStatus(page).textContent(), query).toMatch(heard);
  }
});

test('odd text breaks nothing, and the next search works', async () => {
  const page = await open('/acerca', {
    viewport: { width: 1120, height: 700 },
    prepare: async (blank) => {
      blank.on('dialog', () => {
        throw new Error('Text of the search ran as code');
      });
    },
  });
  for (const [name, text] of [
    ['10,000 characters', 'a'.repeat(10_000)],
    ['markup', '<script>prompt(1)</script>'],
    ['an image that would run', '<img src=x onerror=prompt(1)>'],
    ['a reversed text mark', '\u202eainamelA'],
  ] as const) {
    expect.soft(await suggestedFor(page, text), name).toEqual([]);
    await expectClosed(page);
    await searchBox(page).press('Enter');
    await expectNoSidewaysScroll(page);
    await expectLocation(page, '/acerca');
    expect.soft(await suggestedFor(page, 'japon'), `after ${name}`).toEqual([expect.stringMatching(/^Japón/)]);
  }
});
