import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** The file cannot be used, for a reason SQLite itself does not see. */
export class DatabaseFileError extends Error {
  override name = 'DatabaseFileError';
}

/** What a file of ours is made with. A file of another program is never written to. */
export interface DatabaseKind {
  /** In the header of the file. */
  applicationId: number;
  schema: string;
}

/**
 * Opens a file for what holds names and addresses, made anew with its folder where there is none: nobody else on the
 * machine may read it, and SQLite gives its side files the same mode. Never waits for a lock: it throws.
 */
export function openDatabase(file: string, kind: DatabaseKind, fill: (db: DatabaseSync) => void = () => {}) {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
  }
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    const isMade = isOfKind(db, kind);
    // What is answered with "received" outlives a power cut too, not only the end of the process.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    if (pragma(db, 'journal_mode') !== 'wal') throw new DatabaseFileError('está en un disco que no admite el modo WAL');
    const make = () => {
      // Another process may have done it meanwhile.
      if (isOfKind(db, kind)) return;
      db.exec(`${kind.schema} PRAGMA application_id = ${kind.applicationId}`);
      fill(db);
    };
    if (!isMade) inTransaction(db, make);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** False for a file that is still empty; throws for one of another program. */
export function isOfKind(db: DatabaseSync, { applicationId }: DatabaseKind): boolean {
  const application = pragma(db, 'application_id');
  if (application === applicationId) return true;
  const tables = db.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.['count'];
  if (application === 0 && tables === 0) return false;
  throw new DatabaseFileError('es una base de datos de otro programa');
}

/** Throws for a file in which something is damaged. Reads all of it. */
export function checkDatabase(db: DatabaseSync): void {
  if (pragma(db, 'quick_check(1)') !== 'ok') throw new DatabaseFileError('está dañado');
}

export function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

export function pragma(db: DatabaseSync, name: string): unknown {
  return Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

const BUSY = 5;
const LOCKED = 6;
const FULL = 13;

/** By SQLite's primary result code: what the operator can do something about. */
const REASONS: Record<number, string> = {
  1: 'no tiene las tablas de este programa',
  3: 'no hay permiso de escritura',
  [BUSY]: 'otro programa lo tiene bloqueado',
  [LOCKED]: 'otro programa lo tiene bloqueado',
  8: 'no hay permiso de escritura',
  10: 'el disco falla o está lleno',
  11: 'está dañado',
  [FULL]: 'no queda espacio en el disco o se llegó a INBOX_MAX_MB',
  14: 'no se puede abrir',
  26: 'está dañado o es de otro programa',
};

const FILE_REASONS: Record<string, string> = {
  EACCES: 'no hay permiso de escritura',
  EPERM: 'no hay permiso de escritura',
  EROFS: 'no hay permiso de escritura',
  ENOSPC: 'no queda espacio en el disco',
  EDQUOT: 'no queda espacio en el disco',
  ENOTDIR: 'una parte de la ruta no es una carpeta',
  EEXIST: 'una parte de la ruta no es una carpeta',
  EISDIR: 'es una carpeta',
};

export function isLocked(error: unknown): boolean {
  const code = primaryCode(error);
  return code === BUSY || code === LOCKED;
}

/** Nothing will change within minutes: somebody has to make room. */
export function isFull(error: unknown): boolean {
  return primaryCode(error) === FULL;
}

/** Why a database cannot be used, for a line in the log. Never the text of the error: it might quote a visitor. */
export function reasonOf(error: unknown): string {
  if (error instanceof DatabaseFileError) return error.message;
  const { code, errcode } = (error ?? {}) as { code?: string; errcode?: number };
  return (
    REASONS[primaryCode(error) ?? -1] ??
    FILE_REASONS[code ?? ''] ??
    `error ${errcode ?? code ?? 'desconocido'} de SQLite`
  );
}

/** SQLite's extended codes carry the primary one in their low byte. */
function primaryCode(error: unknown): number | undefined {
  const { errcode } = (error ?? {}) as { errcode?: number };
  return errcode === undefined ? undefined : errcode & 0xff;
}

/** Longest wait for another program (the `inbox` command, a backup) that holds the file. */
const LOCK_WAIT_MS = 2000;
const LOCK_RETRY_MS = 50;

export interface SharedDatabaseOptions<Database> {
  /** Opens the file without waiting for locks; throws where it cannot be used. */
  open: () => Database;
  /** The line for the operator when it can no longer be used, and the one when it can again. */
  failed: (reason: string) => string;
  recovered: string;
}

/** Resolves with what `work` returns, which is on disk then; rejects when the file cannot be used. */
export type UseDatabase<Database> = <Result>(work: (database: Database) => Result) => Promise<Result>;

/**
 * A database file that other programs may lock, damage, remove or put back while the server runs. It is opened for each use and
 * closed again: SQLite goes on writing into a file that was deleted under it, and what it then calls stored is lost.
 */
export function sharedDatabase<Database extends { close: () => void }>({
  open,
  failed,
  recovered,
}: SharedDatabaseOptions<Database>): UseDatabase<Database> {
  let outage: string | undefined;
  return async (work) => {
    const since = performance.now();
    for (;;) {
      try {
        const result = using(open(), work);
        if (outage) console.log(recovered);
        outage = undefined;
        return result;
      } catch (error) {
        if (!isLocked(error) || performance.now() - since >= LOCK_WAIT_MS) {
          const reason = reasonOf(error);
          // One line when it begins or its reason changes; a line for each visitor would drown everything else.
          if (outage !== reason) console.error(failed(reason));
          outage = reason;
          throw error;
        }
      }
      await pause(LOCK_RETRY_MS);
    }
  };
}

function using<Database extends { close: () => void }, Result>(
  database: Database,
  work: (database: Database) => Result,
) {
  try {
    return work(database);
  } finally {
    database.close();
  }
}
