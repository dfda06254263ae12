import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** `npm run check:content` as an editor runs it (with right content, in every `npm test`), in a copy of the project whose folder has spaces and accents. */
const PROJECT = join(import.meta.dirname, '..');
let folder: string;
let copy: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'revision-'));
  copy = join(folder, 'Mis páginas 100%');
  mkdirSync(copy);
  for (const part of ['scripts', 'package.json', 'src', 'content']) {
    cpSync(join(PROJECT, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** From a folder of its own: the project that is checked is the one the script belongs to. */
function check() {
  const { CONTENT_DIR: _unset, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, 'scripts/check-content.ts')], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, lines: stderr.split('\n').filter(Boolean) };
}

/** Replaces text that must be there, so that a test cannot pass because nothing was broken. */
function edit(path: string, before: string | RegExp, after: string): void {
  const file = join(copy, 'content', path);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(before);
  writeFileSync(file, text.replace(before, after));
}

// Each rule has its mistakes in src/records.
test('mistakes in several files: exit 1, a line for each with file, field, value and fix, and their number', () => {
  edit('countries/japan.yaml', /^visaStatus: .+$/m, 'visaStatus: visa-fre');
  edit('countries/spain.yaml', /^region: /m, 'region: [');
  writeFileSync(
    join(copy, 'content/narratives/Narnia.md'),
    '---\nsources: [https://www.gob.na/]\n---\nPocas palabras.',
  );
  edit('countries/armenia.yaml', /^( {4}validUntil:) .+$/m, '$1 "2027-07-01"');
  edit('countries/dominican-republic.yaml', /, ends: exemption/, '');
  edit('mexican-missions.yaml', 'alsoServes: [SI, SK]', 'alsoServes: [XX, SK]');
  const { status, stdout, lines } = check();
  expect(status).toBe(1);
  expect(stdout).toBe('');
  for (const line of [
    /^content\/countries\/japan\.yaml · visaStatus: "visa-fre" → Usa /,
    /^content\/countries\/spain\.yaml · línea \d+: .+ → Corrige/,
    /^content\/narratives\/Narnia\.md · nombre: "Narnia" → /,
    /^content\/countries\/armenia\.yaml · evidence\.conditional\..*\.validUntil: "2027-07-01" → Di qué termina ese día/,
    /^content\/countries\/dominican-republic\.yaml · evidence\..*\.validUntil\.ends: falta → /,
    /^content\/mexican-missions\.yaml · missions\.\d+\.iso2: "XX" → .*country-names/,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(line));
  }
  expect(lines.at(-1)).toMatch(new RegExp(`^${lines.length - 1} errores en [34]\\d\\d archivos\\.$`));
});
