import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const projectRoot = join(import.meta.dirname, '..');

test('without settings, the site is dist on port 3000 of every interface', () => {
  expect(readSettings({}, projectRoot)).toEqual({
    settings: { port: 3000, host: '0.0.0.0', siteDir: join(projectRoot, 'dist') },
    problems: [],
  });
});

test('an empty setting counts as unset, and spaces around a value do not matter', () => {
  const { settings, problems } = readSettings({ PORT: '', HOST: ' ::1 ', SITE_DIR: ' ' }, projectRoot);
  expect(problems).toEqual([]);
  expect(settings).toEqual({ port: 3000, host: '::1', siteDir: join(projectRoot, 'dist') });
});

test.each(['0', '80', '65535'])('PORT=%s is accepted', (PORT) => {
  expect(readSettings({ PORT }, projectRoot)).toMatchObject({ settings: { port: Number(PORT) }, problems: [] });
});

test.each(['65536', '-1', '3000.5', '0x50', 'http', '3 000'])('PORT=%s is refused', (PORT) => {
  expect(readSettings({ PORT }, projectRoot).problems).toEqual([
    `PORT="${PORT}" no sirve: escribe un número entero entre 0 y 65535.`,
  ]);
});

test.each(['127.0.0.1', '::', 'localhost', 'web-1.example'])('HOST=%s is accepted', (HOST) => {
  expect(readSettings({ HOST }, projectRoot)).toMatchObject({ settings: { host: HOST }, problems: [] });
});

test.each(['http://localhost', '127.0.0.300', 'a b', '-a'])('HOST=%s is refused', (HOST) => {
  expect(readSettings({ HOST }, projectRoot).problems).toHaveLength(1);
});

test('all bad settings are reported at once, each with its name, value and mend', () => {
  const { problems } = readSettings({ PORT: 'ochenta', HOST: 'a/b', SITE_DIR: '/no/such/folder' }, projectRoot);
  expect(problems).toEqual([
    'PORT="ochenta" no sirve: escribe un número entero entre 0 y 65535.',
    'HOST="a/b" no sirve: escribe una dirección IP o un nombre de equipo, como 127.0.0.1.',
    'SITE_DIR="/no/such/folder" no sirve: escribe la ruta de una carpeta que exista.',
  ]);
});
