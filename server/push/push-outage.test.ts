import { renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { OLD, pushSite } from './testing/push-site.ts';

async function siteWithAlerts() {
  const site = await pushSite();
  const server = await site.serve({ japan: [OLD] });
  let count = 0;
  /** A new browser asks for alerts: the status, and what it is told. */
  const subscribe = async () => {
    count += 1;
    const answer = await site.subscribe(`a${count}`);
    return answer.status === 200 ? '200' : `${answer.status} ${JSON.parse(answer.body).error}`;
  };
  return { server, file: site.file, subscribe, home: () => fetch(`http://127.0.0.1:${site.port()}/`) };
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
  const { serve, subscribe, kill, file, port, received } = await pushSite();
  await serve({ peru: [OLD] });
  await subscribe('a');
  await kill();
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  await serve({ japan: [{ ...OLD, id: 'de-hoy', dateline: 'Desde hoy' }] });
  await pause(3000);
  expect((await fetch(`http://127.0.0.1:${port()}/`)).status).toBe(200);
  other.exec('COMMIT');
  other.close();
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 20_000 });
});
