import type { EnquiryKind } from '../../src/forms/kinds.ts';
import { isFull } from '../outage-reason.ts';
import { watchDatabase } from '../watched-database.ts';
import { type InboxDatabase, type NewSubmission, openInboxDatabase } from './inbox-database.ts';

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

interface Waiting extends NewSubmission {
  resolve: () => void;
  reject: (error: InboxUnavailable) => void;
}

export interface InboxStoreOptions {
  file: string;
  /** For all of it together. */
  maxMegabytes?: number;
  openDatabase?: (file: string, maxMegabytes?: number) => InboxDatabase;
}

/**
 * Keeps submissions. Whatever arrives while the disk writes goes into the next transaction together: one wait for
 * the disk then serves dozens of visitors, and each is still answered only after it.
 */
export function createInboxStore({ file, maxMegabytes, openDatabase = openInboxDatabase }: InboxStoreOptions) {
  const database = watchDatabase({
    file,
    open: () => openDatabase(file, maxMegabytes),
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
