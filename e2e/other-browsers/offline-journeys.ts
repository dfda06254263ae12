import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { createHttpServer } from '../../server/http-server.ts';
import type { NewReader } from './use-browser.ts';

/** Firefox's words, without an address, when a page is left while the worker still answers something for it. */
const LEFT_EARLY = /Failed to load ‘’\. A ServiceWorker intercepted the request/;

/** A server of one's own, because it has to go away in the middle. */
async function startServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { server, stop } = createHttpServer(createApp({ root: resolve(process.env['SITE_DIR'] || 'dist') }));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => stop(0));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => stop(0) };
}

export function offlineJourneys(newReader: NewReader): void {
  test('what was saved opens without a server, and what was not says so', async () => {
    const { origin, stop } = await startServer();
    const reader = await newReader({ origin, expectedErrors: LEFT_EARLY });
    await reader.open('/pais/japan');
    // The size comes by itself when the page has been left alone for a while.
    await reader.sees({ role: 'status', name: 'Se descargan…' });
    await reader.click({ role: 'button', name: 'Guardar para usar sin conexión' });
    await reader.sees({ role: 'status', name: 'Guardado: este país ya se abre sin conexión.' });
    await stop();
    await reader.open('/visa-para-japan-mexicanos');
    await reader.sees({ role: 'region', name: 'Veredicto' });
    await reader.open('/pais/france');
    await reader.sees({ role: 'heading', name: 'Sin conexión' });
    await reader.click({ role: 'link', name: 'Japón: ¿necesito visa?' });
    await reader.sees({ role: 'heading', name: '¿Necesita visa un mexicano para viajar a Japón?' });
  });
}
