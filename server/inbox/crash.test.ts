import { Agent } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startChildServer } from './testing/child-server.ts';
import { writeInboxSite } from './testing/inbox-site.ts';
import { keptIn, testFolder } from './testing/running-inbox.ts';
import { send } from './testing/send.ts';

const TIMES = 3;
const CONNECTIONS = 20;

/**
 * Contact messages from many connections at once, each with a mark of its own, one after the other, until the server ends.
 * Resolves with the marks of those that were answered with "received", and how many answers were another.
 */
async function storm(port: number, prefix: string, onAcknowledged: (count: number) => unknown) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const result = { acknowledged: [] as string[], others: 0 };
  const oneConnection = async (number: number) => {
    for (let turn = 0; ; turn += 1) {
      const name = `${prefix}-${number}-${turn}`;
      const body = JSON.stringify({ name, email: 'ana@ejemplo.mx', subject: 'otro', message: 'Hola, ¿qué tal?' });
      const headers = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) };
      try {
        const { status } = await send({ port, path: '/buzon/contacto', headers, body, agent });
        if (status !== 200) result.others += 1;
        else onAcknowledged(result.acknowledged.push(name));
      } catch {
        // The server is gone; whether this last one was kept, nobody was told.
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => oneConnection(number)));
  agent.destroy();
  return result;
}

test('kill -9 in a storm loses nothing that was acknowledged and doubles nothing', async () => {
  const folder = testFolder();
  const siteDir = writeInboxSite(folder);
  const file = join(folder, 'buzon.sqlite');
  const acknowledged: string[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const server = await startChildServer(siteDir, { INBOX_FILE: file });
    const underWay = Promise.withResolvers<void>();
    const running = storm(server.port, `ola${time}`, (count) => count > 100 + 33 * time && underWay.resolve());
    await underWay.promise;
    await server.kill();
    const { others, acknowledged: received } = await running;
    expect(others).toBe(0);
    acknowledged.push(...received);
  }
  const kept = keptIn(file).map(({ payload }) => (payload as { name: string }).name);
  expect(new Set(kept).size).toBe(kept.length);
  expect(acknowledged.filter((name) => !kept.includes(name))).toEqual([]);
});
