import { DatabaseFileError } from './private-database.ts';

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
