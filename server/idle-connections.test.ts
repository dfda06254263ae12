import { expect, test } from 'vitest';
import { openRaw } from './testing/raw-client.ts';
import { useRealServer } from './testing/real-server.ts';

const VISITORS = 1000;
const PAGE = 'GET /pais/japan HTTP/1.1\r\nHost: a\r\n\r\n';

const { port } = useRealServer();

test('a thousand visitors who keep their connection open are all served, and served again', {
  timeout: 30_000,
}, async () => {
  const clients = await Promise.all(Array.from({ length: VISITORS }, () => openRaw(port())));
  for (const round of [1, 2]) {
    for (const client of clients) client.send(PAGE);
    const all = new RegExp(`(?:HTTP/1\\.1 200 OK[\\s\\S]*?</p>){${round}}$`);
    await Promise.all(clients.map((client) => client.until(all)));
    const another = await openRaw(port());
    another.send(PAGE.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect(await another.closed).toContain('Visa para Jap');
  }
  expect(clients.filter((client) => client.isClosed())).toEqual([]);
  for (const client of clients) client.breakOff();
});
