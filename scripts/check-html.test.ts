import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messageLines } from './message-lines.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'html-'));
});
afterEach(() => rmSync(site, { recursive: true }));

function write(name: string, body: string): void {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  const head = '<meta charset="utf-8"><title>Página</title>';
  writeFileSync(
    join(site, name),
    `<!DOCTYPE html>\n<html lang="es-MX"><head>${head}</head>\n<body>${body}</body></html>\n`,
  );
}

/** As it runs after a build. */
function run() {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'check-html.ts'), site], { encoding: 'utf8' });
}

test('valid pages: exit 0, and it says how many they are', () => {
  write('index.html', '<h1>Inicio</h1>');
  write('pais/japan.html', '<h1>Japón</h1>');
  expect(run()).toMatchObject({ status: 0, stderr: '', stdout: 'HTML correcto: 2 páginas.\n' });
});

test('a mistake on a page in a folder: exit 1, with the file and its line', () => {
  write('index.html', '<h1>Inicio</h1>');
  write('pais/japan.html', '<h1>Japón</h1><ul><p>Suelto</p></ul>');
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toMatch(/→ pais\/japan\.html:3$/m);
  expect(stderr).toContain('errores de HTML');
});

test('no site at all is a mistake, not a success', () => {
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('construye el sitio primero') });
});

test('a mistake of many pages is told once, with some of them and their number', () => {
  const messages = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ file: `${name}.html`, line: 7, text: 'Falta alt.' }));
  expect(messageLines([...messages, { file: 'z.html', line: 1, text: 'Sin título.' }])).toEqual([
    'Falta alt. → a.html:7, b.html:7, c.html:7 y 2 más',
    'Sin título. → z.html:1',
  ]);
});
