import { DatabaseSync } from 'node:sqlite';
import type { EnquiryKind } from '../../src/forms/kinds.ts';
import { createPrivately, DatabaseFileError, inTransaction, makeDurable, pragma } from '../private-database.ts';

/** In the header of the file: "PVbz". A file of another program is never written to. */
export const APPLICATION_ID = 0x50_56_62_7a;
export const SCHEMA_VERSION = 1;

/** Ids are never given twice, not even after a deletion, so that a note with an id stays unambiguous. */
const SCHEMA = `
  CREATE TABLE submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL
  ) STRICT;
`;

export interface NewSubmission {
  receivedAt: string;
  kind: EnquiryKind;
  /** JSON. */
  payload: string;
}

export type InboxDatabase = ReturnType<typeof openInboxDatabase>;

/**
 * Opens the inbox, made anew with its folder where there is none. Never waits for a lock: it throws. Beyond `maxMegabytes`
 * it fails as on a full disk.
 */
export function openInboxDatabase(file: string, maxMegabytes?: number) {
  createPrivately(file);
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    prepare(db);
    if (maxMegabytes) {
      db.exec(`PRAGMA max_page_count = ${Math.floor((maxMegabytes * 1024 ** 2) / Number(pragma(db, 'page_size')))}`);
    }
    const insert = db.prepare('INSERT INTO submissions (received_at, kind, payload) VALUES (?, ?, ?)');
    return {
      /** All of them, on disk when it returns; none of them when it throws. */
      write: (submissions: readonly NewSubmission[]) =>
        inTransaction(db, () => {
          for (const { receivedAt, kind, payload } of submissions) insert.run(receivedAt, kind, payload);
        }),
      close: () => db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Checks that an open file is an inbox this program understands; 0 is a file that is still empty. */
export function readSchemaVersion(db: DatabaseSync): number {
  const application = pragma(db, 'application_id');
  const version = Number(pragma(db, 'user_version'));
  const tables = db.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.['count'];
  if (application === 0 && version === 0 && tables === 0) return 0;
  if (application !== APPLICATION_ID) throw new DatabaseFileError('es una base de datos de otro programa');
  if (version > SCHEMA_VERSION) throw new DatabaseFileError(`lo escribió una versión más nueva (${version})`);
  return version;
}

function prepare(db: DatabaseSync): void {
  const version = readSchemaVersion(db);
  makeDurable(db);
  if (version > 0) return;
  inTransaction(db, () => {
    // Another process may have done it meanwhile.
    if (readSchemaVersion(db) > 0) return;
    db.exec(`${SCHEMA} PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION}`);
  });
}
