import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from './settings.ts';

const projectRoot = join(import.meta.dirname, '..');

const timeouts = { headers: 15_000, request: 30_000, keepAlive: 65_000, stalled: 60_000 };
const inbox = {
  file: join(projectRoot, 'data', 'buzon.sqlite'),
  maxMegabytes: 256,
  ratePerMinute: 20,
  trustProxy: false,
};
const push = { file: join(projectRoot, 'data', 'avisos.sqlite'), allowLoopback: false };

test('without settings, the site is dist on port 3000 of every interface', () => {
  expect(readSettings({}, projectRoot)).toEqual({
    settings: { port: 3000, host: '0.0.0.0', siteDir: join(projectRoot, 'dist'), timeouts, inbox, push },
    problems: [],
  });
});

test('an empty setting counts as unset, and spaces around a value do not matter', () => {
  const { settings, problems } = readSettings({ PORT: '', HOST: ' ::1 ', SITE_DIR: ' ' }, projectRoot);
  expect(problems).toEqual([]);
  expect(settings).toEqual({ port: 3000, host: '::1', siteDir: join(projectRoot, 'dist'), timeouts, inbox, push });
});

test.each([
  ['PORT', ['0', '80', '65535'], ['65536', '-1', '3000.5', '0x50', 'http', '3 000']],
  ['HOST', ['127.0.0.1', '::', 'localhost', 'web-1.example'], ['http://localhost', '127.0.0.300', 'a b', '-a']],
  ['INBOX_RATE_PER_MINUTE', ['0', '1', '1000'], ['-1', '1001', '2.5', '1e3']],
  ['PUSH_ALLOW_LOOPBACK', ['0', '1'], ['sí']],
  ['HEADERS_TIMEOUT_MS', ['50', '3600000'], ['0', '49', '3600001', '15s', '-1']],
])('%s accepts %j and refuses %j', (name, good, bad) => {
  const problemsOf = (value: string) => readSettings({ [name]: value }, projectRoot).problems;
  for (const value of good) expect(problemsOf(value), value).toEqual([]);
  for (const value of bad) expect(problemsOf(value), value).toEqual([expect.stringMatching(`^${name}=`)]);
});

test('all bad settings are reported at once, each with its name, value and fix', () => {
  const { problems } = readSettings(
    {
      PORT: 'ochenta',
      HOST: 'a/b',
      SITE_DIR: '/no/such/folder',
      INBOX_RATE_PER_MINUTE: 'muchos',
      INBOX_MAX_MB: '0',
      TRUST_PROXY: 'sí',
      INBOX_FILE: projectRoot,
    },
    projectRoot,
  );
  expect(problems).toEqual([
    'PORT="ochenta" no sirve: escribe un número entero entre 0 y 65535.',
    'HOST="a/b" no sirve: escribe una dirección IP o un nombre de equipo, como 127.0.0.1.',
    'SITE_DIR="/no/such/folder" no sirve: escribe la ruta de una carpeta que exista.',
    'INBOX_RATE_PER_MINUTE="muchos" no sirve: escribe un número entero entre 1 y 1000, o 0 para no limitar.',
    'TRUST_PROXY="sí" no sirve: escribe 1 si hay un proxy propio delante, o 0 si no lo hay.',
    'INBOX_MAX_MB="0" no sirve: escribe un número entero de megabytes entre 1 y 99999.',
    `INBOX_FILE="${projectRoot}" no sirve: escribe la ruta de un archivo en una carpeta en la que se pueda escribir.`,
  ]);
});

test('INBOX_FILE may lie in folders that do not exist yet', () => {
  const file = join(tmpdir(), 'no-such-folder', 'deeper', 'buzon.sqlite');
  expect(readSettings({ INBOX_FILE: file }, projectRoot)).toMatchObject({
    settings: { inbox: { file } },
    problems: [],
  });
});

test.each([tmpdir(), `${tmpdir()}/`, join(import.meta.filename, 'buzon.sqlite')])(
  'INBOX_FILE=%s is refused',
  (value) => {
    expect(readSettings({ INBOX_FILE: value }, projectRoot).problems).toHaveLength(1);
  },
);

test('an inbox that visitors could download is refused, also by way of a link', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pasaporte-ajustes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'dist'));
  symlinkSync(join(folder, 'dist'), join(folder, 'enlace'));
  const problems = (place: string) =>
    readSettings({ SITE_DIR: join(folder, 'dist'), INBOX_FILE: join(folder, place) }, projectRoot).problems;
  for (const place of ['dist/buzon.sqlite', 'dist/nueva/buzon.sqlite', 'enlace/buzon.sqlite']) {
    expect(problems(place)).toEqual([expect.stringContaining('lo que está en SITE_DIR se publica')]);
  }
  expect(problems('dist-datos/buzon.sqlite')).toEqual([]);
});
