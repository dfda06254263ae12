import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isLocked, reasonOf } from './outage-reason.ts';

/** Longest wait for another program (the `inbox` command, a backup) that holds the file. */
const LOCK_WAIT_MS = 2000;
const LOCK_RETRY_MS = 20;
/** After a failure the file is left alone for so long: checking a damaged file on each request would be work for nothing. */
const PAUSE_MS = 500;

export interface WatchedDatabaseOptions<Database> {
  file: string;
  /** Opens the file without waiting for locks; throws where it cannot be used. */
  open: () => Database;
  /** The line for the operator when it can no longer be used, and the one when it can again. */
  failed: (reason: string) => string;
  recovered: string;
}

export type WatchedDatabase<Database> = ReturnType<typeof watchDatabase<Database & { close: () => void }>>;

/**
 * A database file that other programs may lock, damage, remove or put back while the server runs. Nothing is called
 * stored that is not in the file of that name.
 */
export function watchDatabase<Database extends { close: () => void }>(options: WatchedDatabaseOptions<Database>) {
  const { file, open, failed, recovered } = options;
  let database: Database | undefined;
  let stamp = '';
  let outage: { error: unknown; reason: string; pauseUntil: number } | undefined;
  let isClosed = false;

  const opened = (): Database => {
    if (database && stampOf(file) !== stamp) forget();
    database ??= open();
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

  /** One line when it begins or its reason changes; a line for each visitor would drown everything else. */
  const fail = (error: unknown): never => {
    if (!isLocked(error)) forget();
    const reason = reasonOf(error);
    if (outage?.reason !== reason) console.error(failed(reason));
    outage = { error, reason, pauseUntil: performance.now() + PAUSE_MS };
    throw error;
  };

  return {
    /** What `work` returns, which is on disk then; throws when the file cannot be used, after a short wait for a lock. */
    use: async <Result>(work: (database: Database) => Result): Promise<Result> => {
      const since = performance.now();
      if (outage && since < outage.pauseUntil) throw outage.error;
      for (;;) {
        if (isClosed) throw new Error('The database is closed');
        try {
          const result = work(opened());
          stamp = stampOf(file);
          if (outage) console.log(recovered);
          outage = undefined;
          return result;
        } catch (error) {
          if (!isLocked(error) || performance.now() - since >= LOCK_WAIT_MS) fail(error);
        }
        await pause(LOCK_RETRY_MS);
      }
    },
    close: () => {
      isClosed = true;
      forget();
    },
  };
}

/**
 * SQLite goes on writing into a file that was deleted or overwritten under it, and what it then calls stored is
 * lost. The main file changes only at our own checkpoints, the write-ahead log never changes place.
 */
function stampOf(file: string): string {
  const options = { bigint: true, throwIfNoEntry: false } as const;
  const main = statSync(file, options);
  const log = statSync(`${file}-wal`, options);
  return [main?.dev, main?.ino, main?.size, main?.mtimeNs, log?.ino].join(':');
}
