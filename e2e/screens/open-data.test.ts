import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isBrief, listedCountries, publishedCountries } from '../catalogue.ts';
import { textOf } from '../page-parts.ts';
import { address, useSite } from '../site.ts';

const { open } = useSite();

const JSON_PATH = '/datos/v1/paises.json';
const CSV_PATH = '/datos/v1/paises.csv';

/** The links of what is folded until one asks. */
async function openFiles(page: Page) {
  const files = page.getByRole('region', { name: 'Los archivos' });
  await files.locator('summary').click();
  return files.getByRole('link');
}

async function answerOf(path: string, type: RegExp): Promise<Response> {
  const answer = await fetch(address(path), { redirect: 'manual' });
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type'), path).toMatch(type);
  return answer;
}

describe('the page of the open data', () => {
  test('is found from the foot, counts what the catalogue holds, and names its files, which answer, and its licence', async () => {
    const countries = await publishedCountries();
    const brief = countries.filter(isBrief).length;
    expect(brief).toBeGreaterThan(0);
    const page = await open('/acerca');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datos abiertos' }).click();
    await page.getByRole('heading', { level: 1, name: 'Datos abiertos', exact: true }).waitFor();
    expect
      .soft(await textOf(page.getByRole('main')))
      .toContain(
        `${countries.length} destinos, ${countries.length - brief} con ficha completa y ${brief} con ficha breve`,
      );

    const hrefs = await (await openFiles(page)).evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    expect
      .soft(hrefs)
      .toEqual(expect.arrayContaining([JSON_PATH, CSV_PATH, '/datos/v1/esquema.json', '/cambios/todos.xml']));
    for (const href of hrefs) await answerOf(href, /json|csv|xml|markdown|plain|calendar/);

    const licence = page.getByRole('region', { name: 'Licencia' });
    const link = licence.getByRole('link', { name: /Creative Commons Atribución 4\.0 \(CC BY 4\.0\)/ });
    expect.soft(await link.getAttribute('href')).toMatch(/^https:\/\/creativecommons\.org\/licenses\/by\/4\.0\//);
    expect.soft((await link.getAttribute('rel'))?.split(' ')).toEqual(expect.arrayContaining(['license', 'noopener']));
  });

  test('offers the catalogue as JSON and CSV, of the size it states, under its own name', async () => {
    const page = await open('/datos');
    for (const [name, path, fileName, type] of [
      ['JSON', JSON_PATH, 'paises.json', /^application\/json/],
      ['CSV', CSV_PATH, 'paises.csv', /^text\/csv; charset=utf-8/i],
    ] as const) {
      const button = page.getByRole('link', { name: new RegExp(`^Bajar ${name} \\(\\d+ kB\\)$`) });
      expect.soft(await button.getAttribute('href')).toBe(path);
      const { byteLength } = await (await answerOf(path, type)).arrayBuffer();
      expect.soft(await textOf(button)).toBe(`Bajar ${name} (${Math.round(byteLength / 1000)} kB)`);

      const download = page.waitForEvent('download');
      await button.click();
      expect.soft((await download).suggestedFilename()).toBe(fileName);
    }
  });

  test('offers them without JavaScript too, and is described to search engines as a dataset that answers', async () => {
    const page = await open('/datos', { javaScriptEnabled: false });
    expect.soft(await page.getByRole('link', { name: /^Bajar/ }).count()).toBe(2);
    expect.soft(await (await openFiles(page)).count()).toBeGreaterThanOrEqual(6);

    const all = await page.locator('script[type="application/ld+json"]').allTextContents();
    const dataset = all.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'Dataset');
    expect(dataset).toMatchObject({ '@context': 'https://schema.org', isAccessibleForFree: true });
    expect(dataset.license).toMatch(/creativecommons\.org\/licenses\/by\/4\.0/);
    expect(dataset.description.length).toBeGreaterThanOrEqual(50);
    const downloads = dataset.distribution as { contentUrl: string; encodingFormat: string }[];
    expect(downloads.map(({ encodingFormat }) => encodingFormat)).toEqual(['application/json', 'text/csv']);
    for (const { contentUrl, encodingFormat } of downloads) {
      await answerOf(new URL(contentUrl).pathname, new RegExp(`^${encodingFormat}`));
    }
  });
});

test('what nobody knows yet is listed by destination, and leads to the form about it', async () => {
  const questions = await (await answerOf('/datos/v1/preguntas-abiertas.json', /^application\/json/)).json();
  const page = await open('/datos', { javaScriptEnabled: false });
  const unknown = page.getByRole('region', { name: 'Lo que no sabemos' });
  await unknown.locator('summary').click();
  const hrefs = await unknown
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(questions.countries.map(({ slug }: { slug: string }) => `/reportar-error?pais=${slug}`));
  const { known, doubtful, unknown: missing } = questions.coverage;
  const share = Math.floor(((known + doubtful) / (known + doubtful + missing)) * 100);
  expect(await textOf(page.getByRole('region', { name: 'Qué tanto sabemos' }))).toContain(`para el ${share} %`);
});

// That they are valid by the schema beside them: src/open-data/published-data.test.ts.
describe('the files', () => {
  test('may be read by a page of another site', async () => {
    // What is not open data may not: src/site/hosting/rules.test.ts. Another host name of the same machine is another origin; it stands for a site without this one's policy.
    const page = await open(address('/datos/v1/esquema.json').replace('127.0.0.1', 'localhost'), { bypassCSP: true });
    const count = await page.evaluate(
      async (url) => (await (await fetch(url)).json()).countries.length,
      address(JSON_PATH),
    );
    expect(count).toBe((await publishedCountries()).length);
  });

  // The whole catalogue and the table: published-data.test.ts and catalogue-csv.test.ts. That pages say the same as they do:
  // the journeys of the country pages, which are worded from them.
  test('hold every country of the site in a file of its own', { timeout: 60_000 }, async () => {
    const countries = await publishedCountries();
    const slugs = (await listedCountries()).map(({ slug }) => slug).sort();
    expect(countries.map(({ slug }) => slug).sort()).toEqual(slugs);
    await Promise.all(
      countries.map(async (country) => {
        const own = await answerOf(`/datos/v1/paises/${country.slug}.json`, /^application\/json/);
        expect(await own.json(), country.slug).toEqual(country);
      }),
    );
  });
});
