import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { exchange as exchangeAt, openRaw, statusOf } from './testing/raw-client.ts';
import { useRealServer } from './testing/real-server.ts';

const { port } = useRealServer();

const exchange = (bytes: string | Buffer) => exchangeAt(port(), bytes);

function request(line: string, ...headers: string[]): string {
  return `${[`${line} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
}

/** As a form of the site itself would send it. */
const FROM_THE_FORM = ['Origin: http://a', 'Content-Type: application/json'];

const get = (path: string, ...headers: string[]) => exchange(request(`GET ${path}`, ...headers));

describe('path tricks', () => {
  test.each([
    ['/../package.json', 404],
    ['/../../../../../../etc/passwd', 404],
    ['/%2e%2e/package.json', 404],
    ['/%2E%2E/%2E%2E/package.json', 404],
    ['/..%2fpackage.json', 404],
    ['/%2e%2e%2fpackage.json', 404],
    ['/..%5cpackage.json', 404],
    ['/..\\package.json', 400],
    ['/\\..\\package.json', 400],
    ['/%252e%252e%252fpackage.json', 404],
    ['/%25252e%25252e/package.json', 404],
    ['/%c0%ae%c0%ae/package.json', 400],
    ['/%e0%80%ae/package.json', 400],
    ['/%uff0e%uff0e/package.json', 400],
    ['/.%00./package.json', 404],
    ['/pais/japan%00.html', 404],
    ['/pais/japan.html%00', 404],
    ['/pais/japan\0', 400],
    ['/pais/../../package.json', 404],
    ['/pais/japan/../../../package.json', 404],
    ['/pais/japan;/../../package.json', 404],
    ['//package.json', 404],
    ['//etc/passwd', 404],
    ['/%2fetc%2fpasswd', 404],
    ['/./././../package.json', 404],
    ['/....//package.json', 404],
    ['/link.json', 404],
    ['/link.json/', 404],
    ['/.env', 404],
    ['/%2eenv', 404],
    ['/.git/config', 404],
    ['/pais/../.git/config', 404],
    ['/_headers', 404],
    ['/_redirects', 404],
    ['/pais/japan.html.br', 404],
    ['/pais/japan::$DATA', 404],
    ['/pais/japan%20', 404],
    ['/pais/japan.', 404],
    ['http://a/../package.json', 404],
    ['http://a/%2e%2e/package.json', 404],
    ['http://a\\..\\package.json', 400],
    ['file:///etc/passwd', 400],
    ['package.json', 400],
    ['../package.json', 400],
    ['*', 400],
    ['?', 400],
  ])('%s is answered with %i and shows no file from outside', async (path, status) => {
    const answer = await get(path);
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toMatch(/secret|SECRET|root:/);
  });

  test.each([
    'http://a/pais/japan',
    'http://otro.example/pais/japan',
    '/pais/./japan',
    '/x/../pais/japan',
    '/pais/%6aapan',
  ])('%s is only another way to write the address of a page', async (path) => {
    const answer = await get(path);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('Visa para Jap');
  });
});

describe('what is too much', () => {
  test.each([
    ['a header of 20 kB', `X-A: ${'a'.repeat(20_000)}`],
    ['a cookie of 60 kB', `Cookie: ${'a=b; '.repeat(12_000)}`],
    ['3,000 headers', Array.from({ length: 3000 }, (_, at) => `X-${at}: a`).join('\r\n')],
  ])('%s is refused with 431', async (_what, header) => {
    expect(statusOf(await get('/pais/japan', header))).toBe(431);
  });

  test('a query of 8 kB is still an address, one of 20 kB is not', async () => {
    expect(statusOf(await get(`/pais/japan?q=${'a'.repeat(8000)}`))).toBe(200);
    expect(statusOf(await get(`/pais/japan?q=${'a'.repeat(20_000)}`))).toBe(431);
  });

  test('a query of every odd sign is still only a query', async () => {
    const answer = await get(`/pais/japan?../../package.json&%00=%ff&[]={}|^\`"<script>`);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('Visa para Jap');
  });

  test('a form of 10 MB is refused with 413 before it has arrived', async () => {
    const client = await openRaw(port());
    client.send(request('POST /buzon/contacto', ...FROM_THE_FORM, 'Content-Length: 10000000'));
    expect(statusOf(await client.until(/\r\n\r\n/))).toBe(413);
    client.breakOff();
  });

  test('a body sent with a GET is not waited for', async () => {
    const client = await openRaw(port());
    client.send(request('GET /pais/japan', 'Content-Length: 10000000'));
    expect(await client.until(/<\/p>/)).toContain('Visa para Jap');
    client.breakOff();
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'])(
    '%s on a page is refused with 405, naming what is allowed',
    async (method) => {
      const answer = await exchange(request(`${method} /pais/japan`, 'Content-Length: 0'));
      expect(statusOf(answer)).toBe(405);
      expect(answer).toMatch(/\r\nAllow: GET, HEAD\r\n/i);
    },
  );

  test.each(['BREW', 'get', 'GETT', 'G\0T', ''])('"%s" is no method: 400', async (method) => {
    expect(statusOf(await exchange(request(`${method} /pais/japan`)))).toBe(400);
  });

  test('nobody gets a tunnel to another machine', async () => {
    expect(await exchange('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n')).toBe('');
  });

  test('HEAD tells the same as GET, without the body', async () => {
    const undated = (head: string | undefined) => head?.replace(/\r\nDate: [^\r]*/, '');
    for (const path of ['/pais/japan', '/pais/japan?x', '/xyz', '/pais/japon', '/%']) {
      const [headHead, headBody] = (await exchange(request(`HEAD ${path}`))).split('\r\n\r\n');
      const [getHead] = (await get(path)).split('\r\n\r\n');
      expect(undated(headHead)).toBe(undated(getHead));
      expect(headBody).toBe('');
    }
  });
});

describe('bytes that are no request', () => {
  test('noise is answered with 400 or with nothing, however long it is', async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      const noise = randomBytes(1 + ((turn * 97) % 5000));
      const client = await openRaw(port());
      client.send(noise);
      client.sayNoMore();
      expect([0, 400, 431], noise.toString('base64')).toContain(statusOf(await client.closed));
    }
  });

  test.each([
    ['the beginning of TLS', Buffer.from('16030100c8010000c40303', 'hex')],
    ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['zeros', Buffer.alloc(4096)],
    ['an unknown version', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n'],
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['a header without name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
    ['a header with a space in its name', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n'],
    ['a header with a zero in it', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n'],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a Host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['a Host with a path', 'GET / HTTP/1.1\r\nHost: a/../b\r\nConnection: close\r\n\r\n'],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a negative length', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'],
    ['an unknown transfer encoding', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, x\r\n\r\n'],
  ])('%s gets 400 and the connection is closed', async (_what, bytes) => {
    expect(statusOf(await exchange(bytes))).toBe(400);
  });

  test('chunks that are none end the connection', async () => {
    const head = request('POST /buzon/contacto', ...FROM_THE_FORM, 'Transfer-Encoding: chunked');
    for (const body of ['zz\r\n', 'ffffffffffffffffff\r\n', '5\r\nabc\r\n0\r\n\r\n', '-1\r\n']) {
      expect([0, 400], body).toContain(statusOf(await exchange(head + body)));
    }
  });
});

describe('several requests at once', () => {
  const page = 'GET /pais/japan HTTP/1.1\r\nHost: a\r\n\r\n';

  test('they are answered in order', async () => {
    const addresses = ['/pais/japan', '/xyz', '/pais/japon', '/pais/japan?x', '/empty.txt'];
    const sent = addresses.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');
    const answer = await exchange(sent + request('GET /contacto'));
    expect(answer.match(/HTTP\/1\.1 \d+/g)?.map(statusOfLine)).toEqual([200, 404, 301, 200, 200, 200]);
    expect(answer).toMatch(/<title>Contacto<\/title>$/);
  });

  test('rubbish after a good request does not spoil its answer', async () => {
    const answer = await exchange(`${page}hola\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*<\/p>/);
    expect(answer).not.toContain('HTTP/1.1 5');
  });

  test('a hundred at once are all answered', async () => {
    const answer = await exchange(page.repeat(100) + request('GET /contacto'));
    expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(101);
  });

  function statusOfLine(line: string): number {
    return Number(line.slice('HTTP/1.1 '.length));
  }
});

describe('expectations', () => {
  const json = [...FROM_THE_FORM, 'Content-Length: 2', 'Expect: 100-continue'];

  test('a form that asks first is told to go on', async () => {
    const client = await openRaw(port());
    client.send(request('POST /buzon/contacto', ...json));
    await client.until(/^HTTP\/1\.1 100 Continue\r\n\r\n/);
    client.send('{}');
    expect(await client.closed).toMatch(/HTTP\/1\.1 422 /);
  });

  test('an expectation nobody knows is refused with 417', async () => {
    expect(statusOf(await get('/pais/japan', 'Expect: 200-maybe'))).toBe(417);
  });

  test('an offer to change the protocol is passed over', async () => {
    const answer = await exchange(
      'GET /pais/japan HTTP/1.1\r\nHost: a\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(statusOf(answer)).toBe(200);
  });
});

describe('a copy the browser already has', () => {
  const tag = async () => /\r\nETag: ([^\r]+)/i.exec(await get('/pais/japan'))?.[1] ?? '';

  test.each([
    ['the tag', (own: string) => own, 304],
    ['its weak form', (own: string) => `W/${own}`, 304],
    ['a list with it', (own: string) => `"a", W/"b", ${own}`, 304],
    ['any', () => '*', 304],
    ['another', () => '"a"', 200],
    ['its text without quotes', (own: string) => own.replaceAll('"', ''), 200],
    ['a tag that never ends', () => `"${'a'.repeat(5000)}`, 200],
    ['nothing', () => '', 200],
  ])('If-None-Match with %s', async (_what, header, status) => {
    const answer = await get('/pais/japan', `If-None-Match: ${header(await tag())}`);
    expect(statusOf(answer)).toBe(status);
    expect(answer.endsWith('\r\n\r\n')).toBe(status === 304);
  });

  // Files carry no date: those of two machines that serve the same build would differ.
  test.each(['Sat, 01 Jan 2050 00:00:00 GMT', 'mañana', ''])('If-Modified-Since: "%s" gets the page', async (date) => {
    expect(statusOf(await get('/pais/japan', `If-Modified-Since: ${date}`))).toBe(200);
  });
});
