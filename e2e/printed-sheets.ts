import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Width and height of a letter page, in points. */
export const LETTER = '612 792';
export const LYING_LETTER = '792 612';

/** The page as a printer gets it: how many sheets, and every size among them. */
export async function printedSheets(
  page: Page,
  options: { format?: string } = {},
): Promise<{ count: number; sizes: string[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, ...options })).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  const sizes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 (\d+ \d+)\s*\]/g)].map((match) => match[1] ?? '');
  return { count: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0, sizes: [...new Set(sizes)] };
}
