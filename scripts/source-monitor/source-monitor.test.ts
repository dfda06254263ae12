import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliCompressSync, createDeflate, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { changesBetween } from './changes.ts';
import { addressesIn } from './claims.ts';
import { tellIssues } from './issues.ts';
import { type KeptPage, openMonitorState } from './monitor-state.ts';
import { linesOfPage } from './page-lines.ts';
import { Reader } from './reader.ts';
import { closeSettled, reportOf } from './report.ts';
import { goOnARound, type RoundSettings } from './round.ts';
import { pdfOf, serveLoopback } from './testing/loopback.ts';
import { PAIRS, type PagePair } from './testing/page-pairs.ts';

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
const reader = new Reader();
afterAll(() => reader.close());

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
  const sources = paths.map((path) => source(path, checkedOn)).join('\n');
  writeFileSync(join(folder, 'countries/japan.yaml'), `maxStay: { days: ${days} }\nsources:\n${sources}\n`);
}

function source(path: string, checkedOn = '2026-11-01'): string {
  return `  - { name: Uno, url: "${server.origin}${path}", seen: live, supports: [maxStay], checkedOn: "${checkedOn}" }`;
}

const page = (days: number, more = '') =>
  `<html><head><title>Stay</title></head><body><p>Mexican citizens may stay for up to ${days} days without a visa.${more}</p><p>Offices are open from Monday to Friday.</p></body></html>`;

const LIMITS = { timeoutMs: 300, maxBytes: 100_000, allowLoopback: true };

async function visit(settings: Partial<RoundSettings> = {}) {
  const state = openMonitorState(stateFile);
  try {
    const addresses = addressesIn(folder);
    const left = await goOnARound(addresses, state, {
      today: '2026-11-23',
      deadline: Number.POSITIVE_INFINITY,
      pauseMs: 0,
      reader,
      limits: LIMITS,
      ...settings,
    });
    closeSettled(state, addresses, '2026-11-23');
    const standing = state
      .pages()
      .map(({ address, state: one, reason }) => [
        address.replace(server.origin, ''),
        one,
        reason.replace(server.origin, ''),
      ]);
    return { left, standing, findings: state.openFindings() };
  } finally {
    state.close();
  }
}

test('what changed is found once, with both lines, the record and the place of its source', async () => {
  record(['/a', '/b', '/c']);
  for (const path of ['/a', '/b', '/c']) pages.set(path, page(90));
  expect((await visit()).findings).toEqual([]);

  pages.set('/a', page(30));
  pages.set('/b', page(90).replace('Mexican', '  MEXICAN'));
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
          fact: 'maxStay',
          line: 3,
          states: '{"days":90}',
        },
      ],
      changes: [
        {
          before: ['Mexican citizens may stay for up to 90 days without a visa.'],
          after: ['Mexican citizens may stay for up to 30 days without a visa.'],
          isFirst: true,
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
  const sends = (headers: Record<string, string>) => (response: ServerResponse) =>
    response.writeHead(200, headers).end('x');
  const sorry = 'Sorry, we looked everywhere. '.repeat(5);
  const inside = '169.254.169.254';
  const drawn = 'no trae texto: lo dibuja un programa';
  const wall =
    '<html><head><title>Just a moment...</title></head><body>Verify you are human. Enable JavaScript and cookies to continue, please.</body></html>';
  pages.set('/robots.txt', 'User-agent: *\nDisallow: /private');
  const hard: Record<string, [Put, string, string]> = {
    '/private': [page(90), 'forbidden', 'su robots.txt pide que no se lea'],
    '/nowhere': [(response) => response.writeHead(404).end(), 'gone', 'responde 404'],
    '/soft': [`<title>Page not found</title><p>${sorry}</p>`, 'gone', 'dice que la página no existe'],
    '/home': [redirect(301, '/'), 'gone', 'lleva a la portada'],
    '/refused': [(response) => response.writeHead(403).end(), 'blocked', 'responde 403'],
    '/wall': [wall, 'blocked', 'muestra un aviso en lugar de la página'],
    '/login': [redirect(302, '/login?next=1'), 'blocked', 'pide iniciar sesión'],
    '/moved': [redirect(301, '/new'), 'moved', 'ahora /new'],
    '/circle': [redirect(302, '/circle'), 'unreadable', 'redirige en círculos'],
    '/inside': [redirect(302, `http://${inside}/latest`), 'private', `lleva a una dirección privada (${inside})`],
    '/file': [redirect(302, 'file:///etc/passwd'), 'unreadable', 'redirige a una dirección que no se visita'],
    '/packed': [sends({ 'content-encoding': 'compress' }), 'unreadable', drawn],
    '/never': [() => undefined, 'unreadable', 'no respondió a tiempo'],
    '/switches': [
      (response) =>
        response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
      'unreadable',
      'no aceptó la conexión',
    ],
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
    '/program': ['<html><body><div id="app"></div><script>draw()</script></body></html>', 'unreadable', drawn],
    '/picture': [sends({ 'content-type': 'image/png' }), 'unreadable', 'es un archivo image/png'],
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
  for (const { changes } of findings) expect(changes).toMatchObject([{ isFirst: true }]);
  expect(findings[1]?.changes[0]?.before[0]).toContain('90 días en todo el año, según');
  expect(findings[2]?.changes[0]?.before[0]).toContain('90 días en todo el año, según');
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
  const state = openMonitorState(stateFile);
  expect(() => openMonitorState(stateFile)).toThrow('locked');
  state.close();

  const seen: string[] = [];
  const controlled: Partial<RoundSettings> = { onVisit: (address) => seen.push(address) };
  const half = { ...controlled, deadline: Date.now() + 20, pauseMs: 8 };
  const first = await visit(half);
  expect(first.left).toBeGreaterThan(0);
  expect((await visit(controlled)).left).toBe(0);
  // What was left comes first.
  expect(seen.slice(0, paths.length).toSorted()).toEqual(paths.map((path) => server.origin + path));
});

/** An issue tracker on loopback that holds `issues`; a title with `refuse` in it is refused. */
async function serveIssues(issues: { number: number; title: string; body: string; state?: string }[], refuse = '\0') {
  const heads: (string | undefined)[] = [];
  const tracker = await serveLoopback(async (request, response) => {
    heads.push(request.headers.authorization);
    if (request.method === 'GET') return response.end(JSON.stringify(issues));
    const sent = JSON.parse(await text(request));
    if (sent.title.includes(refuse)) return response.writeHead(422).end();
    issues.push({ number: issues.length + 7, ...sent });
    return response.end(JSON.stringify(issues.at(-1)));
  });
  onTestFinished(tracker.stop);
  const tell = async () => {
    const state = openMonitorState(stateFile);
    try {
      const where = { api: tracker.origin, repository: 'una/guia', token: 'secreto', branch: 'main' };
      return { ...(await tellIssues(state, where, '2026-11-24')), findings: state.openFindings() };
    } finally {
      state.close();
    }
  };
  return { heads, tell };
}

test('each finding becomes one issue, even where a run ended before it could note it', async () => {
  record(['/a']);
  pages.set('/a', page(90));
  await visit();
  pages.set('/a', page(30, ' Call @everybody ```now```.'));
  await visit();
  const issues: Parameters<typeof serveIssues>[0] = [];
  const { heads, tell } = await serveIssues(issues);
  expect(await tell()).toMatchObject({ opened: 1, refusals: [] });
  expect(issues).toMatchObject([{ title: 'Cambió lo que dice la fuente: Japón · estancia', labels: ['vigia'] }]);
  // What the page says stays inside its block.
  expect(issues[0]?.body.split('```')).toHaveLength(3);
  expect(issues[0]?.body).toMatch(/\n- Mexican .* 90 days .*\n\+ Mexican .* 30 days /);
  expect(issues[0]?.body).toContain('[Japón](https://github.dev/una/guia/blob/main/content/countries/japan.yaml#L3)');
  expect(heads.every((head) => head === 'Bearer secreto')).toBe(true);
  expect((await tell()).opened).toBe(0);
  const state = openMonitorState(stateFile);
  state.setIssue(1, null as unknown as number);
  state.close();
  expect(await tell()).toMatchObject({ opened: 0, findings: [{ issue: 7 }] });
});

test('an issue that is refused, quotes the mark of another or is longer than GitHub takes keeps none of the others back', async () => {
  const paths = ['/a', '/b', '/c'];
  record(paths);
  writeFileSync(join(folder, 'countries/chile.yaml'), `maxStay: { days: 90 }\nsources:\n${source('/refused')}\n`);
  const rows = (count: number, word: string) =>
    `<table>${Array.from({ length: count }, (_, row) => `<tr><td>Mexico ${word} ${row} ${'x'.repeat(900)}</td></tr>`).join('')}</table>`;
  for (const path of [...paths, '/refused']) pages.set(path, page(90));
  pages.set('/b', page(90, rows(600, 'old')));
  await visit({ limits: { ...LIMITS, maxBytes: 4_000_000 } });
  const mark = (path: string) => `&lt;!-- vigia changed 2026-11-23 ${server.origin}${path} --&gt;`;
  pages.set('/a', page(30, ` ${mark('/b')} ${mark('/c')}`));
  pages.set('/b', page(30, rows(600, 'new')));
  pages.set('/c', page(15));
  pages.set('/refused', page(15));
  await visit({ limits: { ...LIMITS, maxBytes: 4_000_000 } });
  const issues: Parameters<typeof serveIssues>[0] = [];
  const { tell } = await serveIssues(issues, 'Chile');
  expect(await tell()).toMatchObject({ opened: 3, refusals: [expect.stringContaining('responde 422')] });
  expect(Math.max(...issues.map(({ body }) => body.length))).toBeLessThan(65_536);
  // Told again from nothing, each finds its own.
  const state = openMonitorState(stateFile);
  for (const { id } of state.openFindings()) state.setIssue(id, null as unknown as number);
  state.close();
  expect(await tell()).toMatchObject({ opened: 0 });
  expect(issues).toHaveLength(3);
});

test('whoever closes an issue has said that it is the same: dates and counters of that page are not asked about again', async () => {
  record(['/a']);
  const dated = (date: string, days = 90) => page(days, `</p><p>Informes: ${date}, 4 lectores`);
  pages.set('/a', dated('lunes 23 de noviembre de 2026'));
  await visit();
  pages.set('/a', dated('martes 1 de diciembre de 2026'));
  expect((await visit()).findings).toMatchObject([{ changes: [{ isFirst: false }] }]);
  const issues: Parameters<typeof serveIssues>[0] = [];
  const { tell } = await serveIssues(issues);
  await tell();
  for (const issue of issues) issue.state = 'closed';
  expect((await tell()).findings).toEqual([]);
  pages.set('/a', dated('jueves 7 de enero de 2027'));
  expect((await visit()).findings).toEqual([]);
  pages.set('/a', dated('viernes 8 de enero de 2027', 60));
  expect((await visit()).findings).toMatchObject([{ changes: [{ isFirst: true }] }]);
});

test('what touches the figure, the document or Mexico comes first, and nothing near is left out', async () => {
  record(['/a']);
  const advice = (stay: string, office: string) =>
    `<p>You may stay for up to ${stay} without a visa. Bring a letter.</p><p>Offices open ${office}.</p><p>The sea is blue, and so on for eighty letters at least.</p>`;
  pages.set('/a', advice('90 days', 'at nine'));
  await visit();
  pages.set('/a', advice('30 days', 'at ten'));
  await visit();
  const state = openMonitorState(stateFile);
  onTestFinished(state.close);
  const told = reportOf(state, addressesIn(folder), { today: '2026-11-23', left: 0 });
  expect(told).toMatch(
    /− You may stay for up to 90 days without a visa\.\n +\+ You may stay for up to 30 days without a visa\.\n +Cerca cambió también:\n +− Offices open at nine\.\n +\+ Offices open at ten\./,
  );
});

async function changesOf({ page: html, watched, ...edits }: PagePair, edit: 'rule' | 'else') {
  const linesOf = async (put: string) => {
    const lines = await linesOfPage(Buffer.from(put), 'text/html');
    return 'lines' in lines ? lines.lines : [];
  };
  expect(html).toContain(edits[edit][0]);
  return changesBetween(await linesOf(html), await linesOf(html.replace(...edits[edit])), watched);
}

test.each(PAIRS.map((pair) => [pair.name, pair] as const))('a change of the rule is told: %s', async (_, pair) => {
  expect(await changesOf(pair, 'rule')).not.toEqual([]);
});

test('what changed beside the rule stays below it', async () => {
  const first: string[] = [];
  for (const pair of PAIRS) {
    if ((await changesOf(pair, 'else')).some(({ isFirst }) => isFirst)) first.push(pair.name);
  }
  // Another country's stay, which was the same figure.
  expect(first).toEqual(['Korean table']);
});

test('a page with a sentence of 100 kB is unreadable, and one of as many letters in sentences is not', async () => {
  const read = (words: string, count: number) =>
    linesOfPage(Buffer.from(`<h1>Visa</h1><p>${words.repeat(count)}</p>`), 'text/html');
  expect(await read('visa and 90 days ', 6200)).toMatchObject({ outcome: 'unreadable' });
  expect(await read('A visa and 90 days. ', 5000)).toMatchObject({ lines: expect.anything() });
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

test('npm run watch writes what it found', async () => {
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
  expect(stdout).toContain('La fuente ya no está: 1');
  expect((await run('--done=1')).stdout).not.toContain('La fuente ya no está');
});

test('a page written to take all time or memory is reported as unreadable, and the round goes on', async () => {
  const zeros = createDeflate();
  const written = buffer(zeros);
  for (let part = 0; part < 20; part += 1) if (!zeros.write(Buffer.alloc(16e6))) await once(zeros, 'drain');
  zeros.end();
  const hostile = {
    '/nested': '<p><b>'.repeat(300_000),
    '/unfolds.pdf': pdfOf(deflateSync(await written), '/Filter [/FlateDecode /FlateDecode]'),
  };
  const paths = Object.keys(hostile);
  record([...paths, '/good']);
  for (const path of [...paths, '/good']) pages.set(path, page(90));
  await visit();
  for (const [path, put] of Object.entries(hostile)) pages.set(path, put);
  pages.set('/good', page(30));
  const limits = { ...LIMITS, timeoutMs: 5000, maxBytes: 12_000_000 };
  const hurried = new Reader(4000);
  onTestFinished(() => hurried.close());
  const { standing, findings } = await visit({ limits, reader: hurried });
  expect(standing.filter(([, state]) => state !== 'unreadable').map(([path]) => path)).toEqual(['/good']);
  expect(findings).toMatchObject([{ address: `${server.origin}/good` }]);
});

test('a page of which all 2,000 lines changed is one finding that an editor can read', async () => {
  record(['/a']);
  const list = (word: string) =>
    `<p>Visa</p><ul>${Array.from({ length: 2000 }, (_, item) => `<li>${word} ${item} for 90 days</li>`).join('')}</ul>`;
  pages.set('/a', list('old'));
  await visit();
  pages.set('/a', list('new'));
  await visit();
  const state = openMonitorState(stateFile);
  onTestFinished(state.close);
  const told = reportOf(state, addressesIn(folder), { today: '2026-11-23', left: 0 });
  expect(told.split('\n').length).toBeLessThan(100);
  expect(told).toContain('y 3940 renglones más: abre la página');
});

test('a page that ends the whole program is the last to be read again', async () => {
  record(['/a', '/b']);
  for (const path of ['/a', '/b']) pages.set(path, page(90));
  const state = openMonitorState(stateFile);
  const reason = 'la ronda se cortó al leerla';
  const kept = { state: 'unreadable', reason, since: '2026-11-23', etag: null, lastModified: null, lines: undefined };
  state.keepPage(`${server.origin}/a`, '2026-11-23', kept as KeptPage);
  state.close();
  const seen: string[] = [];
  await visit({ onVisit: (address) => seen.push(address.replace(server.origin, '')) });
  expect(seen).toEqual(['/b', '/a']);
});

test('the step of the workflow that installs packages does not see the token', () => {
  const workflow = parse(readFileSync(join(PROJECT, '.github/workflows/vigia.yml'), 'utf8')) as {
    env?: object;
    jobs: Record<string, { env?: object; steps: { run?: string; env?: Record<string, string> }[] }>;
  };
  const steps = Object.values(workflow.jobs).flatMap(({ steps }) => steps);
  const withToken = steps.filter(({ env }) => env && 'WATCH_TOKEN' in env).map(({ run }) => run);
  expect(withToken).toEqual(['npm run watch -- --minutes=75']);
  expect(JSON.stringify([workflow.env, Object.values(workflow.jobs).map(({ env }) => env)])).not.toContain('token');
});
