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

/**
 * Submissions of an inbox, beside the server that may be writing to it, one at a time: it may be larger than the memory.
 * `wanted` is the end of the query. To be read to their end, which closes the file.
 */
export function readSubmissions(file: string, wanted: string, ...parameters: number[]): Generator<StoredSubmission> {
  const db = openExisting(file, true);
  return (function* () {
    try {
      const select = db.prepare(`SELECT id, received_at AS receivedAt, kind, payload FROM submissions ${wanted}`);
      for (const row of select.iterate(...parameters)) {
        // The table is STRICT: its columns are what it says.
        yield { ...row, payload: JSON.parse(String(row['payload'])) } as StoredSubmission;
      }
    } finally {
      db.close();
    }
  })();
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

/**
 * Deletes for good: the bytes are overwritten, in the write-ahead log too. `change` says how many it deleted; `isGone` is
 * false while another program reads: the text stays in that log until a later change gets through.
 */
export function changeInbox(file: string, change: (db: DatabaseSync) => number): { count: number; isGone: boolean } {
  const db = openExisting(file, false);
  try {
    db.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    const count = inTransaction(db, () => change(db));
    // The first value says whether a reader was in the way.
    return { count, isGone: pragma(db, 'wal_checkpoint(TRUNCATE)') === 0 };
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
