import { closeSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseFileError, inTransaction, isOfKind, pragma } from '../database.ts';
import { INBOX } from './inbox-store.ts';

/** The server holds its lock for milliseconds at a time. */
const LOCK_WAIT_MS = 1000;

export interface StoredSubmission {
  id: number;
  receivedAt: string;
  kind: string;
  payload: Record<string, string>;
}

/** Opens an inbox for reading, beside the server that may be writing to it. */
export function openInboxReader(file: string) {
  const db = openExisting(file, true);
  const select = 'SELECT id, received_at, kind, payload FROM submissions';
  return {
    /** Oldest first, one at a time: the inbox may be larger than the memory. */
    all: () => submissions(db, `${select} ORDER BY id`),
    newestFirst: () => submissions(db, `${select} ORDER BY id DESC`),
    find: (id: number) => [...submissions(db, `${select} WHERE id = ?`, id)][0],
    close: () => db.close(),
  };
}

export interface Deleted {
  count: number;
  /** Ids that do not exist; when there are any, nothing is deleted. */
  missing: number[];
  /** False while another program reads: the text stays in the write-ahead log until `cleanInbox` gets through. */
  isGone: boolean;
}

/** Deletes for good: the bytes are overwritten, in the write-ahead log too. */
export function deleteSubmissions(file: string, ids: readonly number[]): Deleted {
  return changing(file, (db) => {
    const find = db.prepare('SELECT 1 FROM submissions WHERE id = ?');
    const remove = db.prepare('DELETE FROM submissions WHERE id = ?');
    const missing = ids.filter((id) => !find.get(id));
    if (missing.length === 0) for (const id of ids) remove.run(id);
    return { count: missing.length === 0 ? ids.length : 0, missing };
  });
}

/** Deletes what arrived before an instant. */
export function deleteBefore(file: string, receivedAt: string): Deleted {
  return changing(file, (db) => {
    const { changes } = db.prepare('DELETE FROM submissions WHERE received_at < ?').run(receivedAt);
    return { count: Number(changes), missing: [] };
  });
}

/** Takes from the disk what was deleted while another program was reading; false while one still is. */
export function cleanInbox(file: string): boolean {
  return changing(file, () => ({ count: 0, missing: [] })).isGone;
}

/** A copy in a new file, whole whatever the server writes meanwhile, and without what was deleted. */
export function backUpInbox(file: string, copy: string): void {
  openExisting(file, true).close();
  backUp(file, copy);
}

/** The same of any database of the server. */
export function backUp(file: string, copy: string): void {
  const db = new DatabaseSync(file, { readOnly: true, timeout: LOCK_WAIT_MS });
  try {
    // Made beforehand for its owner only: SQLite would make it readable for everybody.
    closeSync(openSync(copy, 'wx', 0o600));
    db.prepare('VACUUM INTO ?').run(copy);
  } finally {
    db.close();
  }
}

function changing(file: string, change: (db: DatabaseSync) => Omit<Deleted, 'isGone'>): Deleted {
  const db = openExisting(file, false);
  try {
    db.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    const result = inTransaction(db, () => change(db));
    // The first value says whether a reader was in the way.
    return { ...result, isGone: pragma(db, 'wal_checkpoint(TRUNCATE)') === 0 };
  } finally {
    db.close();
  }
}

function openExisting(file: string, readOnly: boolean): DatabaseSync {
  if (!statSync(file, { throwIfNoEntry: false })) throw new DatabaseFileError('no existe');
  const db = new DatabaseSync(file, { readOnly, timeout: LOCK_WAIT_MS });
  try {
    if (!isOfKind(db, INBOX)) throw new DatabaseFileError('está vacío: nunca se arrancó el sitio con él');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function* submissions(db: DatabaseSync, sql: string, ...parameters: number[]): Generator<StoredSubmission> {
  for (const row of db.prepare(sql).iterate(...parameters)) {
    yield {
      id: Number(row['id']),
      receivedAt: String(row['received_at']),
      kind: String(row['kind']),
      payload: JSON.parse(String(row['payload'])),
    };
  }
}
