import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { InboxFileError, inTransaction, readSchemaVersion } from './inbox-database.ts';

/** The server holds its lock for milliseconds at a time. */
const LOCK_WAIT_MS = 5000;

export interface StoredSubmission {
  id: number;
  receivedAt: string;
  kind: string;
  payload: Record<string, string>;
}

export interface InboxReader {
  /** Oldest first, one at a time: the inbox may be larger than the memory. */
  all: () => Iterable<StoredSubmission>;
  newestFirst: () => Iterable<StoredSubmission>;
  find: (id: number) => StoredSubmission | undefined;
  close: () => void;
}

/** Opens an inbox for reading, beside the server that may be writing to it. */
export function openInboxReader(file: string): InboxReader {
  const db = openExisting(file, true);
  const select = 'SELECT id, received_at, kind, payload FROM submissions';
  return {
    all: () => submissions(db, `${select} ORDER BY id`),
    newestFirst: () => submissions(db, `${select} ORDER BY id DESC`),
    find: (id) => [...submissions(db, `${select} WHERE id = ?`, id)][0],
    close: () => db.close(),
  };
}

/**
 * Deletes for good: the bytes are overwritten, in the write-ahead log too.
 * @returns the ids that do not exist; when there are any, nothing is deleted.
 */
export function deleteSubmissions(file: string, ids: readonly number[]): number[] {
  const db = openExisting(file, false);
  const missing: number[] = [];
  try {
    db.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    const find = db.prepare('SELECT 1 FROM submissions WHERE id = ?');
    const remove = db.prepare('DELETE FROM submissions WHERE id = ?');
    inTransaction(db, () => {
      missing.push(...ids.filter((id) => !find.get(id)));
      if (missing.length === 0) for (const id of ids) remove.run(id);
    });
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
  return missing;
}

function openExisting(file: string, readOnly: boolean): DatabaseSync {
  if (!statSync(file, { throwIfNoEntry: false })) throw new InboxFileError('no existe');
  const db = new DatabaseSync(file, { readOnly, timeout: LOCK_WAIT_MS });
  try {
    if (readSchemaVersion(db) === 0) throw new InboxFileError('está vacío: nunca se arrancó el sitio con él');
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
