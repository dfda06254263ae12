import { registerRoute } from 'workbox-routing';
import { cachedBuilds, cacheName, filesToRenew, storedVersion } from '../stored/versions.ts';
import { openAlert, renewAlerts, showAlert } from './alerts.ts';
import { answerHashedFile, answerVersionedFile } from './answer-file.ts';
import { answerPage } from './answer-page.ts';
import { openVersions } from './client-versions.ts';
import type { PageMessage } from './messages.ts';
import { build, installVersion, keepPage, otherVersions, ownVersion } from './own-version.ts';
import { type WorkerMessageEvent, worker } from './worker-types.ts';

/** What a page shows or reads; open data, feeds and forms go to the server untouched. */
const VERSIONED = /^\/(?:banderas\/|fichas\/|herramientas\/|paises\.json$|icono)/;

interface FileRequest extends Event {
  clientId: string;
}

const isOwn = (url: URL) => url.origin === location.origin;

// Workbox's routes are for GET alone: what a visitor sends never meets a cache.
registerRoute(({ request, url }) => request.mode === 'navigate' && isOwn(url), answerPage);
registerRoute(
  ({ url }) => isOwn(url) && url.pathname.startsWith('/_astro/'),
  ({ request }) => answerHashedFile(request),
);
registerRoute(
  ({ url }) => isOwn(url) && VERSIONED.test(url.pathname),
  ({ request, event }) => answerVersionedFile(request, (event as unknown as FileRequest).clientId),
);

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('push', (event) => event.waitUntil(showAlert(event)));
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewAlerts(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openAlert(event)));
worker.addEventListener('message', (event) => event.waitUntil(answerMessage(event)));

/** A reader who saves data keeps the version at hand; pages come from the server anyway while there is a connection. */
async function install(): Promise<void> {
  const isUpdate = (await otherVersions()).length > 0;
  if (isUpdate && savesData()) throw new Error('Data Saver is on: the new version waits.');
  await installVersion();
}

async function activate(): Promise<void> {
  // The request for the page leaves while the worker still starts.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  await dropOldVersions();
}

async function answerMessage({ data, ports }: WorkerMessageEvent): Promise<void> {
  const message = data as PageMessage;
  switch (message.type) {
    case 'build':
      ports[0]?.postMessage(build);
      return;
    case 'take-over':
      return worker.skipWaiting();
    case 'opened':
      // Full storage or a lost connection: the page is simply not stored.
      await keepPage(message.path).catch(() => undefined);
      await dropOldVersions().catch(() => undefined);
  }
}

/**
 * An old version goes once this one has everything the reader had in it and no open page is of it. While
 * another version installs or waits nothing is dropped: its cache would look like an old one.
 */
async function dropOldVersions(): Promise<void> {
  const { installing, waiting, active } = worker.registration;
  const own = await ownVersion();
  if (!own || installing || waiting || !active) return;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const inUse = await openVersions(pages.map(({ id }) => id));
  for (const other of await cachedBuilds()) {
    if (other === build || inUse.has(other)) continue;
    const version = await storedVersion(other);
    if (!version || (await filesToRenew(own, [version])).length === 0) await caches.delete(cacheName(other));
  }
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
