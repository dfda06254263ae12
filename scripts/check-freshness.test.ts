import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { useSmallContent } from './testing/small-content.ts';

/** `npm run check:freshness` on two countries that were checked on days the tests choose. */
const { pathOf, edit, run } = useSmallContent();

const FEE_LIST = {
  name: 'Lista de tarifas',
  url: 'https://www.mofa.go.jp/',
  seen: 'stored-copy',
  supports: ['costs'],
  checkedOn: '2027-01-01',
};

const GUIDEBOOK = { name: 'Guía de Japón', url: 'https://www.eluniversal.com.mx/guia', seen: 'stored-copy' };

/** Everything in the copy checked on one day, whatever the real content says by now. */
function checkEverything(day: string): void {
  const narrativeSource = JSON.stringify({ ...GUIDEBOOK, checkedOn: day });
  edit('narratives/Japan.md', /^(?:---\n[\s\S]*?\n---\n)?/g, `---\nsources: [${narrativeSource}]\n---\n`);
  edit('exchange-rates.yaml', /(?<=^date: )".*"/gm, `"${day}"`);
  const files = readdirSync(pathOf('.'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(yaml|md)$/.test(name),
  );
  for (const file of files.filter((name) => readFileSync(pathOf(name), 'utf8').includes('checkedOn: '))) {
    edit(file, /(?<=checkedOn: )"[\d-]+"/g, `"${day}"`);
  }
}

describe('checking the freshness', () => {
  test('nothing due: says so, names the five oldest, exit 0', async () => {
    checkEverything('2026-11-21');
    edit('exchange-rates.yaml', /^date: .*$/gm, 'date: "2026-11-20"');
    const { status, stdout, stderr } = await run('check-freshness.ts', '--today=2027-01-01');
    expect([status, stderr]).toEqual([0, '']);
    const [first, headings, , ...rows] = stdout.trimEnd().split('\n');
    expect(first).toMatch(/^Al 2027-01-01 no toca revisar nada: /);
    expect(headings).toMatch(/^País +Dato +Revisado +Días +Archivo$/);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatch(/^exchange-rates +texto +2026-11-20 +42 {2}content\/exchange-rates\.yaml$/);
    expect(rows[1]).toMatch(/^\S.* +2026-11-21 +41 {2}content\/[a-z]+\/.+$/);
    // Those of one day by the Spanish alphabet.
    expect(rows.slice(1)).toEqual(rows.slice(1).toSorted(new Intl.Collator('es-MX').compare));
  });

  test('due and expired stand apart, oldest first; expired is exit 1', async () => {
    checkEverything('2027-10-01');
    edit('countries/japan.yaml', /checkedOn: ".*"/g, 'checkedOn: "2026-11-21"');
    edit('wiki/money.md', /checkedOn: .*$/gm, 'checkedOn: "2027-05-01"');
    edit('narratives/Japan.md', '"2027-10-01"', '"2027-05-02"');
    const due = await run('check-freshness.ts', '--today=2027-11-21');
    expect([due.status, due.stderr]).toEqual([0, '']);
    expect(due.stdout).toMatch(
      /^Toca revisar \(más de 180 días\): 3\nPaís .*\n─.*\nJapón .*\nmoney +texto .*\nJapón +texto .*\n$/,
    );

    const expired = await run('check-freshness.ts', '--today=2027-11-22');
    expect(expired.status).toBe(1);
    expect(expired.stdout).toMatch(/^Vencido \(más de 365 días\): 1\nPaís .*\n─.*\nJapón .* 366 .*\n\nToca revisar/);
  });

  test('a fact is as old as the oldest reading that carries it, and has a row of its own', async () => {
    checkEverything('2027-10-01');
    edit('countries/japan.yaml', /^sources:$/gm, `sources:\n  - ${JSON.stringify(FEE_LIST)}`);
    const { stdout } = await run('check-freshness.ts', '--today=2027-11-21');
    expect(stdout).toMatch(
      /^Toca revisar .*: 1\n.*\n.*\nJapón +costos +2027-01-01 +324 {2}content\/countries\/japan\.yaml\n$/,
    );
  });

  test.each([
    ['2027-04-16', 0, 'no toca revisar nada: todo'],
    ['2027-04-17', 1, 'solo toca revisar lo que termina: todo'],
  ])('what ends on 1 June 2027, seen on %s: %i lines of warning, after «%s»', async (today, lines, first) => {
    checkEverything('2027-04-01');
    edit(
      'countries/japan.yaml',
      /(?:^evidence:\n(?: .*\n)+)?^(?:secondReading: .*\n)?sources:$/gm,
      'evidence:\n  maxStay: { validUntil: { day: "2027-06-01", ends: rule } }\nsources:',
    );
    const { status, stdout } = await run('check-freshness.ts', `--today=${today}`);
    expect(status).toBe(0);
    expect(stdout).toContain(`Al ${today} ${first}`);
    expect(stdout.match(/^Japón +estancia +2027-06-01 +content\/countries\/japan\.yaml$/gm) ?? []).toHaveLength(lines);
  });

  test('content with mistakes is not called fresh', async () => {
    edit('countries/japan.yaml', 'region: Asia', 'region: Marte');
    expect(await run('check-freshness.ts')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'El contenido tiene 1 error: corre npm run check:content y corrige primero.\n',
    });
  });

  test.each([
    ['--hoy=2027-01-01', /^Uso: npm run check:freshness/],
    ['2027-01-01', /^Uso: npm run check:freshness/],
    ['--today', /^Uso: npm run check:freshness/],
    ['--today=2027-02-30', /^--today=2027-02-30 no es un día que exista: escríbelo como 2026-11-21\.$/],
  ])('%s: one line, exit 2', async (word, line) => {
    const { status, stdout, stderr } = await run('check-freshness.ts', word);
    expect([status, stdout, stderr.trimEnd()]).toEqual([2, '', expect.stringMatching(line)]);
  });
});
