import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { buildOn } from '../records/testing/build-day.ts';
import { CSV_COLUMNS, catalogueCsv } from './catalogue-csv.ts';
import type { PublicCatalogue } from './public-catalogue.ts';
import { publicCatalogue, publicDataPackage } from './published-data.server.ts';
import { releaseNotes } from './release-notes.ts';
import { readReleases } from './releases.server.ts';
import { catalogueOn, nextRelease, pastAnswers, type Release, sha256 } from './releases.ts';

buildOn('2026-11-21');
const work = mkdtempSync(join(tmpdir(), 'publicaciones-'));
afterAll(() => rmSync(work, { recursive: true }));

/** The real catalogue as JSON gives it back. */
const real = JSON.parse(JSON.stringify(publicCatalogue())) as PublicCatalogue;
const dayOf = (index: number) => `2026-12-${String(index + 1).padStart(2, '0')}`;

/** Of forty countries, so that it stays quick: each day a few facts change, a country goes for ten days, and the order turns. */
function catalogueOfDay(index: number): PublicCatalogue {
  const countries = real.countries
    .slice(0, 40)
    .filter((_country, place) => index < 10 || index >= 20 || place !== 3)
    .map((country, place) => (place % 30 === index ? { ...country, notes: `Día ${index} «ñ»` } : country));
  return { ...real, release: `dia-${index}`, countries: index === 15 ? countries.reverse() : countries };
}

test('every past day comes back byte for byte from the history of the content, thirty days on', () => {
  const origin = join(work, 'origen');
  const folder = join(origin, 'content/releases');
  mkdirSync(folder, { recursive: true });
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y', '-c', 'commit.gpgsign=false', ...words], {
      cwd: origin,
      stdio: 'pipe',
    });
  git('init', '--quiet');
  const published: string[] = [];
  let releases: Release[] = [];
  for (let index = 0; index < 30; index += 1) {
    const catalogue = catalogueOfDay(index);
    published.push(JSON.stringify(catalogue));
    const made = nextRelease(releases, dayOf(index), catalogue);
    releases = [...releases, made];
    writeFileSync(join(folder, `${made.day}.json`), `${JSON.stringify(made)}\n`);
    git('add', '.');
    git('commit', '--quiet', '-m', made.day);
  }
  git('clone', '--quiet', origin, join(work, 'copia'));
  const kept = readReleases(join(work, 'copia/content/releases'));
  const wrong = published.filter((text, index) => JSON.stringify(catalogueOn(kept, dayOf(index))) !== text);
  expect([kept.length, new Set(published).size, wrong.length]).toEqual([30, 30, 0]);
  expect(catalogueOn(kept, '2026-11-30')).toBeUndefined();
  expect(JSON.stringify(catalogueOn(kept, '2027-06-01'))).toBe(published.at(-1));

  // The file of each country says the same: on every day, one answer or none.
  const answers = pastAnswers(kept);
  for (const [index, text] of published.entries()) {
    const day = dayOf(index);
    const said = [...answers.values()].flatMap((past) =>
      past.filter(({ from, until }) => from <= day && (until === null || day < until)).map(({ country }) => country),
    );
    const bySlug = (list: PublicCatalogue['countries']) =>
      JSON.stringify([...list].sort((a, b) => (a.slug < b.slug ? -1 : 1)));
    expect(bySlug(said) === bySlug((JSON.parse(text) as PublicCatalogue).countries), day).toBe(true);
  }
});

describe('what was published', () => {
  const first = nextRelease([], '2026-12-01', real);

  it('is never published anew', () => {
    expect(() => nextRelease([first], '2026-12-01', real)).toThrow('lo publicado no se cambia');
    expect(() => nextRelease([first], '2026-11-30', real)).toThrow('lo publicado no se cambia');
  });

  it('cannot be changed afterwards without being noticed', () => {
    const folder = mkdtempSync(join(work, 'cambiada-'));
    writeFileSync(join(folder, '2026-12-01.json'), JSON.stringify({ ...first, order: first.order.slice(1) }));
    expect(() => readReleases(folder)).toThrow('2026-12-01.json: ya no da lo que se publicó ese día');
    expect(readReleases(join(folder, 'none'))).toEqual([]);
  });
});

test('the notes tell what was added, changed and ended, and nothing of a new reading', () => {
  const first = nextRelease([], '2026-12-01', real);
  const countries = real.countries.map((country) => {
    if (country.slug !== 'japan') return { ...country, checkedOn: '2026-12-02' };
    const { maxStay } = country;
    return {
      ...country,
      maxStay: maxStay && { ...maxStay, value: '180 días' },
      applicationUrl: 'https://jesta.example/',
      requirements: country.requirements.slice(1),
      // As a later field of the promise would stand there.
      plugs: { value: 'Tipo A' },
    };
  });
  const second = nextRelease([first], '2026-12-02', { ...real, release: '2', countries });
  const japan = real.countries.find(({ slug }) => slug === 'japan');
  expect(releaseNotes([first, second], second)).toBe(
    [
      '# Datos del 2 de diciembre de 2026',
      `Versión 2. SHA-256 de \`paises.json\`: \`${second.sha256}\``,
      '## Datos nuevos',
      '- Japón · Portal: https://jesta.example/\n- Japón · plugs: {"value":"Tipo A"}',
      '## Datos que cambiaron',
      '- Japón · Estancia: 90 días → 180 días',
      '## Datos que terminaron',
      `- Japón · Requisito «${japan?.requirements[0]}»\n`,
    ].join('\n\n'),
  );
  const third = nextRelease([first, second], '2026-12-03', { ...real, release: '3', countries });
  expect(releaseNotes([first, second, third], third)).toContain('Ningún dato cambió.');
  expect(releaseNotes([first], first)).toContain('Primera publicación: ');
});

test('the data package names the files of this build with their sums, and the columns of the table', () => {
  const { resources, version } = publicDataPackage();
  const catalogue = publicCatalogue();
  expect(version).toBe(sha256(JSON.stringify(catalogue.countries)).slice(0, 12));
  expect(resources.map(({ path, bytes, hash }) => [path, bytes, hash])).toEqual(
    [
      ['paises.csv', catalogueCsv(catalogue.countries)],
      ['paises.json', JSON.stringify(catalogue)],
    ].map(([path = '', text = '']) => [path, Buffer.byteLength(text), `sha256:${sha256(text)}`]),
  );
  expect(resources[0]).toMatchObject({ schema: { fields: CSV_COLUMNS.map((name) => ({ name })) } });
});
