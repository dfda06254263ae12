import { afterEach, describe, expect, test, vi } from 'vitest';
import { askAddress } from './ask-address.ts';
import { HostGate } from './host-gate.ts';
import { verdictOn } from './link-verdict.ts';
import { useOddServer } from './testing.ts';

const { origin, asked, agents } = useOddServer();

async function verdict(path: string) {
  const gate = new HostGate({ pauseMs: 0, hostsAtOnce: 6 });
  const settings = { gate, userAgent: 'Prueba/1.0', timeoutMs: 300, longestWaitMs: 5000 };
  return verdictOn(await askAddress(`${origin()}${path}`, settings));
}

describe('what each kind of address is called', () => {
  test.each([
    ['/page', 'alive', ['HEAD /page']],
    ['/nothing', 'dead', ['HEAD /nothing', 'GET /nothing']],
    ['/gone', 'dead', ['HEAD /gone', 'GET /gone']],
    ['/for-now', 'alive', ['HEAD /for-now', 'HEAD /page']],
    ['/no-head', 'alive', ['HEAD /no-head', 'GET /no-head']],
    ['/lies-to-head', 'alive', ['HEAD /lies-to-head', 'GET /lies-to-head']],
    ['/browsers-only', 'unsure', ['HEAD /browsers-only', 'GET /browsers-only']],
    ['/slow', 'unsure', ['HEAD /slow']],
    ['/hangs-up', 'unsure', ['HEAD /hangs-up']],
    ['/nowhere', 'unsure', ['HEAD /nowhere']],
    ['/elsewhere', 'unsure', ['HEAD /elsewhere']],
    ['/circle', 'unsure', Array.from({ length: 6 }, () => 'HEAD /circle')],
  ])('%s is %s', async (path, outcome, requests) => {
    expect((await verdict(path)).outcome).toBe(outcome);
    expect(asked).toEqual(requests);
  });

  test('a permanent move is told with its new address', async () => {
    expect(await verdict('/moved')).toMatchObject({ outcome: 'moved', movedTo: `${origin()}/page` });
  });

  test('a permanent move to no page is dead, and says where it led', async () => {
    expect(await verdict('/moved-to-nothing')).toMatchObject({ outcome: 'dead', movedTo: `${origin()}/nothing` });
  });

  test('the server is told who asks', async () => {
    await verdict('/page');
    expect([...agents]).toEqual(['Prueba/1.0']);
  });
});

describe('a busy server', () => {
  test('is asked again after the wait it names, and then answers', async () => {
    const begin = performance.now();
    expect((await verdict('/busy-once')).outcome).toBe('alive');
    expect(performance.now() - begin).toBeGreaterThanOrEqual(990);
    expect(asked).toEqual(['HEAD /busy-once', 'HEAD /busy-once']);
  });

  test('is asked again only once', async () => {
    expect((await verdict('/always-busy')).outcome).toBe('unsure');
    expect(asked).toHaveLength(2);
  });

  test('that wants a whole day is left alone', async () => {
    expect((await verdict('/busy-all-day')).outcome).toBe('unsure');
    expect(asked).toHaveLength(1);
  });
});

describe('a failure before any answer', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['ENOTFOUND', 'dead', 'el dominio ya no existe'],
    ['EAI_AGAIN', 'unsure', 'no aceptó la conexión'],
    ['ECONNREFUSED', 'unsure', 'no aceptó la conexión'],
    ['UND_ERR_CONNECT_TIMEOUT', 'unsure', 'no respondió a tiempo'],
    ['CERT_HAS_EXPIRED', 'unsure', 'su certificado no es válido'],
  ])('%s is %s', async (code, outcome, reason) => {
    const failure = new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
    vi.stubGlobal('fetch', () => Promise.reject(failure));
    expect(await verdict('/page')).toEqual({ outcome, reason });
  });
});
