import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { JAPAN } from './testing/built-site.ts';
import { openRaw, type RawClient, statusOf } from './testing/raw-client.ts';
import { useRealServer } from './testing/real-server.ts';

/** More than the system takes in on its own while the visitor reads nothing: Linux buffers up to 32 MiB + 4 MiB. */
const BIG_BYTES = 50_000_000;
const STALLED_MS = 1500;

// Long enough for a visitor who is not slow, on a machine that stops for a second.
const { port } = useRealServer({
  env: {
    HEADERS_TIMEOUT_MS: '3000',
    REQUEST_TIMEOUT_MS: '3500',
    KEEP_ALIVE_TIMEOUT_MS: '1000',
    STALLED_TIMEOUT_MS: String(STALLED_MS),
  },
  // Twenty answers of the big one at once keep the server so busy that it cannot look at its clock.
  files: { 'grande.bin': 'g'.repeat(BIG_BYTES), 'larga.bin': 'l'.repeat(1_000_000) },
});

const FORM =
  'POST /buzon/contacto HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n';
const PAGE = 'GET /pais/japan HTTP/1.1\r\nHost: a\r\n\r\n';

/** One byte now and one later, for as long as the server listens. */
async function drip(client: RawClient, text: string): Promise<void> {
  for (let at = 0; !client.isClosed(); at += 1) {
    client.send(text[at % text.length] ?? '');
    await pause(20);
  }
}

async function expectOthersAreServed(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port()}/pais/japan`, { headers: { connection: 'close' } });
  expect(await answer.text()).toBe(JAPAN);
}

test.concurrent('headers that arrive letter by letter are cut off with 408, and meanwhile others are served', async () => {
  const clients = await Promise.all(Array.from({ length: 50 }, () => openRaw(port())));
  for (const client of clients) {
    client.send('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    void drip(client, 'a');
  }
  await expectOthersAreServed();
  for (const { closed } of clients) expect([0, 408]).toContain(statusOf(await closed));
});

test.concurrent('a request that sends header after header without end is cut off', async () => {
  const client = await openRaw(port());
  client.send('GET / HTTP/1.1\r\nHost: a\r\n');
  void drip(client, 'X-A: b\r\n');
  expect([0, 408]).toContain(statusOf(await client.closed));
});

test.concurrent('a form that arrives letter by letter is cut off', async () => {
  const client = await openRaw(port());
  client.send(FORM);
  void drip(client, 'a');
  expect([0, 400, 408]).toContain(statusOf(await client.closed));
});

test.concurrent('connections on which nothing is ever asked are closed', async () => {
  const clients = await Promise.all(Array.from({ length: 100 }, () => openRaw(port())));
  await expectOthersAreServed();
  for (const { closed } of clients) expect([0, 408]).toContain(statusOf(await closed));
});

test.concurrent('a visitor who stops in the middle of the request and says no more is let go', async () => {
  const client = await openRaw(port());
  client.send('GET /pais/jap');
  client.sayNoMore();
  expect([0, 400]).toContain(statusOf(await client.closed));
});

test.concurrent('a visitor who says no more after a whole request still gets the answer', async () => {
  const client = await openRaw(port());
  client.send(PAGE);
  client.sayNoMore();
  expect(await client.closed).toContain('Visa para Jap');
});

test.concurrent('visitors who break off at any moment do no harm to others', async () => {
  const moments = ['', 'GET /', PAGE, 'GET /larga.bin HTTP/1.1\r\nHost: a\r\n\r\n'];
  for (const sent of [...moments, `${FORM}{"name":`]) {
    const clients = await Promise.all(Array.from({ length: 20 }, () => openRaw(port())));
    for (const client of clients) {
      client.send(sent);
      client.breakOff();
    }
    await expectOthersAreServed();
  }
});

test.concurrent('a visitor who takes nothing of a long answer does not keep it for ever', async () => {
  const client = await openRaw(port());
  client.stopReading();
  client.send('GET /grande.bin HTTP/1.1\r\nHost: a\r\n\r\n');
  // In short steps: a machine that stands still for seconds loses one of them, not the whole wait.
  for (let step = 0; step < 60; step += 1) await pause(STALLED_MS / 15);
  await expectOthersAreServed();
  client.readAgain();
  expect((await client.closed).length).toBeLessThan(BIG_BYTES);
});

test.concurrent('an idle connection is closed after its time', async () => {
  const client = await openRaw(port());
  client.send(PAGE);
  expect(statusOf(await client.closed)).toBe(200);
});
