import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

/** `npm run check:content` as an editor runs it, in a copy of the project. */
const PROJECT = join(import.meta.dirname, '..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'revision-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the project's scripts, code and content under `name`. */
function copyProject(name: string): string {
  const copy = join(folder, name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  for (const part of ['scripts', 'package.json', 'src', 'content']) {
    cpSync(join(PROJECT, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function check(copy: string, cwd = copy) {
  const { CONTENT_DIR: _unset, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, 'scripts/check-content.ts')], {
    cwd,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, lines: stderr.split('\n').filter(Boolean) };
}

/** Replaces text that must be there, so that a test cannot pass because nothing was broken. */
function edit(copy: string, path: string, before: string | RegExp, after: string): void {
  const file = join(copy, 'content', path);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(before);
  writeFileSync(file, text.replace(before, after));
}

describe('checking the content', () => {
  let copy: string;
  beforeEach(() => {
    copy = copyProject('proyecto');
  });

  test('right content: exit 0 and one line that counts countries and files', () => {
    const { status, stdout, lines } = check(copy);
    expect(lines).toEqual([]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Contenido correcto: 2[3-9]\d países, [34]\d\d archivos\.\n$/);
  });

  test('it checks the project it belongs to, from whatever folder it is called', () => {
    edit(copy, 'countries/japan.yaml', 'region: Asia', 'region: Marte');
    const { status, lines } = check(copy, tmpdir());
    expect(status).toBe(1);
    expect(lines[0]).toMatch(/^content\/countries\/japan\.yaml · region: "Marte" → /);
  });

  test('mistakes in several files: exit 1, a line for each with file, field, value and mend, and their number', () => {
    edit(copy, 'countries/japan.yaml', /^visaStatus: .+$/m, 'visaStatus: visa-fre');
    edit(copy, 'countries/canada.yaml', /^ {2}amount: 7$/m, '  amount: 8');
    edit(copy, 'countries/spain.yaml', /^id: /m, 'id: [');
    edit(copy, 'countries/puerto-rico.yaml', '  of: US', '  of: ZQ');
    edit(copy, 'countries/zambia.yaml', /^applicationUrl: .+$/m, 'applicationUrl: https://zambia-visa.com/');
    edit(copy, 'countries/kosovo.yaml', /^confidence: .+$/m, 'confidence: seguro');
    writeFileSync(join(copy, 'content/narratives/Narnia.md'), 'Pocas palabras.');
    const { status, stdout, lines } = check(copy);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(lines).toContainEqual(
      expect.stringMatching(/^content\/countries\/japan\.yaml · visaStatus: "visa-fre" → Usa /),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^content\/countries\/canada\.yaml · costs\.amount: "8 CAD" → .*7 CAD/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^content\/countries\/spain\.yaml · línea \d+: .+ → Corrige/));
    expect(lines).toContainEqual(
      expect.stringMatching(/^content\/countries\/puerto-rico\.yaml · territory\.of: "ZQ" → Ese país no está/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^content\/countries\/zambia\.yaml · applicationUrl: "https:\/\/zambia-visa\.com\/" → /),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^content\/countries\/kosovo\.yaml · confidence: "seguro" → Usa .*low/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^content\/narratives\/Narnia\.md · nombre: "Narnia" → /));
    expect(lines.at(-1)).toMatch(new RegExp(`^${lines.length - 1} errores en [34]\\d\\d archivos\\.$`));
  });
});

test('a project in a folder with spaces and accents is checked like any other', () => {
  const { status, stdout } = check(copyProject('Mis páginas 100%'));
  expect(stdout).toMatch(/^Contenido correcto/);
  expect(status).toBe(0);
});
