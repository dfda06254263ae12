import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loseNetwork, saveButton, useOfflineReader } from '../offline/offline-reader.ts';
import { storedPaths, untilStored } from '../offline/offline-site.ts';
import { verdictOf } from '../page-parts.ts';
import type { VisitOptions } from '../site.ts';
import { CORRECTED_STAY, useSmallBuilds } from './small-site.ts';

const builds = useSmallBuilds();
const { site, visit, untilOthersHaveIt } = useOfflineReader(() => ({ built: builds.first, newer: builds.corrected }));

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

/** A text with the corrected figure as it was, and without the hashes and sizes of what says it. */
const withoutCorrection = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll('173', '90')
    .replaceAll(/\b[\da-f]{8,64}\b|"[\w-]{6}",\d+|"bytes":\d+/g, '#');

test('built on another day the site is the same, byte for byte, but for the figure that was corrected', () => {
  expect(filesOf(builds.first).length).toBeGreaterThan(100);
  expect(filesOf(builds.corrected)).toEqual(filesOf(builds.first));
  const changed = changedFiles(builds.first, builds.corrected).filter((name) => !/\.(br|gz)$/.test(name));
  expect(changed.filter((name) => name.endsWith('.png'))).toEqual(['/compartir/japan.png']);
  for (const name of changed.filter((name) => !name.endsWith('.png'))) {
    expect(withoutCorrection(builds.corrected + name), name).toBe(withoutCorrection(builds.first + name));
  }
});

test('saving everything says the size first and how far it is, then every destination opens, until it is erased', async () => {
  const page = await visit('/sin-conexion');
  await untilStored(page, '/sin-conexion');
  await page.getByText(/^Al guardar se descargan \d+ kB\.$/).waitFor();
  const progress = page.getByRole('progressbar', { name: 'Guardando' }).waitFor();
  await saveAll(page);
  await progress;
  await page.getByText('Ver cada página').click();
  await page.getByRole('link', { name: 'Francia: guía completa' }).waitFor();
  await loseNetwork(page);
  for (const path of ['/pais/france', '/visa-para-zambia-mexicanos', '/wiki', '/contacto']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
  }

  // It can be undone, and then nothing comes back unasked.
  await page.context().setOffline(false);
  await page.goto('/sin-conexion');
  await page.getByRole('button', { name: 'Borrar todo lo guardado' }).click();
  await page.getByText('Se borró todo.').waitFor();
  expect(await storedPaths(page)).toEqual([]);
  await page.goto('/pais/japan');
  await untilOthersHaveIt(page, '/pais/japan');
  expect(await storedPaths(page)).toEqual([]);
});

test('a corrected page that is opened with a connection is stored as it is now; the others open as they were, until the reader saves again, which fetches what the correction changed and nothing else', async () => {
  const page = await visit('/sin-conexion');
  await saveAll(page);
  await site.serve('newer');
  await page.goto('/pais/japan');
  const corrected = verdictOf(page).getByText(CORRECTED_STAY).first();
  await corrected.waitFor();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.match('/pais/japan'))?.text()) ?? ''))
    .toContain(CORRECTED_STAY);
  await loseNetwork(page);
  await page.reload();
  await corrected.waitFor();
  await page.goto('/visa-para-japan-mexicanos');
  await verdictOf(page).waitFor();
  expect(await page.getByText(CORRECTED_STAY).count()).toBe(0);

  await page.context().setOffline(false);
  await page.goto('/sin-conexion');
  await page.getByText(/^Al guardar se descargan \d+ kB\.$/).waitFor();
  const before = site.asked().length;
  await saveAll(page);
  // The browser looks for a newer service worker by itself.
  const asked = site.asked().slice(before);
  const downloaded = new Set(asked.filter((path) => path !== '/sw.js'));

  expect([...downloaded]).toEqual(expect.arrayContaining(['/visa-para-japan-mexicanos', '/fichas/japan.json']));
  const fileAt = (path: string) => (path === '/' ? '/index.html' : /\.\w+$/.test(path) ? path : `${path}.html`);
  const changed = changedFiles(builds.first, builds.corrected);
  for (const path of downloaded) {
    expect(changed, path).toContain(fileAt(path));
    expect(readFileSync(join(builds.corrected, fileAt(path)), 'utf8'), path).toMatch(/japan/);
  }
  expect(changed.filter((name) => name.startsWith('/_astro/'))).toEqual([]);

  await loseNetwork(page);
  for (const path of ['/pais/japan', '/visa-para-japan-mexicanos']) {
    await page.goto(path);
    await corrected.waitFor();
  }
});

async function saveAll(page: Page): Promise<void> {
  await saveButton(page).click();
  await page.getByText('Guardado: todos los destinos ya se abren sin conexión.').waitFor({ timeout: 25_000 });
}

describe('a change that was announced for a day', () => {
  const DAY_BEFORE = new Date('2031-02-28T23:50:00-06:00');
  const ITS_DAY = new Date('2031-03-01T00:10:00-06:00');

  /** A page built years before, by the reader's clock. */
  const openAt = (path: string, now: Date, { prepare }: VisitOptions = {}) =>
    visit(path, {
      serviceWorkers: 'block',
      prepare: async (page) => {
        await page.clock.setFixedTime(now);
        await prepare?.(page);
      },
    });

  const SAID = /Desde el 1\.º de marzo de 2031 esto cambió\. Corea del Sur vuelve a pedir visa\./;

  test.each(['/pais/south-korea', '/visa-para-south-korea-mexicanos'])(
    'is not told on %s the evening before, and from its first minute in Mexico City stands above a verdict that is left as it was printed',
    async (path) => {
      const early = await openAt(path, DAY_BEFORE);
      await verdictOf(early).getByText('NO NECESITAS VISA').waitFor();
      expect(await early.getByText(SAID).filter({ visible: true }).count()).toBe(0);

      const page = await openAt(path, ITS_DAY);
      const line = page.getByRole('paragraph').filter({ hasText: SAID });
      await line.waitFor();
      expect(await line.getByRole('link', { name: 'abre la página al día' }).getAttribute('href')).toBe(path);
      const [lineBox, verdictBox] = [await line.boundingBox(), await verdictOf(page).boundingBox()];
      expect(lineBox?.y).toBeLessThan(verdictBox?.y ?? 0);
      await verdictOf(page).getByText('NO NECESITAS VISA').waitFor();
    },
  );

  test('is told on its card on home and beside other countries, in the dialog, the comparison and the list', async () => {
    const home = await openAt('/', ITS_DAY);
    const card = home.locator('article').filter({ hasText: 'Corea del Sur' });
    await card.getByText('Cambió el 1.º de marzo de 2031').waitFor();
    await home.getByRole('button', { name: 'Ver Detalles de Corea del Sur' }).click();
    await home.getByRole('dialog', { name: 'Corea del Sur' }).getByText(SAID).waitFor();
    for (const path of ['/comparar?paises=south-korea,japan', '/mi-lista?pais=south-korea']) {
      await (await openAt(path, ITS_DAY)).getByText(SAID).first().waitFor();
    }
    const neighbour = await openAt('/pais/japan', ITS_DAY);
    const related = neighbour.locator('article').filter({ hasText: 'Corea del Sur' });
    await related.getByText('Cambió el 1.º de marzo de 2031').waitFor();
    const early = await openAt('/', DAY_BEFORE);
    expect(await early.getByText('Cambió el 1.º de marzo').filter({ visible: true }).count()).toBe(0);
  });

  test('is printed with its date in the frame and in Markdown, which nobody’s clock reaches', () => {
    for (const name of ['incrustar/south-korea.html', 'pais/south-korea.md']) {
      const text = readFileSync(join(builds.first, name), 'utf8').replaceAll(/<[^>]+>|\*/g, '');
      expect(text, name).toContain('Cambia el 1.º de marzo de 2031: Corea del Sur vuelve a pedir visa.');
    }
  });

  test('is on no page of which it changes nothing', () => {
    const due = /<from-day/;
    const read = (name: string) => readFileSync(join(builds.first, name), 'utf8');
    expect(read('pais/south-korea.html')).toMatch(due);
    for (const name of ['wiki.html', 'contacto.html']) expect(read(name), name).not.toMatch(due);
  });
});
