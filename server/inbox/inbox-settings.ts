import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Reads one setting; reports it when `isValid` refuses its value. */
export type ReadSetting = (name: string, fallback: string, isValid: (value: string) => boolean, fix: string) => string;

const MAX_RATE = 1000;
const MAX_MEGABYTES = 99_999;

/** Whether visitors could download the inbox: links are followed, as the server reads what they lead to. */
export function isInside(folder: string, file: string): boolean {
  const place = dirname(file);
  const nearest = nearestExisting(place);
  const way = relative(realpathSync(folder), join(realpathSync(nearest), relative(nearest, place)));
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

export function readInboxSettings(read: ReadSetting, projectRoot: string) {
  const rate = read(
    'INBOX_RATE_PER_MINUTE',
    '20',
    isRate,
    `escribe un número entero entre 1 y ${MAX_RATE}, o 0 para no limitar.`,
  );
  const proxy = read(
    'TRUST_PROXY',
    '0',
    (value) => value === '0' || value === '1',
    'escribe 1 si hay un proxy propio delante, o 0 si no lo hay.',
  );
  const size = read(
    'INBOX_MAX_MB',
    '256',
    (value) => /^[1-9]\d{0,4}$/.test(value),
    `escribe un número entero de megabytes entre 1 y ${MAX_MEGABYTES}.`,
  );
  return {
    file: readInboxFile(read, projectRoot),
    /** For the whole inbox. */
    maxMegabytes: Number(size),
    /** Submissions a minute and address; 0 means no limit. */
    ratePerMinute: Number(rate),
    trustProxy: proxy === '1',
  };
}

/** Where the inbox is; the `inbox` command asks for this alone. */
export function readInboxFile(read: ReadSetting, projectRoot: string): string {
  const file = read(
    'INBOX_FILE',
    join(projectRoot, 'data', 'buzon.sqlite'),
    canHoldInbox,
    'escribe la ruta de un archivo en una carpeta en la que se pueda escribir.',
  );
  return resolve(file);
}

/** The alerts are beside the inbox, as they hold what the inbox holds: addresses of people. */
export function alertsFile(inboxFile: string): string {
  return join(dirname(inboxFile), 'avisos.sqlite');
}

function isRate(value: string): boolean {
  return /^\d{1,4}$/.test(value) && Number(value) <= MAX_RATE;
}

/** A file, or a place where one can be made: folders that are missing will be made too. */
function canHoldInbox(value: string): boolean {
  const file = resolve(value);
  if (/[/\\]$/.test(value) || isFolder(file)) return false;
  const nearest = nearestExisting(dirname(file));
  return isFolder(nearest) && isWritable(nearest);
}

function nearestExisting(path: string): string {
  return exists(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}

function exists(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // Below something that is no folder (ENOTDIR), or out of sight.
    return false;
  }
}

export function isFolder(path: string): boolean {
  return exists(path) && statSync(path).isDirectory();
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
