import type { EnquiryKind } from '../../src/enquiries/kinds.ts';
import { isFull, isLocked, reasonOf } from '../outage-reason.ts';
import { type InboxDatabase, type NewSubmission, openInboxDatabase } from './inbox-database.ts';

/** Longest wait for another program (the `inbox` command, a backup) that is writing to the file. */
const LOCK_WAIT_MS = 2000;
const LOCK_RETRY_MS = 20;
/** After a failure the file is left alone for so long: checking a damaged file on each request would be work for nothing. */
const PAUSE_MS = 500;
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
  since: number;
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
export function createInboxStore(options: InboxStoreOptions) {
  const { file, maxMegabytes, openDatabase = openInboxDatabase } = options;
  let database: InboxDatabase | undefined;
  let waiting: Waiting[] = [];
  let isScheduled = false;
  let isClosed = false;
  let outage: { reason: string; isFull: boolean; pauseUntil: number } | undefined;

  const schedule = () => {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(writeBatch);
  };

  const writeBatch = () => {
    isScheduled = false;
    const [oldest] = waiting;
    if (!oldest) return;
    const batch = waiting.slice(0, MAX_BATCH);
    try {
      opened().write(batch);
    } catch (error) {
      if (isLocked(error) && performance.now() - oldest.since < LOCK_WAIT_MS) {
        isScheduled = true;
        setTimeout(writeBatch, LOCK_RETRY_MS);
        return;
      }
      fail(error);
      return;
    }
    waiting = waiting.slice(batch.length);
    for (const { resolve } of batch) resolve();
    noteRecovery();
    schedule();
  };

  const opened = (): InboxDatabase => {
    if (database && !database.isUnchanged()) forget();
    database ??= openDatabase(file, maxMegabytes);
    return database;
  };

  const forget = () => {
    const old = database;
    database = undefined;
    try {
      old?.close();
    } catch {
      // It is given up because something is wrong with it; that it cannot end in order is no news.
    }
  };

  const fail = (error: unknown) => {
    if (!isLocked(error)) forget();
    noteOutage(error);
    refuseWaiting();
  };

  const refuseWaiting = () => {
    const refused = waiting;
    waiting = [];
    for (const { reject } of refused) reject(new InboxUnavailable(outage?.isFull));
  };

  /** One line when it begins or its reason changes; a line for each visitor would drown everything else. */
  const noteOutage = (error: unknown) => {
    const reason = reasonOf(error);
    if (outage?.reason !== reason) {
      console.error(
        `Buzón: no se puede guardar en ${file}: ${reason}. Los formularios responden 503 hasta que se resuelva.`,
      );
    }
    outage = { reason, isFull: isFull(error), pauseUntil: performance.now() + PAUSE_MS };
  };

  const noteRecovery = () => {
    if (outage) console.log(`Buzón: vuelve a guardar en ${file}.`);
    outage = undefined;
  };

  return {
    /** Opens the file, so that the operator learns of an obstacle at the start and not from a visitor. */
    open: () => {
      try {
        opened();
      } catch (error) {
        forget();
        noteOutage(error);
      }
    },
    /** Resolves when the submission is on disk; rejects with `InboxUnavailable` when it is not. */
    add: (kind: EnquiryKind, payload: object): Promise<void> => {
      const since = performance.now();
      if (isClosed || waiting.length >= MAX_WAITING || (outage && since < outage.pauseUntil)) {
        return Promise.reject(new InboxUnavailable(outage?.isFull));
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const receivedAt = new Date().toISOString();
      waiting.push({ receivedAt, kind, payload: JSON.stringify(payload), since, resolve, reject });
      schedule();
      return promise;
    },
    close: () => {
      isClosed = true;
      refuseWaiting();
      forget();
    },
  };
}
