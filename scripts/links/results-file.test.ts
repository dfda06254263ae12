import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LinkResult, ResultsFile } from './results-file.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'enlaces-'));
  path = join(folder, 'datos/enlaces.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const result = (address: string, reason = 'responde 200'): LinkResult => {
  return { address, checkedAt: '2026-11-21T12:00:00.000Z', outcome: 'alive', reason };
};

test('before the first run there are no results', () => {
  expect(new ResultsFile(path).read().size).toBe(0);
});

test('results are kept at once, and the last about an address counts', () => {
  const file = new ResultsFile(path);
  file.append(result('https://a.mx/', 'antes'));
  file.append(result('https://b.mx/'));
  file.append(result('https://a.mx/', 'después'));
  expect([...new ResultsFile(path).read().values()]).toEqual([
    result('https://a.mx/', 'después'),
    result('https://b.mx/'),
  ]);
});

test('a line cut by a killed run loses only itself', () => {
  new ResultsFile(path).append(result('https://a.mx/'));
  appendFileSync(path, '{"address":"https://b.mx/","chec');
  new ResultsFile(path).append(result('https://c.mx/'));
  appendFileSync(path, '{"address":7}\nnull\n');
  expect([...new ResultsFile(path).read().keys()]).toEqual(['https://a.mx/', 'https://c.mx/']);
  expect(readFileSync(path, 'utf8').split('\n')[1]).toBe('{"address":"https://b.mx/","chec');
});
