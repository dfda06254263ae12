import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { guidePath, questionPath, useCountries } from '../catalogue.ts';
import { sectionOf, textsOf } from '../page-parts.ts';
import { address, useSite } from '../site.ts';

const { blank, open } = useSite();

const countries = useCountries();

async function textAt(path: string, type: RegExp): Promise<string> {
  const answer = await fetch(address(path), { redirect: 'manual' });
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type'), path).toMatch(type);
  return answer.text();
}

const ATOM = /^application\/(atom\+)?xml/;
const JSON_TYPE = /^application\/(feed\+)?json/;

// Which changes a feed has, in which words, and that it is valid: published-changes.test.ts and change-files.test.ts. That the
// page lists the same: list.test.ts.
describe('the feeds of all changes', () => {
  test('are where the page of changes says', async () => {
    const page = await open('/cambios');
    const visible = page.getByRole('region', { name: 'Entérate sin volver aquí' });
    for (const [name, type, path] of [
      ['la dirección de los cambios', 'application/atom+xml', '/cambios/todos.xml'],
      ['la misma en formato JSON', 'application/feed+json', '/cambios/todos.json'],
    ] as const) {
      expect.soft(await visible.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path);
      expect.soft(await page.locator(`link[rel="alternate"][type="${type}"]`).getAttribute('href')).toBe(path);
    }

    expect(parseAtomFeed(await textAt('/cambios/todos.xml', ATOM)).entries?.length).toBeGreaterThan(60);
    expect(parseJsonFeed(await textAt('/cambios/todos.json', JSON_TYPE)).items?.length).toBeGreaterThan(60);
  });
});

// That it is complete on every page: country-page/every-country.test.ts.
test('the history of a country is told newest first on both its pages, and leads to its feed and its calendar', async () => {
  const { updates = [] } = countries.find((country) => country.slug === 'peru') ?? {};
  const newestFirst = updates
    .map(({ effective }) => `${effective}-01-01`.slice(0, 10))
    .toSorted((a, b) => b.localeCompare(a));
  expect(newestFirst.length).toBeGreaterThan(1);
  const page = await blank();
  for (const path of [questionPath('peru'), guidePath('peru')]) {
    await page.goto(path);
    const history = sectionOf(page, 'Qué ha cambiado');
    await history.getByRole('heading', { level: 2 }).click();
    const years = (await textsOf(history.getByRole('listitem'))).map((text) => /20\d\d/.exec(text)?.[0]);
    expect(years).toEqual(newestFirst.map((day) => day.slice(0, 4)));
  }
  await page.getByRole('main').getByRole('link', { name: 'Avísame si cambia' }).click();
  const ways = page.getByRole('region', { name: 'Entérate sin volver aquí' });
  const feed = ways.getByRole('link', { name: 'la dirección de los cambios' });
  await expect.poll(() => feed.getAttribute('href')).toBe('/cambios/peru.xml');
  expect(await ways.getByRole('link', { name: 'Suscríbete' }).getAttribute('href')).toMatch(
    /^webcal:\/\/.+\/cambios\/peru[.]ics$/,
  );
  const calendar = await ways.getByRole('link', { name: 'la dirección del calendario' }).getAttribute('href');
  expect(await textAt(String(calendar), /^text\/calendar/)).toContain('BEGIN:VEVENT');
});
