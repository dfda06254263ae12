import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { changeInbox } from './inbox-reader.ts';
import { createInboxStore } from './inbox-store.ts';
import { startChildServer } from './testing/child-server.ts';
import { writeInboxSite } from './testing/inbox-site.ts';
import { keptIn, runInbox, testFolder } from './testing/running-inbox.ts';
import { send } from './testing/send.ts';

const IDEA = { name: 'Luis', email: 'luis@ejemplo.mx', guide_idea: '' };
let errors: MockInstance;
let infos: MockInstance;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  infos = vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** A limit on the size of its files is to a process what a full disk is; `prlimit` lifts it later. */
function canLimitFiles(): boolean {
  return spawnSync('prlimit', ['--version']).status === 0 && spawnSync('bash', ['-c', 'exit 0']).status === 0;
}

const outageLines = () => errors.mock.calls.flat().map((line) => /sqlite: (.*?)\. Los formularios/.exec(line)?.[1]);

describe('the file', () => {
  test('is made at the start with its folder, for its owner only', async () => {
    const { file } = await runInbox();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
    const db = new DatabaseSync(file, { readOnly: true });
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
  });

  test('ids are never given twice', async () => {
    const { file, postJson } = await runInbox();
    const lastId = () => {
      const db = new DatabaseSync(file);
      const id = db.prepare('SELECT max(id) AS id FROM submissions').get()?.['id'];
      db.exec('DELETE FROM submissions');
      db.close();
      return id;
    };
    await postJson('/buzon/idea-de-guia', IDEA);
    expect(lastId()).toBe(1);
    await postJson('/buzon/idea-de-guia', IDEA);
    expect(lastId()).toBe(2);
  });
});

test('a full inbox says so, keeps its size, and receives again once somebody made room', async () => {
  const { file, postJson, postPage } = await runInbox({ maxMegabytes: 1 });
  const long = { ...IDEA, guide_idea: 'x'.repeat(3000) };
  let status = 200;
  for (let sent = 0; status === 200 && sent < 1000; sent += 1) {
    ({ status } = await postJson('/buzon/idea-de-guia', long));
  }
  const refused = await postJson('/buzon/idea-de-guia', long);
  expect([status, refused.status, refused.headers['retry-after']]).toEqual([503, 503, '86400']);
  expect(refused.body).toContain('El buzón está lleno');
  expect((await postPage('/buzon/idea-de-guia', long)).body).toContain('El buzón está lleno');
  expect(outageLines()).toEqual(['no queda espacio en el disco o se llegó a INBOX_MAX_MB']);
  expect(statSync(file).size).toBeLessThanOrEqual(1024 ** 2);
  const kept = keptIn(file).length;
  expect(kept).toBeGreaterThan(200);
  changeInbox(file, (db) => Number(db.prepare('DELETE FROM submissions WHERE id <= 3').run().changes));
  expect((await postJson('/buzon/idea-de-guia', IDEA)).status).toBe(200);
});

describe('while it cannot be used, nobody is told that it was', () => {
  type Running = Awaited<ReturnType<typeof runInbox>>;
  const outcome = async ({ postJson }: Running) => {
    const { status, headers } = await postJson('/buzon/idea-de-guia', IDEA);
    return status === 503 ? `503, ${headers['retry-after']} s` : status;
  };
  const expectOutage = async (inbox: Running, reason: string) => {
    expect(await outcome(inbox)).toBe('503, 30 s');
    expect(await outcome(inbox)).toBe('503, 30 s');
    expect(outageLines()).toEqual([reason]);
  };
  const expectRecovery = async (inbox: Running) => {
    const before = keptIn(inbox.file).length;
    expect(await outcome(inbox)).toBe(200);
    expect(keptIn(inbox.file)).toHaveLength(before + 1);
    expect(infos.mock.calls).toEqual([[`Buzón: vuelve a guardar en ${inbox.file}.`]]);
  };

  test('a lock that is soon released only delays the answer', async () => {
    const inbox = await runInbox();
    const other = new DatabaseSync(inbox.file);
    other.exec('BEGIN IMMEDIATE');
    const answers = Promise.all([outcome(inbox), outcome(inbox)]);
    await pause(300);
    expect(keptIn(inbox.file)).toEqual([]);
    other.exec('COMMIT');
    other.close();
    expect(await answers).toEqual([200, 200]);
    expect(errors).not.toHaveBeenCalled();
  });

  test('a lock that lasts; the site goes on meanwhile', async () => {
    const inbox = await runInbox();
    const other = new DatabaseSync(inbox.file);
    other.exec('BEGIN EXCLUSIVE');
    let isAnswered = false;
    const answer = outcome(inbox).finally(() => {
      isAnswered = true;
    });
    await pause(50);
    expect((await inbox.post('/', { method: 'GET' })).status).toBe(200);
    expect(isAnswered).toBe(false);
    expect(await answer).toBe('503, 30 s');
    expect(outageLines()).toEqual(['otro programa lo tiene bloqueado']);
    other.exec('COMMIT');
    other.close();
    await expectRecovery(inbox);
  });

  test.skipIf(!canLimitFiles())('a disk without room, until there is some', async () => {
    const folder = testFolder();
    const file = join(folder, 'data', 'buzon.sqlite');
    const server = await startChildServer(writeInboxSite(folder), { INBOX_FILE: file }, { maxFileKilobytes: 200 });
    onTestFinished(server.kill);
    const body = JSON.stringify({ ...IDEA, guide_idea: 'x'.repeat(3000) });
    const status = async () => {
      const headers = { 'Content-Type': 'application/json' };
      return (await send({ port: server.port, path: '/buzon/idea-de-guia', headers, body })).status;
    };
    let accepted = 0;
    let last = await status();
    for (; last === 200 && accepted < 500; last = await status()) accepted += 1;
    expect(last).toBe(503);
    expect(await status()).toBe(503);
    expect(keptIn(file)).toHaveLength(accepted);
    execFileSync('prlimit', ['--fsize=unlimited', `--pid=${server.child.pid}`]);
    expect(await status()).toBe(200);
    expect(keptIn(file)).toHaveLength(accepted + 1);
    const lines = server.log().trim().split('\n').slice(1);
    expect(lines).toEqual([
      expect.stringContaining('el disco falla o está lleno. Los formularios responden 503'),
      `Buzón: vuelve a guardar en ${file}.`,
    ]);
  });

  test('a file that is rubbish from the start, until it is taken away', async () => {
    const folder = testFolder();
    const file = join(folder, 'buzon.sqlite');
    writeFileSync(file, 'Esto no es una base de datos. '.repeat(500));
    const store = createInboxStore({ file });
    store.open();
    expect(outageLines()).toEqual(['está dañado o es de otro programa']);
    await expect(store.add('guide-idea', IDEA)).rejects.toThrow();
    expect(readFileSync(file, 'utf8')).toMatch(/^Esto no es/);
    rmSync(file);
    await store.add('guide-idea', IDEA);
    expect(keptIn(file)).toHaveLength(1);
  });

  test('a file that becomes rubbish, until a copy of it is put back', async () => {
    const inbox = await runInbox();
    expect(await outcome(inbox)).toBe(200);
    const other = new DatabaseSync(inbox.file);
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    other.close();
    copyFileSync(inbox.file, `${inbox.file}.copia`);
    writeFileSync(inbox.file, Buffer.alloc(statSync(inbox.file).size, 'x'));
    await expectOutage(inbox, 'está dañado o es de otro programa');
    copyFileSync(`${inbox.file}.copia`, inbox.file);
    await expectRecovery(inbox);
  });

  test('a file with one bad page', async () => {
    const inbox = await runInbox();
    await outcome(inbox);
    const other = new DatabaseSync(inbox.file);
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    other.close();
    const bytes = readFileSync(inbox.file);
    writeFileSync(inbox.file, bytes.fill(0xff, 4096, 8192));
    await expectOutage(inbox, 'está dañado');
  });

  test('a file that was deleted under the server is made anew, not written to in vain', async () => {
    const inbox = await runInbox();
    await outcome(inbox);
    rmSync(dirname(inbox.file), { recursive: true });
    expect(await outcome(inbox)).toBe(200);
    expect(keptIn(inbox.file)).toHaveLength(1);
  });

  test("another program's database is left alone", async () => {
    const inbox = await runInbox();
    const file = join(testFolder(), 'otra.sqlite');
    const other = new DatabaseSync(file);
    other.exec('CREATE TABLE notas (texto TEXT)');
    other.close();
    const before = readFileSync(file);
    createInboxStore({ file }).open();
    expect(outageLines()).toEqual(['es una base de datos de otro programa']);
    expect(readFileSync(file)).toEqual(before);
    expect(await outcome(inbox)).toBe(200);
  });

  test('a place that is a folder', async () => {
    const file = join(testFolder(), 'buzon.sqlite');
    mkdirSync(file);
    chmodSync(file, 0o700);
    createInboxStore({ file }).open();
    expect(outageLines()).toEqual(['no se puede abrir']);
  });
});
