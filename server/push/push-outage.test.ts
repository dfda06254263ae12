import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startChildServer } from '../inbox/testing/child-server.ts';
import { testFolder } from '../inbox/testing/running-inbox.ts';
import { startPushService } from './testing/push-service.ts';
import { postJson, writePushSite } from './testing/push-site.ts';

const VISA = { id: 'visa', dateline: 'Desde el 8 de abril de 2026', title: 'Piden visa' };

async function siteWithAlerts() {
  const folder = testFolder();
  const service = await startPushService();
  onTestFinished(service.stop);
  const root = writePushSite(folder, { japan: [VISA] });
  const env = { INBOX_FILE: join(folder, 'data', 'buzon.sqlite'), PUSH_ALLOW_LOOPBACK: '1' };
  const server = await startChildServer(root, env);
  onTestFinished(server.kill);
  const file = join(folder, 'data', 'avisos.sqlite');
  let count = 0;
  /** A new browser asks for alerts: the status, and what it is told. */
  const subscribe = async () => {
    count += 1;
    const answer = await postJson(server.port, '/avisos/suscripcion', {
      ...service.subscription(`a${count}`),
      countries: [],
    });
    return answer.status === 200 ? '200' : `${answer.status} ${JSON.parse(answer.body).error}`;
  };
  const home = () => fetch(`http://127.0.0.1:${server.port}/`);
  return { server, file, subscribe, home };
}

const UNAVAILABLE = '503 En este momento no podemos guardarlo: inténtalo en unos minutos.';

function subscriptionsIn(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const count = Number(database.prepare('SELECT count(*) AS count FROM subscriptions').get()?.['count']);
  database.close();
  return count;
}

// What else can become of a file is held for the inbox, which is opened by the same code.
describe('while the file of the alerts cannot be used, nobody is told that theirs were noted, and the site goes on', () => {
  test('a file that was moved away, until it is put back', async () => {
    const { server, file, subscribe, home } = await siteWithAlerts();
    expect(await subscribe()).toBe('200');
    renameSync(file, `${file}.aparte`);
    expect(await subscribe()).toBe(UNAVAILABLE);
    expect((await home()).status).toBe(200);
    renameSync(`${file}.aparte`, file);
    expect(await subscribe()).toBe('200');
    expect(subscriptionsIn(file)).toBe(2);
    expect(server.log()).toContain(`no se puede usar ${file}: ya no está ahí. No se ofrecen avisos hasta que`);
    expect(server.log()).toContain(`Avisos: vuelve a usar ${file}.`);
  });

  test('a lock that lasts', async () => {
    const { server, file, subscribe, home } = await siteWithAlerts();
    expect(await subscribe()).toBe('200');
    const other = new DatabaseSync(file);
    other.exec('BEGIN EXCLUSIVE');
    let isAnswered = false;
    const answers = Promise.all(Array.from({ length: 5 }, subscribe)).finally(() => {
      isAnswered = true;
    });
    expect((await home()).status).toBe(200);
    // Others wait for none of it.
    expect(isAnswered).toBe(false);
    expect(await answers).toEqual(Array(5).fill(UNAVAILABLE));
    other.exec('COMMIT');
    other.close();
    expect(await subscribe()).toBe('200');
    expect(server.log().match(/otro programa lo tiene bloqueado/g)).toHaveLength(1);
  });
});

test('what a build has to tell is queued once the lock is gone that was there when it started', async () => {
  const folder = testFolder();
  const service = await startPushService();
  onTestFinished(service.stop);
  const file = join(folder, 'data', 'avisos.sqlite');
  const env = { INBOX_FILE: join(folder, 'data', 'buzon.sqlite'), PUSH_ALLOW_LOOPBACK: '1' };
  const first = await startChildServer(writePushSite(folder, { peru: [VISA] }), env);
  await postJson(first.port, '/avisos/suscripcion', { ...service.subscription('a'), countries: [] });
  await first.kill();
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  const second = await startChildServer(
    writePushSite(folder, { japan: [{ ...VISA, id: 'de-hoy', dateline: 'Desde hoy' }] }),
    env,
  );
  onTestFinished(second.kill);
  await pause(3000);
  expect((await fetch(`http://127.0.0.1:${second.port}/`)).status).toBe(200);
  other.exec('COMMIT');
  other.close();
  await vi.waitFor(() => expect(service.received).toHaveLength(1), { timeout: 20_000 });
});
