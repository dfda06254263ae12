import { expect, test } from 'vitest';
import { textsOf } from '../page-parts.ts';
import { expectLocation, expectNoSidewaysScroll, useSite } from '../site.ts';
import { expectClosed, searchBox, searchStatus, suggestedFor, suggestions } from './search-box.ts';

const { open } = useSite();

/** What is typed, what is suggested first, how many, and what is heard. */
const FOUND: readonly [string, RegExp[], RegExp][] = [
  ['japon', [/^Japón/], /^1 lugar coincide\.$/],
  ['JAPÓN', [/^Japón/], /^1 lugar coincide\.$/],
  ['Japan', [/^Japón/], /^1 lugar coincide\.$/],
  ['turquia', [/^Turquía/, /^La e-visa de Turquía/], /^2 respuestas coinciden\.$/],
  ['united king', [/^Reino Unido/], /^1 lugar coincide\.$/],
  ['méxico', [/^Tu país es México/, /^Embajadas y consulados de México/], /^2 respuestas coinciden\.$/],
  ['  canad  ', [/^Canadá/, /eTA de Canadá/, /visa americana a Canadá/], /^3 respuestas coinciden\.$/],
  ['alem', [/^Alemania\s*Germany\s*Sin Visa\s*90 días en 180 · Gratis$/], /^1 lugar coincide\.$/],
  ['corea', [/^Corea del Sur/, /^Corea del Norte/, /^K-ETA/], /^3 respuestas coinciden\.$/],
  ['tokio', [/^Tokio\s*Japón\s*Sin Visa/], /^1 lugar coincide\.$/],
  ['cancun', [/^Cancún es México/], /^1 lugar coincide\.$/],
  ['¿ocupo visa para ir a holanda?', [/^Países Bajos/], /^1 lugar coincide\.$/],
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

test('never more than five are suggested, first the countries that begin with the text', async () => {
  const page = await open('/acerca');
  await searchBox(page).fill('an');
  await expect.poll(() => suggestions(page).count()).toBe(5);
  for (const text of (await textsOf(suggestions(page))).slice(0, 4)) {
    expect(text).toMatch(/^An/);
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
    ['10,000 accents', 'á'.repeat(10_000)],
    ['markup', '<script>alert(1)</script>'],
    ['an image that would run', '<img src=x onerror=alert(1)>'],
    ['emoji', '🇯🇵🗾👩‍👩‍👧‍👦'],
    ['a pattern', '.*(a+)+$'],
    ['a reversed text mark', '\u202enapaJ'],
    ['names of JavaScript', '__defineGetter__'],
  ] as const) {
    expect.soft(await suggestedFor(page, text), name).toEqual([]);
    await expectClosed(page);
    await searchBox(page).press('Enter');
    await expectNoSidewaysScroll(page);
    await expectLocation(page, '/acerca');
    expect.soft(await suggestedFor(page, 'japon'), `after ${name}`).toEqual([expect.stringMatching(/^Japón/)]);
  }
});
