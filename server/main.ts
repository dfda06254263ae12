import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { type AppOptions, createApp } from './app.ts';
import { createHttpServer } from './http-server.ts';
import { addInboxRoutes } from './inbox/inbox-routes.ts';
import { createInboxStore } from './inbox/inbox-store.ts';
import { createPush } from './push/push.ts';
import { createRateLimit } from './rate-limit.ts';
import { readSettings, type Settings } from './settings.ts';

/** Supervisors send SIGKILL some seconds after SIGTERM; this leaves time to end in order. */
const STOP_DEADLINE_MS = 4500;

const LISTEN_ERRORS: Record<string, (settings: Settings) => string> = {
  EADDRINUSE: ({ port }) => `El puerto ${port} ya está en uso: cierra el otro programa o elige otro puerto con PORT.`,
  EACCES: ({ port }) => `No hay permiso para usar el puerto ${port}: elige con PORT uno a partir de 1024.`,
  EADDRNOTAVAIL: ({ host }) => `La dirección ${host} no es de este equipo: corrige HOST o déjalo vacío.`,
  ENOTFOUND: ({ host }) => `El equipo ${host} no se encuentra: corrige HOST o déjalo vacío.`,
};

function main(): void {
  const { settings, problems } = readSettings(process.env, join(import.meta.dirname, '..'));
  if (problems.length > 0) fail(problems);

  const store = createInboxStore(settings.inbox);
  const rateLimit = createRateLimit({ most: settings.inbox.ratePerMinute });
  const { trustProxy } = settings.inbox;
  const push = createPush({ ...settings.push, rateLimit, trustProxy });
  const app = appOrFail({
    root: settings.siteDir,
    addRoutes: (routes, site) => {
      addInboxRoutes(routes, site, { store, rateLimit, trustProxy });
      push.addRoutes(routes, site);
    },
    trustProxy,
  });
  const { server, stop } = createHttpServer(app, settings.timeouts);
  store.open();
  server.once('error', (error: NodeJS.ErrnoException) => {
    fail([LISTEN_ERRORS[error.code ?? '']?.(settings) ?? `No se pudo arrancar el servidor: ${error.message}`]);
  });
  server.listen(settings.port, settings.host, () => {
    push.start();
    console.log(`Pasaporte Verde en http://${shownHost(settings.host)}:${(server.address() as AddressInfo).port}`);
  });

  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, async () => {
      await Promise.all([stop(STOP_DEADLINE_MS), push.stop()]);
      process.exit(0);
    });
  }
}

function appOrFail(options: AppOptions): Hono {
  try {
    return createApp(options);
  } catch (error) {
    return fail([(error as Error).message]);
  }
}

/** "Every interface" is no address one can open, so the line shows one that works on this machine. */
function shownHost(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function fail(lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

main();
