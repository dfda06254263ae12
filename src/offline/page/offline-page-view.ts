import { OFFLINE_PAGE, pagePath } from '../../catalogue/page-path.ts';
import type { SearchIndexRow } from '../../catalogue/search-index.ts';
import { bytesOf, sizeLabel } from '../stored/manifest.ts';
import { type StoredPage, storedPages } from '../stored/stored-pages.ts';
import { eraseStored, heldPaths, type StoredVersion, versionsBesides } from '../stored/versions.ts';
import { rememberDeclined } from './consent.ts';
import { make } from './make.ts';
import { isOfflinePossible } from './possible.ts';
import { workSaveControl } from './save-control.ts';
import { activeVersion } from './workers.ts';

/** Fills and works the offline page, wherever the worker shows it. `forget` ends what else the device keeps for the reader. */
export function workOfflinePage(forget: () => Promise<void>): void {
  // The worker answers with this page under the address that the reader asked for.
  const isElsewhere = pagePath(location.pathname) !== OFFLINE_PAGE;
  show('no-guardada', isElsewhere);
  show('no-se-puede', !isOfflinePossible());
  show('guardar', isOfflinePossible());
  if (!isOfflinePossible()) return;
  // Nothing can be stored now: what opens comes first.
  if (isElsewhere) part('guardar').prepend(part('guardado-parte'));
  part<HTMLDetailsElement>('guardado-paginas').open = isElsewhere || !navigator.onLine;
  const { press, showSize } = workSaveControl({
    wish: 'all',
    button: part('guardar-boton'),
    progress: part<HTMLProgressElement>('guardar-avance'),
    status: part('guardar-estado'),
    savedText: 'Guardado: todos los destinos ya se abren sin conexión.',
    onSaved: () => void list(),
  });
  part('guardar-boton').addEventListener('click', () => void press());
  part('borrar').addEventListener('click', async () => {
    // Without a connection the server learns of it from the push service.
    await forget().catch(() => undefined);
    await erase();
  });
  void list();
  // With a stored version the size is known without asking anybody.
  void navigator.serviceWorker.ready.then(async () => {
    await list();
    await showSize().catch(() => undefined);
  });
}

async function list(): Promise<void> {
  const versions = await readVersions().catch(() => []);
  const pages = new Map<string, StoredPage>();
  for (const version of versions) {
    for (const page of await pagesOf(version)) if (!pages.has(page.path)) pages.set(page.path, page);
  }
  part('guardado-lista').replaceChildren(...[...pages.values()].map(listItem));
  const bytes = versions.length > 0 ? await storedBytes(versions) : 0;
  part('guardado-resumen').textContent =
    pages.size === 0
      ? 'Todavía no hay páginas guardadas en este dispositivo.'
      : `${pages.size} ${pages.size === 1 ? 'página' : 'páginas'}, ${sizeLabel(bytes)} descargados en total.`;
  show('guardado-paginas', pages.size > 0);
  show('borrar', pages.size > 0);
}

/** The version in use first: of a page stored twice its copy is the one that opens. */
async function readVersions(): Promise<StoredVersion[]> {
  const active = await activeVersion();
  return [...(active ? [active] : []), ...(await versionsBesides(active?.manifest.build))];
}

async function pagesOf({ cache, manifest }: StoredVersion): Promise<StoredPage[]> {
  const rows = ((await (await cache.match('/paises.json'))?.json()) ?? []) as SearchIndexRow[];
  const names = new Map(rows.map(([slug, , nameSpanish]) => [slug, nameSpanish]));
  return storedPages([...(await heldPaths(cache))], manifest, names).filter(({ path }) => path !== OFFLINE_PAGE);
}

async function storedBytes(versions: readonly StoredVersion[]): Promise<number> {
  const sizes = await Promise.all(
    versions.map(async ({ cache, manifest }) => {
      const held = await heldPaths(cache);
      return bytesOf(manifest.files.filter(([path]) => held.has(path)));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function listItem({ path, label, bytes }: StoredPage): HTMLLIElement {
  const item = make('li', { className: 'row' });
  item.append(
    make('a', { href: path, textContent: label }),
    make('span', { className: 'note', textContent: sizeLabel(bytes) }),
  );
  return item;
}

async function erase(): Promise<void> {
  rememberDeclined(true);
  await eraseStored();
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  part('guardado-lista').replaceChildren();
  part('guardado-resumen').textContent = 'Se borró todo. No se vuelve a guardar nada hasta que tú lo pidas.';
  show('borrar', false);
  show('guardar-boton', true);
  part('guardar-estado').textContent = 'Toca el botón para ver cuánto pesa antes de guardar.';
}

function part<Part extends HTMLElement = HTMLElement>(id: string): Part {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The offline page has no #${id}`);
  return found as Part;
}

function show(id: string, isShown: boolean): void {
  part(id).hidden = !isShown;
}
