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

test('mistakes in several files: exit 1, a line for each with file, field, value and fix, and their number', () => {
  edit('countries/japan.yaml', /^visaStatus: .+$/m, 'visaStatus: visa-fre');
  edit('countries/canada.yaml', /^ {2}amount: 7$/m, '  amount: 8');
  edit('countries/spain.yaml', /^region: /m, 'region: [');
  edit('countries/hong-kong.yaml', '  of: CN', '  of: ZQ');
  edit('countries/zambia.yaml', /^applicationUrl: .+$/m, 'applicationUrl: https://zambia-visa.com/');
  edit('countries/kosovo.yaml', /^region: .+$/m, '$&\nconfidence: high');
  writeFileSync(
    join(copy, 'content/narratives/Narnia.md'),
    '---\nsources: [https://www.gob.na/]\n---\nPocas palabras.',
  );
  edit('countries/japan.yaml', /^maxStay: .+$/m, 'maxStay: 90 dais');
  edit('countries/jordan.yaml', /^ {2}currency: JOD\n/m, '');
  edit(
    'countries/finland.yaml',
    /(?:^evidence:\n(?: .*\n)+)?^sources:\n/m,
    'evidence: { maxStay: { validUntil: { day: "2000-01-31", ends: rule } } }\nsources:\n',
  );
  edit('countries/armenia.yaml', /^( {4}validUntil:) .+$/m, '$1 "2027-07-01"');
  edit('countries/dominican-republic.yaml', /, ends: exemption/, '');
  edit('countries/peru.yaml', /^( {4}supports:) \[.*\]$/m, '$1 [conditional.us-visa-2]');
  edit('countries/chile.yaml', /(?<=- id: )rapa-nui$/m, 'lodging');
  edit('mexican-missions.yaml', 'alsoServes: [SI, SK]', 'alsoServes: [XX, SK]');
  const { status, stdout, lines } = check();
  expect(status).toBe(1);
  expect(stdout).toBe('');
  for (const line of [
    /^content\/countries\/japan\.yaml · visaStatus: "visa-fre" → Usa /,
    /^content\/countries\/canada\.yaml · costs\.amount: "8 CAD" → .*7 CAD/,
    /^content\/countries\/spain\.yaml · línea \d+: .+ → Corrige/,
    /^content\/countries\/hong-kong\.yaml · territory\.of: "ZQ" → Ese país no está/,
    /^content\/countries\/zambia\.yaml · applicationUrl: "https:\/\/zambia-visa\.com\/" → /,
    /^content\/countries\/kosovo\.yaml · confidence: .* → Este campo no existe/,
    /^content\/narratives\/Narnia\.md · nombre: "Narnia" → /,
    // Facts that would leave a traveller at the airport.
    /^content\/countries\/japan\.yaml · maxStay: "90 dais" → Escribe la estancia con sus cifras/,
    /^content\/countries\/jordan\.yaml · costs\.currency: falta → Falta este campo/,
    /^content\/countries\/finland\.yaml · evidence\.maxStay\.validUntil\.day: "2000-01-31" → Termina antes de empezar/,
    /^content\/countries\/armenia\.yaml · evidence\.conditional\..*\.validUntil: "2027-07-01" → Di qué termina ese día/,
    /^content\/countries\/dominican-republic\.yaml · evidence\.passportValidity\.validUntil\.ends: falta → /,
    /^content\/countries\/peru\.yaml · sources\.\d+\.supports: "conditional\.us-visa-2" → El archivo no dice/,
    /^content\/countries\/chile\.yaml · requirements\.\d+\.id: "lodging" → Ya lo usa requirements\.0\.id/,
    /^content\/mexican-missions\.yaml · missions\.\d+\.iso2: "XX" → .*country-names/,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(line));
  }
  expect(lines.at(-1)).toMatch(new RegExp(`^${lines.length - 1} errores en [34]\\d\\d archivos\\.$`));
});
