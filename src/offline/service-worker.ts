import { OFFLINE_PAGE, pagePath } from '../catalogue/page-path.ts';
import { openAlert, renewAlerts, showAlert } from './alerts.worker.ts';
import { type WorkerEvent, worker } from './worker-types.ts';

/** A hash in the name means one content; a drawing that changed is stored anew with the page that shows it. */
const STORED_FIRST = /^\/(?:_astro|banderas)\/|^\/icono/;
/** What pages read. Open data, feeds and forms go to the server untouched. */
const SERVER_FIRST = /^\/(?:fichas|herramientas)\/|^\/(?:paises|sin-conexion)\.json$/;
/** Longer than any good connection takes; beyond it a stored copy is more use than a white screen. */
const PATIENCE_MS = 3000;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', answer);
worker.addEventListener('push', (event) => event.waitUntil(showAlert(event)));
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewAlerts(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openAlert(event)));

async function activate(): Promise<void> {
  // The request for a page leaves while the worker still starts.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** It reads what pages have stored (`store.ts`) and stores nothing itself. */
function answer(event: WorkerEvent): void {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  // What a visitor sends never meets the stored copy, nor does what a page stores: that asks in `same-origin` mode.
  if (method !== 'GET' || mode === 'same-origin' || origin !== location.origin) return;
  if (mode === 'navigate') event.respondWith(answerPage(event, pagePath(pathname)));
  else if (STORED_FIRST.test(pathname)) event.respondWith(storedFirst(event.request, pathname));
  else if (SERVER_FIRST.test(pathname)) {
    event.respondWith(serverFirst(event, pathname).then((found) => found ?? Response.error()));
  }
}

/** The page, whatever filters and campaigns its address carries; what is not stored gets the page that lists what is. */
async function answerPage(event: WorkerEvent, path: string): Promise<Response> {
  const found = await serverFirst(event, path);
  if (found) return found;
  const page = await caches.match(OFFLINE_PAGE);
  const headers = new Headers(page?.headers ?? { 'Content-Type': 'text/html; charset=utf-8' });
  headers.set('Cache-Control', 'no-store');
  // Not 404: the page may well exist, only not here and now.
  return new Response(page?.body ?? LAST_RESORT, { status: 503, headers });
}

/** The server has the newest facts; where it is slow, broken or out of reach the stored copy is next. */
async function serverFirst(event: WorkerEvent, path: string): Promise<Response | undefined> {
  const served = fromServer(event).catch(() => undefined);
  event.waitUntil(served);
  const inTime = await Promise.race([served, new Promise<undefined>((end) => setTimeout(end, PATIENCE_MS))]);
  if (inTime && inTime.status < 500) return inTime;
  return (await caches.match(path)) ?? served;
}

async function fromServer({ request, preloadResponse }: WorkerEvent): Promise<Response> {
  const early = await preloadResponse;
  // Firefox gives an early answer that failed as an answer of its own kind.
  return early && early.type !== 'error' ? early : fetch(request);
}

async function storedFirst(request: Request, path: string): Promise<Response> {
  const stored = await caches.match(path);
  if (stored || request.destination !== 'image') return stored ?? fetch(request);
  // Home lists more flags than are stored; a blank one beats the sign of a broken picture.
  return fetch(request).catch(() => new Response(BLANK_IMAGE, { headers: SVG }));
}

const BLANK_IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
const SVG = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' };

/** When even the offline page has been erased. */
const LAST_RESORT = `<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sin conexión</title><h1>Sin conexión</h1><p>No tienes conexión y en este dispositivo no hay páginas guardadas.</p>`;
