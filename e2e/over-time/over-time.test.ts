import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/offline/stored/manifest.ts';
import { saveButton } from '../offline/offline-reader.ts';
import { untilStored, useOfflineSite } from '../offline/offline-site.ts';
import { fieldOf, textOf, verdictOf } from '../page-parts.ts';
import { searchBox } from '../search/search-box.ts';
import { useSite, type VisitOptions } from '../site.ts';
import { holding } from '../stored-data.ts';
import { accept, newVersionJourneys } from './new-version.ts';
import { CORRECTED_STAY, useSmallBuilds } from './small-site.ts';

const builds = useSmallBuilds();
const { open } = useSite();
const site = useOfflineSite(() => ({ built: builds.first, newer: builds.corrected }));

const filesOf = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .sort();

/** Files that the second build has and the first has not, or not so. */
function changedFiles(first: string, second: string): string[] {
  const before = new Set(filesOf(first));
  return filesOf(second).filter(
    (name) => !before.has(name) || !readFileSync(join(first, name)).equals(readFileSync(join(second, name))),
  );
}

test('the same content built on another day is the same site, byte for byte', () => {
  expect(filesOf(builds.first).length).toBeGreaterThan(100);
  expect(filesOf(builds.nextDay)).toEqual(filesOf(builds.first));
  expect(changedFiles(builds.first, builds.nextDay)).toEqual([]);
});

test('a correction of one country reaches an offline reader as its pages and the lists that name it, nothing else', async () => {
  const page = await open('/sin-conexion', site.options());
  await untilStored(page, '/sin-conexion');
  await saveButton(page).click();
  await page.getByText('Guardado: todos los destinos ya se abren sin conexión.').waitFor({ timeout: 25_000 });

  await site.serve('newer');
  const before = site.asked().length;
  await page.reload();
  await accept(page);
  // What else a page asks for when it is loaded is no part of what is stored; its own address it asks for itself.
  const { files } = JSON.parse(readFileSync(join(builds.corrected, 'sin-conexion.json'), 'utf8')) as Manifest;
  const storable = new Set(files.map(([path]) => path).filter((path) => path !== '/sin-conexion'));
  const downloaded = new Set(
    site
      .asked()
      .slice(before)
      .filter((path) => storable.has(path)),
  );

  expect([...downloaded]).toEqual(
    expect.arrayContaining(['/', '/pais/japan', '/visa-para-japan-mexicanos', '/fichas/japan.json']),
  );
  const fileAt = (path: string) => (path === '/' ? '/index.html' : /\.\w+$/.test(path) ? path : `${path}.html`);
  const changed = changedFiles(builds.first, builds.corrected);
  for (const path of downloaded) {
    expect(changed, path).toContain(fileAt(path));
    expect(readFileSync(join(builds.corrected, fileAt(path)), 'utf8'), path).toMatch(/japan/);
  }
  expect(changed.filter((name) => name.startsWith('/_astro/'))).toEqual([]);

  await page.context().setOffline(true);
  await page.goto('/pais/japan');
  await verdictOf(page).getByText(CORRECTED_STAY).first().waitFor();
});

newVersionJourneys(open, site);

describe('a change that was announced for a day', () => {
  const DAY_BEFORE = new Date('2031-02-28T23:50:00-06:00');
  const ITS_DAY = new Date('2031-03-01T00:10:00-06:00');

  /** A page built years before, by the reader's clock. */
  const openAt = (path: string, now: Date, { prepare }: VisitOptions = {}) =>
    open(path, {
      ...site.options(),
      serviceWorkers: 'block',
      prepare: async (page) => {
        await page.clock.setFixedTime(now);
        await prepare?.(page);
      },
    });

  test.each(['/pais/south-korea', '/visa-para-south-korea-mexicanos'])(
    'is not on %s the evening before, and leads there from its first minute in Mexico City, saying since when',
    async (path) => {
      const early = verdictOf(await openAt(path, DAY_BEFORE));
      expect(await textOf(early)).toContain('NO NECESITAS VISA');

      const page = await openAt(path, ITS_DAY);
      const verdict = verdictOf(page);
      await verdict.getByText('VISA REQUERIDA').waitFor();
      expect(await textOf(fieldOf(verdict, 'Estancia'))).toBe('17 días');
      expect(await textOf(fieldOf(verdict, 'Trámite'))).toBe('Visa en la embajada');
      expect(await textOf(fieldOf(verdict, 'Costo'))).toContain('100 USD');
      expect(await textOf(verdict)).toMatch(/Desde el 1\.º de marzo de 2031:.*Antes: Sin Visa/);
      await page.getByText('La regla completa').click();
      await page.getByRole('main').getByText('desde marzo de 2031 hace falta visa').first().waitFor();
      expect(await page.getByText('NO NECESITAS VISA').count()).toBe(0);
      expect(await verdictOf(page).count()).toBe(1);
    },
  );

  test('is on the card, in the counts, in the dialog and in the search of home', async () => {
    const page = await openAt('/', ITS_DAY);
    const card = page.locator('article').filter({ hasText: 'Corea del Sur' });
    await card.getByText('Visa Requerida').waitFor();
    expect(await textOf(card)).toContain('17 días');
    const early = await openAt('/', DAY_BEFORE);
    const free = (on: Page) => textOf(on.locator('[data-count="visa-free"]').first());
    expect(Number(await free(page))).toBe(Number(await free(early)) - 1);
    await page.getByRole('button', { name: 'Ver Detalles de Corea del Sur' }).click();
    await page.getByRole('dialog', { name: 'Corea del Sur' }).getByText('Desde el 1.º de marzo de 2031:').waitFor();
    await page.keyboard.press('Escape');
    await searchBox(page).click();
    await searchBox(page).pressSequentially('corea');
    await page
      .getByRole('banner')
      .getByRole('option', { name: /Corea del Sur.*Visa Requerida/ })
      .waitFor();
  });

  test('is in the comparison and beside other countries', async () => {
    const comparison = await openAt('/comparar?paises=south-korea,japan', ITS_DAY);
    await comparison.getByText('17 días').first().waitFor();
    const neighbour = await openAt('/pais/japan', ITS_DAY);
    const cell = neighbour
      .locator('article')
      .filter({ has: neighbour.getByRole('heading', { name: 'Corea del Sur' }) });
    expect(await textOf(cell)).toContain('Visa Requerida');
  });

  test('comes first, and the rule for what the reader holds after it', async () => {
    const withVisa = holding({ holds: ['us-visa'] });
    const page = await openAt('/pais/south-korea', ITS_DAY, withVisa);
    await verdictOf(page).getByText('11 días').first().waitFor();
    expect(await textOf(verdictOf(page))).toMatch(/NO NECESITAS VISA.*en tu caso.*Desde el 1\.º de marzo de 2031:/);
    const early = await openAt('/pais/south-korea', DAY_BEFORE, withVisa);
    expect(await textOf(verdictOf(early))).not.toContain('en tu caso');
    const home = await openAt('/', ITS_DAY, withVisa);
    const card = home.locator('article').filter({ hasText: 'Corea del Sur' });
    await card.getByText('Sin Visa · en tu caso').waitFor();
    expect(await textOf(card)).toContain('11 días');
  });

  test('costs a page on which nothing is due not one byte', () => {
    const due = /data-from|take-effect/;
    const read = (name: string) => readFileSync(join(builds.first, name), 'utf8');
    expect(read('pais/south-korea.html')).toMatch(due);
    for (const name of ['wiki.html', 'contacto.html', 'cambios.html']) expect(read(name), name).not.toMatch(due);
  });
});
