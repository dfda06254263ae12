import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** The file cannot be used, for a reason SQLite itself does not see. */
export class DatabaseFileError extends Error {
  override name = 'DatabaseFileError';
}

/** For what holds names and addresses: nobody else on the machine may read it. SQLite gives its side files the same mode. */
export function createPrivately(file: string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

/** What is answered with "received" outlives a power cut too, not only the end of the process. Throws where the file is damaged. */
export function makeDurable(db: DatabaseSync): void {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  if (pragma(db, 'journal_mode') !== 'wal') throw new DatabaseFileError('está en un disco que no admite el modo WAL');
  if (pragma(db, 'quick_check(1)') !== 'ok') throw new DatabaseFileError('está dañado');
}

export function inTransaction(db: DatabaseSync, work: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    work();
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

export function pragma(db: DatabaseSync, name: string): unknown {
  return Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}
