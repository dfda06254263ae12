import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { CURRENCIES, type Currency } from '../../catalogue/money.ts';
import { BODY_LIMIT_BYTES, FETCH_LIMIT_MS } from './fetch-answer.ts';
import { loadLiveRates } from './load-live-rates.ts';
import { CACHE_KEY, cacheAnswer, readCachedAnswer } from './rates-cache.ts';
import type { BundledRates } from './shown-rates.ts';

const bundled: BundledRates = {
  date: '2026-09-29',
  mxn: Object.fromEntries(CURRENCIES.map((code) => [code, 10])) as Record<Currency, number>,
};
const GOOD = { base: 'MXN', date: '2026-11-20', rates: { USD: 0.05, EUR: 0.08 } };
const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A real service on loopback that answers as told, and how often it was asked. */
async function withService(
  answer: (response: ServerResponse) => void,
  run: (url: string, asked: () => number) => Promise<void>,
): Promise<void> {
  let count = 0;
  const server: Server = createServer((_request, response) => {
    count += 1;
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}/latest`, () => count);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const sends =
  (body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end(body);

test('a good answer is believed and kept: the next page does not ask', async () => {
  await withService(sends(JSON.stringify(GOOD)), async (url, asked) => {
    expect((await loadLiveRates(url, bundled, { now: NOW }))?.mxn.USD).toBeCloseTo(20);
    expect((await loadLiveRates(url, bundled, { now: NOW + 11 * HOUR }))?.mxn.EUR).toBeCloseTo(12.5);
    expect(asked()).toBe(1);
    await loadLiveRates(url, bundled, { now: NOW + 12 * HOUR });
    expect(asked()).toBe(2);
  });
});

describe('the bundled rates stay, and nothing is kept, when the service', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['answers HTML', sends('<!doctype html><title>502</title>', { 'Content-Type': 'text/html' })],
    ['answers HTML dressed as JSON', sends('<html>')],
    ['answers nothing', sends('')],
    [
      'breaks off',
      (response) => {
        response.writeHead(200, { 'Content-Length': '500' }).write('{"base":', () => response.destroy());
      },
    ],
    ['answers an error', (response) => void response.writeHead(500).end(JSON.stringify(GOOD))],
    ['answers a zero', sends(JSON.stringify({ ...GOOD, rates: { USD: 0 } }))],
    ['answers an absurd rate', sends(JSON.stringify({ ...GOOD, rates: { USD: 0.0001 } }))],
    ['answers broken UTF-8', (response) => void response.writeHead(200).end(Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
    [
      'announces 10 MB',
      (response) => void response.writeHead(200, { 'Content-Length': String(10 * 1024 * 1024) }).write('{'),
    ],
  ])('%s', async (_name, answer) => {
    await withService(answer, async (url) => {
      expect(await loadLiveRates(url, bundled, { now: NOW })).toBeUndefined();
      expect(stored.size).toBe(0);
    });
  });

  it('sends 10 MB without saying so: it is cut off early', async () => {
    let sent = 0;
    const flood = (response: ServerResponse) => {
      const chunk = Buffer.alloc(16 * 1024, 0x20);
      const more = () => {
        while (!response.destroyed && sent < 10 * 1024 * 1024) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        response.end(JSON.stringify(GOOD));
      };
      response.writeHead(200);
      more();
    };
    await withService(flood, async (url) => {
      expect(await loadLiveRates(url, bundled, { now: NOW })).toBeUndefined();
      expect(sent).toBeGreaterThan(BODY_LIMIT_BYTES);
      expect(sent).toBeLessThan(10 * 1024 * 1024);
    });
  });

  it('is not there', async () => {
    let url = '';
    await withService(sends(''), async (address) => {
      url = address;
    });
    expect(await loadLiveRates(url, bundled, { now: NOW })).toBeUndefined();
  });

  it('never finishes: five seconds, body included, and no more', async () => {
    const stall = (response: ServerResponse) => void response.writeHead(200).write('{"base":"MXN",');
    await withService(stall, async (url) => {
      const started = performance.now();
      expect(await loadLiveRates(url, bundled, { now: NOW })).toBeUndefined();
      const took = performance.now() - started;
      expect(took).toBeGreaterThan(FETCH_LIMIT_MS - 200);
      expect(took).toBeLessThan(FETCH_LIMIT_MS + 2000);
    });
  }, 10_000);
});

describe('what the browser has stored', () => {
  const URL = 'https://tipos.ejemplo.mx/latest';

  it.each([
    ['nothing', undefined],
    ['text', 'hola'],
    ['null', 'null'],
    ['another version', JSON.stringify({ version: 0, url: URL, savedAt: NOW, answer: GOOD })],
    ['no time', JSON.stringify({ version: 1, url: URL, answer: GOOD })],
    ['another service', JSON.stringify({ version: 1, url: 'https://otro.mx/', savedAt: NOW, answer: GOOD })],
    ['twelve hours of age', JSON.stringify({ version: 1, url: URL, savedAt: NOW - 12 * HOUR, answer: GOOD })],
    ['a time to come', JSON.stringify({ version: 1, url: URL, savedAt: NOW + HOUR, answer: GOOD })],
  ])('is ignored when it is %s', (_name, text) => {
    if (text !== undefined) stored.set(CACHE_KEY, text);
    expect(readCachedAnswer(URL, NOW)).toBeUndefined();
  });

  it('is checked like a fresh answer: tampered rates are asked for again', async () => {
    await withService(sends(JSON.stringify(GOOD)), async (url, asked) => {
      cacheAnswer(url, { ...GOOD, rates: { USD: -1 } }, NOW);
      expect((await loadLiveRates(url, bundled, { now: NOW }))?.mxn.USD).toBeCloseTo(20);
      expect(asked()).toBe(1);
    });
  });

  it('may be forbidden altogether: rates still come, from the service', async () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
    await withService(sends(JSON.stringify(GOOD)), async (url) => {
      expect((await loadLiveRates(url, bundled, { now: NOW }))?.isLive).toBe(true);
    });
  });
});
