import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** `npm run check:links` as an editor runs it, on addresses of a server on loopback. */
const asked: string[] = [];
let most = 0;
let agent: string | undefined;
let open = 0;
const server = createServer(({ method, url = '', headers, socket }, response) => {
  asked.push(`${method} ${url}`);
  agent = headers['user-agent'];
  open += 1;
  most = Math.max(most, open);
  const answer = (status: number, location?: string) =>
    setTimeout(() => {
      open -= 1;
      response.writeHead(status, location ? { location } : {}).end();
    }, 5);
  if (url === '/moved') answer(301, '/page');
  else if (url === '/for-now') answer(302, '/page');
  else if (url === '/moved-to-nothing') answer(308, '/nothing');
  else if (url === '/circle') answer(302, '/circle');
  else if (url === '/browsers-only') answer(403);
  else if (url === '/gone') answer(410);
  else if (url === '/no-head') answer(method === 'HEAD' ? 405 : 200);
  else if (url === '/lies-to-head') answer(method === 'HEAD' ? 404 : 200);
  else if (url === '/hangs-up') {
    open -= 1;
    socket.destroy();
  } else answer(/^\/page|^\/with_/.test(url) ? 200 : 404);
});

let folder: string;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'enlaces-'));
  mkdirSync(join(folder, 'countries'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Not `spawnSync`: the server answers from this very process. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'check-links.ts'), ...args], {
    env: { CONTENT_DIR: folder, PUBLIC_SITE_URL: 'https://ejemplo.mx' },
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const status = child.exitCode ?? (await new Promise((resolve) => child.on('close', resolve)));
  return { status, stdout: stdout.replaceAll(origin, ''), stderr };
}

test('dead, moved and unchecked are told with the date and the files; dead is exit 1; a host is asked one by one', async () => {
  const paths = ['page', 'for-now', 'no-head', 'lies-to-head', 'moved', 'nothing', 'gone', 'moved-to-nothing'];
  writeFileSync(
    join(folder, 'countries/japan.yaml'),
    ['sources:', ...paths.map((path) => `  - { name: Uno, url: "${origin}/${path}" }`)].join('\n'),
  );
  writeFileSync(
    join(folder, 'wiki.md'),
    `Mira [esto](${origin}/with_(brackets)), ${origin}/browsers-only. Y [más](${origin}/moved#parte), ${origin}/circle y ${origin}/hangs-up`,
  );
  const { status, stdout } = await run();
  expect(stdout).toBe(`Enlaces comprobados el ${new Date().toISOString().slice(0, 10)}

Muertas: 3
  /nothing (responde 404)
    content/countries/japan.yaml
  /gone (responde 410)
    content/countries/japan.yaml
  /moved-to-nothing (responde 404)
    content/countries/japan.yaml

Cambiaron de dirección: 1
  /moved (ahora /page)
    content/countries/japan.yaml
    content/wiki.md

No se pudo comprobar; ábrelas tú: 3
  /browsers-only (responde 403)
    content/wiki.md
  /circle (no aceptó la conexión)
    content/wiki.md
  /hangs-up (no aceptó la conexión)
    content/wiki.md

Direcciones: 12. Bien: 5, cambiaron: 1, muertas: 3, sin poder comprobar: 3.
`);
  expect(status).toBe(1);
  expect(most).toBe(1);
  expect(asked).toContain('HEAD /with_(brackets)');
  expect(agent).toBe('PasaporteVerde-LinkCheck/1.0 (checks the sources of a visa guide; https://ejemplo.mx)');
});

test('--host asks one host alone; nothing dead is exit 0', async () => {
  writeFileSync(join(folder, 'countries/japan.yaml'), `url: ${origin}/page`);
  rmSync(join(folder, 'wiki.md'), { force: true });
  asked.length = 0;
  expect(await run('--host=otro.mx')).toMatchObject({ status: 0, stdout: expect.stringContaining('Direcciones: 0.') });
  expect(asked).toEqual([]);
  expect(await run('--host=127.0.0.1')).toMatchObject({ status: 0, stdout: expect.stringContaining('Bien: 1,') });
});

test('without a network nothing is called dead', async () => {
  writeFileSync(join(folder, 'countries/japan.yaml'), 'url: https://no-existe.invalid/a');
  expect(await run()).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('No hay conexión') });
});

test('an option it does not know: one line, exit 2', async () => {
  expect(await run('--todo')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'No existe la opción --todo. Hay: --host=….\n',
  });
});
