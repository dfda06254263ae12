import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Hono } from 'hono';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { createHttpServer } from './http-server.ts';
import { buildSite } from './testing/built-site.ts';
import { exchange, openRaw } from './testing/raw-client.ts';

async function start(addRoutes?: (app: Hono) => void) {
  const { server, stop } = createHttpServer(createApp({ root: buildSite(), ...(addRoutes && { addRoutes }) }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => stop(0));
  return { port: portOf(server), stop };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

const getHome = async (port: number) => (await fetch(`http://127.0.0.1:${port}/`)).text();

test('what is not quite HTTP gets a sentence in Spanish; a browser from another age, without Host, its page', async () => {
  const { port } = await start();
  const answer = await exchange(port, 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('No pudimos leer esta direcci');
  expect(await exchange(port, 'GET / HTTP/1.0\r\n\r\n')).toContain('<title>Inicio</title>');
});

describe('a visitor who asks for thousands of pages at once and reads none', () => {
  const COUNT = 1000;

  async function askWithoutReading() {
    let made = 0;
    const { port } = await start((app) => {
      app.get('/grande', (c) => {
        made += 1;
        return c.body('g'.repeat(100_000));
      });
    });
    const client = await openRaw(port);
    client.stopReading();
    const page = 'GET /grande HTTP/1.1\r\nHost: a\r\n\r\n';
    client.send(page.repeat(COUNT - 1) + page.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    let before = -1;
    // What the system itself takes in for a while.
    await vi.waitFor(
      () => {
        const isStill = made > 0 && made === before;
        before = made;
        expect(isStill).toBe(true);
      },
      { interval: 200, timeout: 10_000 },
    );
    return { port, client, made: () => made };
  }

  test('gets few made, and other visitors get theirs', async () => {
    const { port, client, made } = await askWithoutReading();
    expect(made()).toBeLessThan(COUNT / 4);
    expect(await getHome(port)).toContain('<title>Inicio</title>');
    expect(made()).toBeLessThan(COUNT / 4);
    client.breakOff();
  });

  test('gets every one of them once they are read', async () => {
    const { client, made } = await askWithoutReading();
    client.readAgain();
    expect((await client.closed).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(COUNT);
    expect(made()).toBe(COUNT);
  });
});

/** A deadline that the test itself does not reach. */
const NEVER_MS = 600_000;

describe('stopping', () => {
  test('a running request is finished, and then the connection is closed', async () => {
    const reached = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const { port, stop } = await start((app) => {
      app.get('/lento', async (c) => {
        reached.resolve();
        await release.promise;
        return c.text('listo');
      });
    });
    const answer = exchange(port, 'GET /lento HTTP/1.1\r\nHost: a\r\n\r\n');
    await reached.promise;
    const stopped = stop(NEVER_MS);
    await expect(getHome(port)).rejects.toThrow('fetch failed');
    release.resolve();
    expect(await answer).toContain('listo');
    await stopped;
  });

  test('connections on which nobody asks anything do not hold it up', async () => {
    const { port, stop } = await start();
    const idle = connect(port, '127.0.0.1');
    const kept = connect(port, '127.0.0.1');
    kept.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await Promise.all([once(idle, 'connect'), once(kept, 'data')]);
    await stop(NEVER_MS);
  });

  test('a request that never ends is cut off at the deadline', async () => {
    const { port, stop } = await start((app) => {
      app.get('/nunca', () => new Promise<Response>(() => {}));
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /nunca HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'connect');
    await getHome(port);
    const closed = once(socket, 'close');
    await stop(100);
    await closed;
  });
});
