import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runScript } from './testing/run-script.ts';

const ALL =
  'ciudad-juarez=9/15 ciudad-de-mexico=4/5 guadalajara=9/11 hermosillo=6/8 matamoros=7/9 merida=-/8.5 monterrey=10/12 nogales=3/4 nuevo-laredo=6/7 tijuana=5/6';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waits-'));
  for (const file of ['us-visa-waits.yaml', 'ca-visa-waits.yaml']) cpSync(join('content', file), join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true }));
const run = (...args: string[]) => runScript('waits.ts', args, folder);
const written = (file = 'us-visa-waits') => readFileSync(join(folder, `${file}.yaml`), 'utf8');

test('a month is added at the end, and nothing else of the file moves', async () => {
  const before = written();
  const { status, stdout } = await run('us-visa-waits', '2026-11-20', '--por=El Informador', ...ALL.split(' '));
  expect(stdout).toContain('Se agregó el 2026-11-20');
  expect(status).toBe(0);
  expect(written().startsWith(before.trimEnd())).toBe(true);
  expect(written().slice(before.length)).toMatch(
    /2026-11-20[\s\S]*El Informador[\s\S]*merida:\s*(\[ ?null, 8\.5 ?\]|- null\s*- 8\.5)/,
  );
});

test('the same order adds a figure of Canada', async () => {
  const before = written('ca-visa-waits');
  const { status } = await run('ca-visa-waits', '2026-11-20', 'mexico=31');
  expect(status).toBe(0);
  expect(written('ca-visa-waits').startsWith(before.trimEnd())).toBe(true);
  expect(written('ca-visa-waits').slice(before.length)).toMatch(/2026-11-20[\s\S]*mexico:\s*(\[ ?31 ?\]|- 31)/);
});

test.each([
  [
    'two posts missing, both named',
    ['us-visa-waits', '2026-11-20', ...ALL.split(' ').slice(2)],
    /Falta ciudad-juarez[\s\S]*Falta ciudad-de-mexico/,
  ],
  ['a day that has not come', ['us-visa-waits', '2096-11-20', ...ALL.split(' ')], /todavía no llega/],
  ['a day that does not exist', ['us-visa-waits', '2026-02-30', ...ALL.split(' ')], /Escribe un día que exista/],
  ['a month before the last', ['us-visa-waits', '2025-06-20', ...ALL.split(' ')], /Va después de/],
  ['a figure that is none', ['us-visa-waits', '2026-11-20', 'tijuana=pronto'], /No se entiende «tijuana=pronto»/],
  ['two figures where one is published', ['ca-visa-waits', '2026-11-20', 'mexico=31/33'], /Escribe 1 cifra: decision/],
  [
    'a day that is there already',
    ['ca-visa-waits', '2026-08-19', 'mexico=31'],
    /history[\s\S]*Quita los elementos repetidos/,
  ],
  ['a file that does not exist', ['uk-visa-waits', '2026-11-20', 'london=1'], /No existe content\/uk-visa-waits.yaml/],
  ['nothing said', [], /Uso: npm run waits/],
])('refused, and nothing is written: %s', async (_case, args, said) => {
  const before = [written(), written('ca-visa-waits')];
  const { status, stderr } = await run(...args);
  expect(stderr).toMatch(said);
  expect(status).not.toBe(0);
  expect([written(), written('ca-visa-waits')]).toEqual(before);
});
