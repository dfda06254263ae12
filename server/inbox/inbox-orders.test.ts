import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { openPushDatabase } from '../push/push-database.ts';
import { obey } from './inbox-orders.ts';
import { createInboxStore } from './inbox-store.ts';
import { keptIn, testFolder } from './testing/running-inbox.ts';

const CONTACT = {
  name: '=HYPERLINK("x")',
  email: 'ana@ejemplo.mx',
  subject: 'otro',
  message: 'Uno\nDos \u001b[31m rojo',
};
const REPORT = {
  country: 'japan',
  errorType: 'costos',
  currentInfo: 'Diez',
  correctInfo: 'Veinte, «más o menos»',
  source: '',
  email: '',
  description: '',
};

async function inboxWith(...submissions: [kind: 'contact' | 'error-report', payload: object][]) {
  const file = join(testFolder(), 'buzon.sqlite');
  const store = createInboxStore({ file });
  store.open();
  for (const [kind, payload] of submissions) await store.add(kind, payload);
  // As `kill -9` would leave it, and as it is while the server runs: with its write-ahead log.
  return file;
}

async function run(file: string, ...words: string[]) {
  let stdout = '';
  let stderr = '';
  const out = new Writable({
    write: (chunk, _encoding, done) => {
      stdout += chunk;
      done();
    },
  });
  const complain = (text: string) => {
    stderr += `${text}\n`;
  };
  return { status: await obey(words, { file, folder: '.', out, complain }), stdout, stderr };
}

test('as a program it prints, complains and ends as its orders do', async () => {
  const file = await inboxWith(['contact', CONTACT]);
  const program = (...words: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../../scripts/inbox.ts'), ...words], {
      env: { INBOX_FILE: file },
      encoding: 'utf8',
    });
  expect(program('list')).toMatchObject(await run(file, 'list'));
  expect(program('show', 'x')).toMatchObject(await run(file, 'show', 'x'));
});

describe('reading', () => {
  test('list shows the newest first, one line each, without anything that could take over the terminal', async () => {
    const file = await inboxWith(['contact', CONTACT], ['error-report', REPORT]);
    const { status, stdout } = await run(file, 'list');
    expect(status).toBe(0);
    const [first, second, ...more] = stdout.trimEnd().split('\n');
    expect(first).toMatch(/^ {5}2 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}Reporte de error {2}sin nombre ni email {2}Veinte/);
    expect(second).toMatch(/^ {5}1 .* Contacto {10}=HYPERLINK\("x"\) · ana@ejemplo\.mx {2}Uno Dos �\[31m rojo$/);
    expect(more).toEqual([]);
  });

  test('show has every field under the label of its form', async () => {
    const file = await inboxWith(['contact', CONTACT]);
    const { stdout } = await run(file, 'show', '1');
    expect(stdout).toMatch(/^Id: 1\nRecibido: .* \(Ciudad de México\)\nTipo: Contacto\nNombre: /);
    expect(stdout).toContain('\nEmail: ana@ejemplo.mx\nAsunto: otro\nMensaje: \n  Uno\n  Dos �[31m rojo\n');
  });

  test('export gives a table in which nothing is a formula', async () => {
    const file = await inboxWith(['contact', CONTACT], ['error-report', REPORT]);
    const { stdout } = await run(file, 'export');
    expect(stdout).toMatch(/^\ufeffid,received_at,kind,name,email,subject,message,country,errorType,/);
    expect(stdout).toContain(',contact,"\'=HYPERLINK(""x"")",ana@ejemplo.mx,otro,"Uno\nDos ');
    expect(stdout).toContain(',error-report,,,,,japan,costos,Diez,"Veinte, «más o menos»",,,\r\n');
  });

  test('an export holds nothing that could take over the terminal either', async () => {
    const message = 'a\u001b[31m\u009b31m\u202eb';
    const file = await inboxWith(['contact', { ...CONTACT, message }]);
    const { stdout } = await run(file, 'export');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(stdout).not.toMatch(/[\u001b\u009b\u202e]/);
  });

  test('an empty inbox is said to be empty', async () => {
    const file = await inboxWith();
    expect(await run(file, 'list')).toEqual({ status: 0, stdout: 'El buzón está vacío.\n', stderr: '' });
    expect((await run(file, 'export')).stdout.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('deleting', () => {
  test('removes the given ones, and no byte of them stays', async () => {
    const file = await inboxWith(['contact', CONTACT], ['error-report', REPORT], ['contact', CONTACT]);
    expect(await run(file, 'delete', '1', '3', '1')).toEqual({
      status: 0,
      stdout: 'Se borraron 2 envíos.\n',
      stderr: '',
    });
    expect(keptIn(file)).toEqual([{ kind: 'error-report', payload: REPORT }]);
    const bytes = [file, `${file}-wal`].filter(existsSync).map((name) => readFileSync(name, 'latin1'));
    expect(bytes.join('')).not.toContain('HYPERLINK');
  });

  test('says so, and ends with an error, while another program keeps the text in the write-ahead log', async () => {
    const file = await inboxWith(['contact', CONTACT]);
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec('BEGIN; SELECT * FROM submissions');
    const held = () =>
      [file, `${file}-wal`]
        .filter(existsSync)
        .map((name) => readFileSync(name, 'latin1'))
        .join('');
    const { status, stdout, stderr } = await run(file, 'delete', '1');
    expect([status, stdout]).toEqual([1, 'Se borró 1 envío.\n']);
    expect(stderr).toContain('npm run inbox -- clean');
    expect(held()).toContain('HYPERLINK');
    expect((await run(file, 'clean')).status).toBe(1);
    reader.close();
    expect(await run(file, 'clean')).toMatchObject({ status: 0, stderr: '' });
    expect(held()).not.toContain('HYPERLINK');
  });

  test('what arrived before a day goes, by the day of Mexico City', async () => {
    const file = await inboxWith(['contact', CONTACT], ['error-report', REPORT], ['contact', CONTACT]);
    const db = new DatabaseSync(file);
    const arrive = db.prepare('UPDATE submissions SET received_at = ? WHERE id = ?');
    for (const [id, time] of [
      [1, '2026-01-31T05:59:59.999Z'],
      [2, '2026-01-31T06:00:00.000Z'],
    ] as const)
      arrive.run(time, id);
    db.close();
    expect(await run(file, 'delete', '--before', '2026-01-31')).toEqual({
      status: 0,
      stdout: 'Se borró 1 envío.\n',
      stderr: '',
    });
    expect(keptIn(file).map(({ kind }) => kind)).toEqual(['error-report', 'contact']);
    expect((await run(file, 'delete', '--before', '2026-01-31')).stdout).toBe('Se borraron 0 envíos.\n');
  });

  test.each(['2026-02-31', '31/01/2026', '2026-1-1', 'ayer'])('%s is no day to delete before', async (day) => {
    const file = await inboxWith(['contact', CONTACT]);
    expect(await run(file, 'delete', '--before', day)).toMatchObject({ status: 2, stdout: '' });
    expect(keptIn(file)).toHaveLength(1);
  });

  test('of one that does not exist deletes nothing', async () => {
    const file = await inboxWith(['contact', CONTACT]);
    expect(await run(file, 'delete', '1', '7')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'No existe el id 7: no se borró nada.\n',
    });
    expect(keptIn(file)).toHaveLength(1);
  });
});

describe('a copy', () => {
  test('of everything is made while the site runs, for its owner only', async () => {
    const file = await inboxWith(['contact', CONTACT], ['error-report', REPORT]);
    const copy = join(testFolder(), 'copia.sqlite');
    expect(await run(file, 'backup', copy)).toEqual({
      status: 0,
      stdout: `El buzón se copió en ${copy}.\n`,
      stderr: '',
    });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(keptIn(copy)).toEqual(keptIn(file));
    expect((await run(copy, 'list')).stdout).toBe((await run(file, 'list')).stdout);
  });

  test('the alerts are copied too, whole and for their owner only, while the server has them open', async () => {
    const file = await inboxWith(['contact', CONTACT]);
    const alerts = openPushDatabase(join(dirname(file), 'avisos.sqlite'));
    alerts.subscribe({ endpoint: 'https://web.push.apple.com/a', p256dh: 'x', auth: 'y', countries: ['japan'] });
    const copy = join(testFolder(), 'copia.sqlite');
    const alertsCopy = copy.replace('copia', 'copia-avisos');
    const { stdout } = await run(file, 'backup', copy);
    expect(stdout).toBe(`El buzón se copió en ${copy}, y los avisos en ${alertsCopy}.\n`);
    expect(statSync(alertsCopy).mode & 0o777).toBe(0o600);
    const copied = openPushDatabase(alertsCopy);
    expect([copied.keys, copied.subscriptions()]).toEqual([alerts.keys, alerts.subscriptions()]);
    copied.close();
    alerts.close();
    expect((await run(file, 'backup', copy)).stderr).toContain('No se copió nada');
  });

  test('never replaces a file', async () => {
    const file = await inboxWith(['contact', CONTACT]);
    const copy = join(testFolder(), 'copia.sqlite');
    writeFileSync(copy, '');
    expect(await run(file, 'backup', copy)).toMatchObject({ status: 1, stderr: expect.stringContaining('ya existe') });
    expect(readFileSync(copy, 'utf8')).toBe('');
  });
});

describe('what goes wrong is said', () => {
  test.each([[[]], [['listar']], [['list', 'x']], [['show']], [['export', '--xml']], [['delete']]])(
    'the order %j shows how it is used',
    async (args) => {
      const { status, stderr, stdout } = await run(await inboxWith(), ...args);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^Uso: npm run inbox -- <orden>\n/);
    },
  );

  test.each([
    ['show', '0'],
    ['show', 'x'],
    ['delete', '1', '1.5'],
  ])('%s %s: no such id is possible', async (...args) => {
    const { status, stderr } = await run(await inboxWith(), ...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^".*" no es un id/);
  });

  test('an id that is not there', async () => {
    expect(await run(await inboxWith(), 'show', '9')).toMatchObject({
      status: 1,
      stderr: 'No hay ningún envío con el id 9.\n',
    });
  });

  test('a file that is missing, damaged or of another program is left as it is', async () => {
    const missing = join(testFolder(), 'no.sqlite');
    expect(await run(missing, 'list')).toEqual({
      status: 1,
      stdout: '',
      stderr: `No se puede usar el buzón ${missing}: no existe.\n`,
    });
    expect(existsSync(missing)).toBe(false);

    const damaged = join(testFolder(), 'mala.sqlite');
    writeFileSync(damaged, 'x'.repeat(5000));
    expect(await run(damaged, 'list')).toMatchObject({ status: 1, stderr: expect.stringContaining('está dañado') });

    const foreign = join(testFolder(), 'otra.sqlite');
    const db = new DatabaseSync(foreign);
    db.exec('CREATE TABLE submissions (id INTEGER)');
    db.close();
    expect((await run(foreign, 'delete', '1')).stderr).toContain('es una base de datos de otro programa');
  });
});
