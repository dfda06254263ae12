import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messageLines } from './built-html/html-message.ts';
import { isJavaInstalled } from './built-html/vnu.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'html-'));
});
afterEach(() => rmSync(site, { recursive: true }));

function write(name: string, body: string): void {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  const head = '<meta charset="utf-8"><title>Página</title><style>i{mask:url(a.svg) 0 0,url(b.svg) 1px 1px}</style>';
  writeFileSync(
    join(site, name),
    `<!DOCTYPE html>\n<html lang="es-MX"><head>${head}</head>\n<body>${body}</body></html>\n`,
  );
}

/** As it runs after a build; without Java when `path` is empty. */
function run(path = process.env['PATH']) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'check-html.ts'), site], {
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  return { status, stdout, stderr };
}

/** A Java machine takes its time to start, and longer beside other tests. */
const SLOW = { timeout: 60_000 };

describe.each([
  ['vnu', process.env['PATH'], isJavaInstalled()],
  ['html-validate', '', true],
])('judged by %s', (judge, path, isAvailable) => {
  test.runIf(isAvailable)('valid pages: exit 0, and it says who judged', SLOW, () => {
    write('index.html', '<h1>Inicio</h1>');
    write('pais/japan.html', '<h1>Japón</h1>');
    const { status, stdout, stderr } = run(path);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`^HTML correcto \\(según ${judge}`));
  });

  test.runIf(isAvailable)('a mistake on a page in a folder: exit 1, with the file and its line', SLOW, () => {
    write('index.html', '<h1>Inicio</h1>');
    write('pais/japan.html', '<h1>Japón</h1><ul><p>Suelto</p></ul>');
    const { status, stderr } = run(path);
    expect(status).toBe(1);
    expect(stderr).toMatch(/→ pais\/japan\.html:3$/m);
    expect(stderr).toContain('errores de HTML');
  });
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
