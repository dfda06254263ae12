import type { DatabaseSync } from 'node:sqlite';
import type { EnquiryKind } from '../../src/forms/kinds.ts';
import { checkDatabase, type DatabaseKind, openDatabase, pragma, sharedDatabase } from '../database.ts';

/** "PVbz". Ids are never given twice, not even after a deletion, so that a note with an id stays unambiguous. */
export const INBOX: DatabaseKind = {
  applicationId: 0x50_56_62_7a,
  schema: `
    CREATE TABLE submissions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      received_at TEXT NOT NULL,
      kind TEXT NOT NULL,
      payload TEXT NOT NULL
    ) STRICT;
  `,
};

export type InboxStore = ReturnType<typeof createInboxStore>;

export interface InboxStoreOptions {
  file: string;
  /** For all of it together. */
  maxMegabytes?: number;
}

/** Keeps submissions. */
export function createInboxStore({ file, maxMegabytes }: InboxStoreOptions) {
  const use = sharedDatabase({
    open: () => openInbox(file, maxMegabytes),
    failed: (reason) =>
      `Buzón: no se puede guardar en ${file}: ${reason}. Los formularios responden 503 hasta que se resuelva.`,
    recovered: `Buzón: vuelve a guardar en ${file}.`,
  });
  return {
    /** Looks at the file, so that the operator learns of an obstacle at the start and not from a visitor. */
    open: () => void use(checkDatabase).catch(() => {}),
    /** Resolves when the submission is on disk; rejects when it is not, and the visitor may send it again. */
    add: async (kind: EnquiryKind, payload: object): Promise<void> => {
      const row = [new Date().toISOString(), kind, JSON.stringify(payload)];
      const insert = 'INSERT INTO submissions (received_at, kind, payload) VALUES (?, ?, ?)';
      await use((db) => db.prepare(insert).run(...row));
    },
  };
}

/** Beyond `maxMegabytes` it fails as on a full disk. */
function openInbox(file: string, maxMegabytes?: number): DatabaseSync {
  const db = openDatabase(file, INBOX);
  if (maxMegabytes) {
    db.exec(`PRAGMA max_page_count = ${Math.floor((maxMegabytes * 1024 ** 2) / Number(pragma(db, 'page_size')))}`);
  }
  return db;
}
