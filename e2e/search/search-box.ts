import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { textsOf } from '../page-parts.ts';

export const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Buscar país' });
export const suggestions = (page: Page) => page.getByRole('banner').getByRole('option');
/** What a screen reader hears of the search. */
export const searchStatus = (page: Page) => page.getByRole('banner').getByRole('status');

/** What is suggested for a text, in a box that was empty before it. */
export async function suggestedFor(page: Page, text: string): Promise<string[]> {
  await searchBox(page).fill('');
  await expect.poll(() => searchStatus(page).textContent()).toBe('');
  await searchBox(page).fill(text);
  await expect.poll(() => searchStatus(page).textContent(), { message: text }).toMatch(/coincide/);
  return textsOf(suggestions(page));
}

export async function expectSuggestions(page: Page, expected: RegExp[]): Promise<void> {
  await expect
    .poll(() => textsOf(suggestions(page)))
    .toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
}

/** The list is closed, and assistive technology knows. */
export async function expectClosed(page: Page): Promise<void> {
  await expect.poll(() => suggestions(page).count()).toBe(0);
  await expect.poll(() => searchBox(page).getAttribute('aria-expanded')).toBe('false');
}

export const menuToggle = (page: Page, name: 'Abrir menú' | 'Cerrar menú') =>
  page.getByRole('button', { name, exact: true });
