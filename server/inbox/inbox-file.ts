import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Reads one setting; reports it when `isValid` refuses its value. */
export type ReadSetting = (name: string, fallback: string, isValid: (value: string) => boolean, fix: string) => string;

/** Reads settings one by one and gathers a line in `problems` about each that cannot be used. */
export function settingReader(env: Record<string, string | undefined>, problems: string[]): ReadSetting {
  return (name, fallback, isValid, fix) => {
    const value = env[name]?.trim();
    if (!value) return fallback;
    if (!isValid(value)) problems.push(`${name}=${JSON.stringify(value)} no sirve: ${fix}`);
    return value;
  };
}

/** Where the inbox is; the `inbox` command asks for this alone. */
export function readInboxFile(read: ReadSetting, projectRoot: string): string {
  const fix = 'escribe la ruta de un archivo en una carpeta en la que se pueda escribir.';
  return resolve(read('INBOX_FILE', join(projectRoot, 'data', 'buzon.sqlite'), canHoldInbox, fix));
}

/** The alerts are beside the inbox, as they hold what the inbox holds: addresses of people. */
export function alertsFile(inboxFile: string): string {
  return join(dirname(inboxFile), 'avisos.sqlite');
}

/** Whether visitors could download the inbox: links are followed, as the server reads what they lead to. */
export function isInside(folder: string, file: string): boolean {
  const place = dirname(file);
  const nearest = nearestExisting(place);
  const way = relative(realpathSync(folder), join(realpathSync(nearest), relative(nearest, place)));
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** A file, or a place where one can be made: folders that are missing will be made too. */
function canHoldInbox(value: string): boolean {
  const file = resolve(value);
  if (/[/\\]$/.test(value) || isFolder(file)) return false;
  const nearest = nearestExisting(dirname(file));
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK);
    return isFolder(nearest);
  } catch {
    return false;
  }
}

function nearestExisting(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}

export function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
