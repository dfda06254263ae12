import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { addressesIn } from './claims.ts';
import { closeSettled } from './findings.ts';
import { openIssues } from './open-issues.ts';
import { goOnARound, type RoundSettings } from './round.ts';
import { pdfOf, serveLoopback } from './testing/loopback.ts';
import { readBody } from './visiting/read-body.ts';
import { openWatchState, RoundUnderWay } from './watch-state.ts';

const PROJECT = join(import.meta.dirname, '../..');
type Put = Buffer | string | ((response: ServerResponse) => void);
const pages = new Map<string, Put>();
const asked: string[] = [];
let busy = 0;
let busiest = 0;
const server = await serveLoopback(({ url = '', headers }, response) => {
  asked.push(url);
  busy += 1;
  busiest = Math.max(busiest, busy);
  response.on('close', () => {
    busy -= 1;
  });
  const page = pages.get(url);
  if (typeof page === 'function') page(response);
  else if (page === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('no');
  else {
    const etag = `"${createHash('sha256').update(page).digest('hex')}"`;
    if (headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag, 'content-type': url.endsWith('.txt') ? 'text/plain' : 'text/html' }).end(page);
  }
});
afterAll(server.stop);

let folder: string;
let stateFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigia-'));
  stateFile = join(folder, 'vigia.sqlite');
  mkdirSync(join(folder, 'countries'));
  cpSync(join(PROJECT, 'content/country-names.yaml'), join(folder, 'country-names.yaml'));
  pages.clear();
  asked.length = 0;
  return () => rmSync(folder, { recursive: true });
});

/** A record of Japan that states 90 days with each of these pages. */
function record(paths: readonly string[], { checkedOn = '2026-11-01', days = 90 } = {}): void {
  const sources = paths.map(
    (path) =>
      `  - { name: Uno, url: "${server.origin}${path}", kind: portal, seen: live, supports: [maxStay], checkedOn: "${checkedOn}", confidence: high }`,
  );
  writeFileSync(join(folder, 'countries/japan.yaml'), `maxStay: { days: ${days} }\nsources:\n${sources.join('\n')}\n`);
}

const page = (days: number, more = '') =>
  `<html><head><title>Stay</title></head><body><p>Mexican citizens may stay for up to ${days} days without a visa.${more}</p><p>Offices are open from Monday to Friday.</p></body></html>`;

const LIMITS = { timeoutMs: 300, maxBytes: 100_000, allowLoopback: true };

async function visit(settings: Partial<RoundSettings> = {}) {
  const state = openWatchState(stateFile);
  try {
    const addresses = addressesIn(folder);
    const left = await goOnARound(addresses, state, {
      today: '2026-11-23',
      deadline: Number.POSITIVE_INFINITY,
      pauseMs: 0,
      limits: LIMITS,
      ...settings,
    });
    closeSettled(state, addresses, '2026-11-23');
    const standing = [...state.pages()].map(([address, { state: one, reason }]) => [
      address.replace(server.origin, ''),
      one,
      reason.replace(server.origin, ''),
    ]);
    return { left, standing, findings: state.openFindings() };
  } finally {
    state.close();
  }
}

test('what changed is found once, with both passages and what became of the figure', async () => {
  record(['/a', '/b', '/c']);
  for (const path of ['/a', '/b', '/c']) pages.set(path, page(90));
  expect((await visit()).findings).toEqual([]);

  pages.set('/a', page(30));
  pages.set('/b', page(90, ' Nothing else changed on this page.'));
  const { findings } = await visit();
  expect(findings).toMatchObject([
    {
      address: `${server.origin}/a`,
      kind: 'changed',
      found: '2026-11-23',
      facts: [
        {
          file: 'content/countries/japan.yaml',
          place: 'Japón',
          topic: 'maxStay',
          source: 'sources.0',
          before: 'Mexican citizens may stay for up to 90 days without a visa.',
          after: 'Mexican citizens may stay for up to 30 days without a visa.',
          figure: 'other',
        },
      ],
    },
  ]);
  expect((await visit()).findings).toEqual(findings);
});

test('a finding is settled when an editor reads the source again, or the record says something else', async () => {
  record(['/a']);
  pages.set('/a', page(90));
  await visit();
  pages.set('/a', page(30));
  expect((await visit()).findings).toHaveLength(1);
  record(['/a'], { days: 30 });
  expect((await visit()).findings).toEqual([]);
  pages.set('/a', page(15));
  expect((await visit()).findings).toHaveLength(1);
  record(['/a'], { days: 30, checkedOn: '2026-11-24' });
  expect((await visit()).findings).toEqual([]);
});

test('what cannot be read is said as such, never as unchanged', async () => {
  const redirect = (status: number, to: string) => (response: ServerResponse) =>
    response.writeHead(status, { location: to }).end();
  const wall =
    '<html><head><title>Just a moment...</title></head><body>Verify you are human. Enable JavaScript and cookies to continue, please.</body></html>';
  pages.set('/robots.txt', 'User-agent: *\nDisallow: /private');
  const hard: Record<string, [Put, string, string]> = {
    '/private': [page(90), 'forbidden', 'su robots.txt pide que no se lea'],
    '/nowhere': [(response) => response.writeHead(404).end(), 'gone', 'responde 404'],
    '/soft': [
      `<title>Page not found</title><p>${'Sorry, we looked everywhere. '.repeat(5)}</p>`,
      'gone',
      'dice que la página no existe',
    ],
    '/home': [redirect(301, '/'), 'gone', 'lleva a la portada'],
    '/refused': [(response) => response.writeHead(403).end(), 'blocked', 'responde 403'],
    '/wall': [wall, 'blocked', 'muestra un aviso en lugar de la página'],
    '/login': [redirect(302, '/login?next=1'), 'blocked', 'pide iniciar sesión'],
    '/moved': [redirect(301, '/new'), 'moved', 'ahora /new'],
    '/circle': [redirect(302, '/circle'), 'unreadable', 'redirige en círculos'],
    '/inside': [
      redirect(302, 'http://169.254.169.254/latest'),
      'private',
      'lleva a una dirección privada (169.254.169.254)',
    ],
    '/file': [redirect(302, 'file:///etc/passwd'), 'unreadable', 'redirige a una dirección que no se visita'],
    '/packed': [
      (response) => response.writeHead(200, { 'content-encoding': 'compress' }).end('x'),
      'unreadable',
      'viene comprimida de un modo que no se pidió',
    ],
    '/never': [() => undefined, 'unreadable', 'no respondió a tiempo'],
    '/hangs-up': [(response) => response.destroy(), 'unreadable', 'no aceptó la conexión'],
    '/endless': [
      (response) => {
        const write = () => {
          if (!response.destroyed) response.write('x'.repeat(50_000), () => setImmediate(write));
        };
        write();
      },
      'unreadable',
      'pesa más de 0 MB',
    ],
    '/program': [
      '<html><body><div id="app"></div><script>draw()</script></body></html>',
      'unreadable',
      'no trae texto: lo dibuja un programa',
    ],
    '/picture': [
      (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
      'unreadable',
      'es un archivo image/png',
    ],
    '/broken.pdf': ['%PDF-1.4 nothing', 'unreadable', 'no se pudo leer lo que mandó'],
  };
  const paths = Object.keys(hard).filter((path) => path !== '/private');
  record([...paths, '/private']);
  pages.set('/', page(90));
  pages.set('/new', page(90));
  // The first time all of them could be read.
  for (const path of paths) pages.set(path, page(90));
  await visit();
  for (const [path, [put]] of Object.entries(hard)) pages.set(path, put);
  const { standing, findings } = await visit();
  expect(Object.fromEntries(standing.map(([path, ...rest]) => [path, rest]))).toEqual(
    Object.fromEntries(Object.entries(hard).map(([path, [, ...expected]]) => [path, expected])),
  );
  expect(findings.map(({ kind, address }) => [kind, address.replace(server.origin, '')])).toEqual([
    ['gone', '/nowhere'],
    ['gone', '/soft'],
    ['gone', '/home'],
  ]);
  expect(asked).not.toContain('/private');

  // Read again, each is compared with what it said before, and nothing is gone any more.
  for (const path of paths) pages.set(path, page(path === '/wall' ? 30 : 90));
  const again = await visit();
  expect(again.findings.map(({ kind, address }) => [kind, address.replace(server.origin, '')])).toEqual([
    ['changed', '/wall'],
  ]);
});

test('a name that leads to this machine or its network is not asked, and said as such', async () => {
  const named = server.origin.replace('127.0.0.1', 'localhost');
  record(['/a']);
  const file = join(folder, 'countries/japan.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(server.origin, named));
  pages.set('/a', page(90));
  const { standing } = await visit({ limits: { ...LIMITS, allowLoopback: false } });
  expect(standing).toEqual([[`${named}/a`, 'private', 'lleva a una dirección privada (localhost)']]);
  expect(asked).toEqual([]);
});

test('a page written to take all the memory is given up', async () => {
  const reading = await readBody(Buffer.from(`<p>Visas</p>${'<p><b>'.repeat(60_000)}`), 'text/html');
  expect(reading).toEqual({ outcome: 'unreadable', reason: 'no se pudo leer lo que mandó' });
});

test('PDFs, packed pages and those that lie about their letters are read', async () => {
  const spanish = 'Los mexicanos no necesitan visa para una estancia de hasta 90 días en todo el año, según la ley.';
  const lying = (said: string, body: Buffer) => (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': `text/html; charset=${said}` }).end(body);
  const packed = (encoding: string, body: Buffer) => (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body);
  record(['/ley.pdf', '/latin', '/utf', '/gzip', '/brotli']);
  const put = (days: number) => {
    const html = `<p>${spanish.replace('90', String(days))}</p>`;
    pages.set(
      '/ley.pdf',
      pdfOf(`Mexican citizens may stay up to ${days} days without a visa, counted from the day of entry.`),
    );
    pages.set('/latin', lying('utf-8', Buffer.from(html, 'latin1')));
    pages.set('/utf', lying('iso-8859-1', Buffer.from(html, 'utf8')));
    pages.set('/gzip', packed('gzip', gzipSync(html)));
    pages.set('/brotli', packed('br', brotliCompressSync(html)));
  };
  put(90);
  await visit();
  put(30);
  const { findings } = await visit();
  expect(findings).toHaveLength(5);
  for (const { facts } of findings) expect(facts[0]).toMatchObject({ kind: 'changed', figure: 'other' });
  expect(findings[1]?.facts[0]?.before).toContain('90 días en todo el año, según');
  expect(findings[2]?.facts[0]?.before).toContain('90 días en todo el año, según');
});

test('a host is asked one thing at a time, its robots.txt once, and only for what is new', async () => {
  const paths = Array.from({ length: 6 }, (_, index) => `/p${index}`);
  record(paths);
  for (const path of paths) pages.set(path, page(90));
  busiest = 0;
  await visit();
  expect(busiest).toBe(1);
  expect(asked.filter((path) => path === '/robots.txt')).toHaveLength(1);
  const { standing } = await visit();
  expect(standing.map(([, state]) => state)).toEqual(paths.map(() => 'read'));
});

test('a round that ran out of time goes on where it was stopped, and two are never at once', async () => {
  const paths = Array.from({ length: 6 }, (_, index) => `/p${index}`);
  record(paths);
  for (const path of paths) pages.set(path, page(90));
  const state = openWatchState(stateFile);
  expect(() => openWatchState(stateFile)).toThrow(RoundUnderWay);
  state.close();

  const seen: string[] = [];
  const controlled: Partial<RoundSettings> = { onVisit: (address) => seen.push(address) };
  const half = { ...controlled, deadline: Date.now() + 20, pauseMs: 8 };
  const first = await visit(half);
  expect(first.left).toBeGreaterThan(0);
  expect((await visit(controlled)).left).toBe(0);
  expect(seen.toSorted()).toEqual(paths.map((path) => server.origin + path));
});

test('GOV.UK and Canada are read as feeds, with the note of what they changed', async () => {
  record([]);
  const file = join(folder, 'countries/japan.yaml');
  const source = (url: string) =>
    `  - { name: Uno, url: "${url}", kind: ministry, seen: live, supports: [maxStay], checkedOn: "2026-11-01", confidence: high }`;
  const addresses = [
    'https://www.gov.uk/foreign-travel-advice/japan/entry-requirements',
    'https://travel.gc.ca/destinations/japan',
  ];
  writeFileSync(file, `maxStay: { days: 90 }\nsources:\n${addresses.map(source).join('\n')}\n`);
  const put = (days: number) => {
    const stay = `<h2>Visa</h2><p>You may stay for up to ${days} days without a visa.</p>`;
    pages.set(
      '/uk/foreign-travel-advice/japan',
      JSON.stringify({
        title: 'Japan',
        details: {
          change_description: `The stay is ${days} days.`,
          parts: [
            { slug: 'warnings', title: 'Warnings', body: '<p>None at all.</p>' },
            {
              slug: 'entry-requirements',
              title: 'Entry requirements',
              body: [{ content_type: 'text/html', content: stay }],
            },
          ],
        },
      }),
    );
    pages.set(
      '/ca/cta-cap-JP.json',
      JSON.stringify({
        metadata: { generated: Math.random() },
        data: { eng: { name: 'Japan', 'entry-exit': { visa: stay }, 'recent-updates': 'Entry updated' } },
      }),
    );
  };
  const feedBases = { govUk: `${server.origin}/uk`, canada: `${server.origin}/ca` };
  put(90);
  expect((await visit({ feedBases })).findings).toEqual([]);
  put(90);
  expect((await visit({ feedBases })).findings).toEqual([]);
  put(15);
  const { findings } = await visit({ feedBases });
  expect(findings.map(({ address, note }) => [address, note]).toSorted()).toEqual([
    [addresses[1], 'Entry updated'],
    [addresses[0], 'The stay is 15 days.'],
  ]);
});

test('each finding becomes one issue, even where a run ended before it could note it', async () => {
  record(['/a']);
  pages.set('/a', page(90));
  await visit();
  pages.set('/a', page(30, ' Call @everybody ```now```.'));
  await visit();
  const issues: { number: number; title: string; body: string; labels: string[] }[] = [];
  const heads: (string | undefined)[] = [];
  const tracker = await serveLoopback(async (request, response) => {
    heads.push(request.headers.authorization);
    if (request.method === 'GET') return response.end(JSON.stringify(issues));
    issues.push({ number: issues.length + 7, ...JSON.parse(await text(request)) });
    return response.end(JSON.stringify(issues.at(-1)));
  });
  onTestFinished(tracker.stop);
  const state = openWatchState(stateFile);
  onTestFinished(state.close);
  const where = { api: tracker.origin, repository: 'una/guia', token: 'secreto' };
  expect(await openIssues(state, where)).toBe(1);
  expect(issues).toMatchObject([{ title: 'Cambió lo que dice la fuente: Japón · estancia', labels: ['vigia'] }]);
  // What the page says stays inside its block.
  expect(issues[0]?.body.split('```')).toHaveLength(3);
  expect(issues[0]?.body).toContain('la página dice otra');
  expect(heads.every((head) => head === 'Bearer secreto')).toBe(true);
  expect(await openIssues(state, where)).toBe(0);
  state.setIssue(1, null as unknown as number);
  expect(await openIssues(state, where)).toBe(0);
  expect(state.openFindings()[0]?.issue).toBe(7);
});

test('every address of the content is visited, also those that are only links', () => {
  record(['/a']);
  writeFileSync(
    join(folder, 'wiki.md'),
    'Mira [esto](https://uno.mx/with_(brackets)#parte), https://dos.mx/x. Y <https://uno.mx/y>',
  );
  const addresses = addressesIn(folder);
  expect([...addresses.keys()]).toEqual([
    `${server.origin}/a`,
    'https://uno.mx/with_(brackets)',
    'https://dos.mx/x',
    'https://uno.mx/y',
  ]);
  expect([...(addresses.get('https://dos.mx/x')?.files ?? [])]).toEqual(['content/wiki.md']);
});

test('npm run watch writes what it found for programs and for editors', async () => {
  record(['/a', '/gone']);
  pages.set('/a', page(90));
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
      env: { CONTENT_DIR: folder, WATCH_FILE: stateFile, WATCH_ALLOW_LOOPBACK: '1' },
    });
    const [stdout] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { stdout, status: child.exitCode };
  };
  const { stdout, status } = await run();
  expect(status).toBe(0);
  expect(stdout).toContain('Direcciones: 2. Leídas: 1, muertas: 1,');
  expect(stdout).toContain(`${server.origin}/gone (responde 404; desde el`);
  expect(readFileSync(join(folder, 'vigia.txt'), 'utf8').trim()).toBe(stdout.trim());
  expect(JSON.parse(readFileSync(join(folder, 'vigia.json'), 'utf8'))).toMatchObject({
    left: 0,
    findings: [{ kind: 'gone' }],
  });
  expect((await run('--done=1')).stdout).not.toContain('La fuente ya no está');
});
