import type { EnquiryKind } from '../../src/forms/kinds.ts';
import { type DatabaseKind, inTransaction, isFull, openDatabase, pragma, watchDatabase } from '../database.ts';

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

/** More than this waiting means the disk does not follow; refusing at once is better than growing. */
const MAX_WAITING = 2000;
/** Bounds how long one transaction holds up the server. */
const MAX_BATCH = 500;

/** Nothing was stored; the visitor may send it again. */
export class InboxUnavailable extends Error {
  override name = 'InboxUnavailable';
  readonly isFull: boolean;

  constructor(isFull = false) {
    super();
    this.isFull = isFull;
  }
}

export type InboxStore = ReturnType<typeof createInboxStore>;

interface Waiting {
  receivedAt: string;
  kind: EnquiryKind;
  /** JSON. */
  payload: string;
  resolve: () => void;
  reject: (error: InboxUnavailable) => void;
}

export interface InboxStoreOptions {
  file: string;
  /** For all of it together. */
  maxMegabytes?: number;
}

/**
 * Keeps submissions. Whatever arrives while the disk writes goes into the next transaction together: one wait for
 * the disk then serves dozens of visitors, and each is still answered only after it.
 */
export function createInboxStore({ file, maxMegabytes }: InboxStoreOptions) {
  const database = watchDatabase({
    file,
    open: () => openInbox(file, maxMegabytes),
    failed: (reason) =>
      `Buzón: no se puede guardar en ${file}: ${reason}. Los formularios responden 503 hasta que se resuelva.`,
    recovered: `Buzón: vuelve a guardar en ${file}.`,
  });
  let waiting: Waiting[] = [];
  let isWriting = false;
  let isClosed = false;

  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_BATCH);
      try {
        await database.use((inbox) => inbox.write(batch));
        waiting = waiting.slice(batch.length);
        for (const { resolve } of batch) resolve();
      } catch (error) {
        refuseWaiting(isFull(error));
      }
    }
    isWriting = false;
  };

  const refuseWaiting = (isInboxFull = false) => {
    const refused = waiting;
    waiting = [];
    for (const { reject } of refused) reject(new InboxUnavailable(isInboxFull));
  };

  return {
    /** Opens the file, so that the operator learns of an obstacle at the start and not from a visitor. */
    open: () => void database.use(() => {}).catch(() => {}),
    /** Resolves when the submission is on disk; rejects with `InboxUnavailable` when it is not. */
    add: (kind: EnquiryKind, payload: object): Promise<void> => {
      if (isClosed || waiting.length >= MAX_WAITING) return Promise.reject(new InboxUnavailable());
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const receivedAt = new Date().toISOString();
      waiting.push({ receivedAt, kind, payload: JSON.stringify(payload), resolve, reject });
      if (!isWriting) setImmediate(writeAll);
      isWriting = true;
      return promise;
    },
    close: () => {
      isClosed = true;
      refuseWaiting();
      database.close();
    },
  };
}

/** Beyond `maxMegabytes` it fails as on a full disk. */
function openInbox(file: string, maxMegabytes?: number) {
  const db = openDatabase(file, INBOX);
  if (maxMegabytes) {
    db.exec(`PRAGMA max_page_count = ${Math.floor((maxMegabytes * 1024 ** 2) / Number(pragma(db, 'page_size')))}`);
  }
  const insert = db.prepare('INSERT INTO submissions (received_at, kind, payload) VALUES (?, ?, ?)');
  return {
    /** All of them, on disk when it returns; none of them when it throws. */
    write: (submissions: readonly Waiting[]) =>
      inTransaction(db, () => {
        for (const { receivedAt, kind, payload } of submissions) insert.run(receivedAt, kind, payload);
      }),
    close: () => db.close(),
  };
}
