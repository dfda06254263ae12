import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { guidePath, type ListedCountry, listedCountries, questionPath } from '../catalogue.ts';
import { fieldOf, verdictOf } from '../page-parts.ts';
import { address, expectNoSidewaysScroll, PHONE, useSite } from '../site.ts';

const { open } = useSite();

describe('every country of the catalogue', () => {
  let countries: ListedCountry[] = [];
  beforeAll(async () => {
    countries = await listedCountries();
  });

  test('has both pages, each with its own canonical address and valid structured data', async () => {
    const canonicals = new Set<string>();
    for (const { slug } of countries) {
      for (const [path, types] of [
        [questionPath(slug), ['Article', 'FAQPage']],
        [guidePath(slug), ['Article']],
      ] as const) {
        const answer = await fetch(address(path), { redirect: 'manual' });
        expect(answer.status, path).toBe(200);
        const html = await answer.text();
        const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map((match) => match[1] ?? '');
        expect(canonical, path).toHaveLength(1);
        expect(new URL(canonical[0] ?? '').pathname, path).toBe(path);
        canonicals.add(canonical[0] ?? '');

        const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
          (match) => JSON.parse(match[1] ?? '') as Record<string, unknown>,
        );
        expect(data.map((entry) => entry['@type']).sort(), path).toEqual(types);
        for (const entry of data) expect(entry['@context'], path).toBe('https://schema.org');
        const article = data.find((entry) => entry['@type'] === 'Article');
        expect(new Date(String(article?.['dateModified'])).toISOString(), path).toBe(article?.['dateModified']);
        expect(article?.['mainEntityOfPage'], path).toBe(canonical[0]);
        expect(article?.['headline'], path).toBeTruthy();
        const questions = data.find((entry) => entry['@type'] === 'FAQPage')?.['mainEntity'];
        for (const question of (questions ?? []) as { name: string; acceptedAnswer: { text: string } }[]) {
          expect(question.name, path).toMatch(/^¿.+\?$/);
          expect(question.acceptedAnswer.text.length, path).toBeGreaterThan(5);
        }
      }
    }
    expect(canonicals.size).toBe(countries.length * 2);
  });

  test('answers within the first 600 px of a 360 px screen, without sideways scroll', {
    timeout: 300_000,
  }, async () => {
    const page = await open('/', { viewport: PHONE });
    const late: string[] = [];
    for (const { slug } of countries) {
      await page.goto(questionPath(slug));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expectNoSidewaysScroll(page);
      const verdict = verdictOf(page);
      // The answer at a glance: title, status, stay, cost, procedure, next step.
      const bottoms = await Promise.all(
        [
          page.getByRole('heading', { level: 1 }),
          verdict.getByText(/^(NO NECESITAS VISA|VISA REQUERIDA|VISA AL LLEGAR|AUTORIZACIÓN ELECTRÓNICA REQUERIDA)/),
          fieldOf(verdict, 'Estancia'),
          fieldOf(verdict, 'Costo'),
          fieldOf(verdict, 'Trámite'),
          verdict.locator('p', { hasText: 'Qué sigue:' }),
        ].map(bottomOf),
      );
      const lowest = Math.max(...bottoms);
      if (lowest > 600) late.push(`${slug}: ${Math.round(lowest)} px`);
    }
    expect(late).toEqual([]);
  });

  test('fits its guide into a 360 px screen, without sideways scroll', { timeout: 300_000 }, async () => {
    const page = await open('/', { viewport: PHONE });
    for (const { slug } of countries) {
      await page.goto(guidePath(slug));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expectNoSidewaysScroll(page);
    }
  });
});

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not displayed');
  return box.y + box.height;
}
