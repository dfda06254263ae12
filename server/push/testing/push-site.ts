import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import type { ChangesByCountry, DatedChange } from '../../../src/catalogue/changes-by-country.ts';
import { startChildServer } from '../../inbox/testing/child-server.ts';
import { writeInboxSite } from '../../inbox/testing/inbox-site.ts';
import { testFolder } from '../../inbox/testing/running-inbox.ts';
import { send } from '../../inbox/testing/send.ts';
import { openPushDatabase } from '../push-database.ts';
import { type PushServiceOptions, startPushService } from './push-service.ts';

const NAMES = { japan: 'Japón', peru: 'Perú' };

/** A built site of two countries, with what has changed there; written again it is a newer build. */
function writePushSite(folder: string, changes: Partial<Record<keyof typeof NAMES, DatedChange[]>>): string {
  const root = writeInboxSite(folder);
  for (const part of ['cambios', 'pais']) mkdirSync(join(root, part), { recursive: true });
  const byCountry: ChangesByCountry = {};
  for (const [slug, name] of Object.entries(NAMES)) {
    writeFileSync(join(root, 'pais', `${slug}.html`), `<title>${name}</title>`);
    byCountry[slug] = { name, changes: changes[slug as keyof typeof NAMES] ?? [] };
  }
  writeFileSync(join(root, 'cambios', 'por-pais.json'), JSON.stringify(byCountry));
  return root;
}

/** A post of the site's own page. */
export const postJson = (port: number, path: string, value: unknown) =>
  send({ port, path, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) });

export const OLD: DatedChange = { id: 'visa', dateline: 'Desde el 8 de abril de 2026', title: 'Piden visa' };
export const FEE: DatedChange = { id: 'costo', dateline: 'Desde el 1.º de diciembre de 2026', title: 'Sube el costo' };
export const STAY: DatedChange = {
  id: 'dias',
  dateline: 'Desde el 2 de diciembre de 2026',
  title: 'En Japón dan 30 días',
};

/** A site with its push service; `serve` starts it with what a build says, in place of the one before. */
export async function pushSite(options: PushServiceOptions = {}) {
  const folder = testFolder();
  const service = await startPushService(options);
  onTestFinished(service.stop);
  let running: Awaited<ReturnType<typeof startChildServer>> | undefined;
  onTestFinished(() => running?.kill());
  const serve = async (changes: Parameters<typeof writePushSite>[1], env: Record<string, string> = {}) => {
    await running?.kill();
    const root = writePushSite(folder, changes);
    running = await startChildServer(root, {
      INBOX_FILE: join(folder, 'data', 'buzon.sqlite'),
      PUSH_ALLOW_LOOPBACK: '1',
      ...env,
    });
    return running;
  };
  const file = join(folder, 'data', 'avisos.sqlite');
  const openDatabase = () => openPushDatabase(file);
  const queued = () => {
    const database = openDatabase();
    const count = database.count('queue');
    database.close();
    return count;
  };
  const port = () => running?.port ?? 0;
  const subscribe = (name: string, countries: string[] = []) =>
    postJson(port(), '/avisos/suscripcion', { ...service.subscription(name), countries });
  /** Straight into the file: so many that one network could not ask for them in a day. */
  const subscribeAll = async (names: readonly string[]) => {
    // Nothing else is to write meanwhile.
    await running?.kill();
    const database = openDatabase();
    for (const name of names) {
      const { endpoint, keys } = service.subscription(name);
      database.subscribe({ endpoint, ...keys, countries: [] });
    }
    database.close();
  };
  return { ...service, file, serve, port, subscribe, subscribeAll, kill: () => running?.kill(), openDatabase, queued };
}

export const until = (expected: () => boolean) => vi.waitFor(() => expect(expected()).toBe(true), { timeout: 10_000 });
