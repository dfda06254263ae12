import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { TIMEOUTS, type Timeouts } from './http-server.ts';
import { alertsFile, isFolder, isInside, type ReadSetting, readInboxSettings } from './inbox/inbox-settings.ts';

export type Settings = ReturnType<typeof readSettings>['settings'];

/**
 * Reads the environment: settings, and one line for the operator about each value that cannot be used. A setting left
 * empty counts as unset, as most panels cannot tell the two apart.
 */
export function readSettings(env: Record<string, string | undefined>, projectRoot: string) {
  const problems: string[] = [];
  const read = settingReader(env, problems);

  const port = read('PORT', '3000', isPort, 'escribe un número entero entre 0 y 65535.');
  const host = read('HOST', '0.0.0.0', isHost, 'escribe una dirección IP o un nombre de equipo, como 127.0.0.1.');
  const siteDir = read('SITE_DIR', join(projectRoot, 'dist'), isFolder, 'escribe la ruta de una carpeta que exista.');
  const timeouts = readTimeouts(read);
  const inbox = readInboxSettings(read, projectRoot);
  const push = {
    file: alertsFile(inbox.file),
    allowLoopback:
      read('PUSH_ALLOW_LOOPBACK', '0', (value) => value === '0' || value === '1', 'escribe 1 o 0.') === '1',
  };
  if (problems.length === 0 && isFolder(siteDir) && isInside(siteDir, inbox.file)) {
    problems.push(`INBOX_FILE="${inbox.file}" no sirve: lo que está en SITE_DIR se publica; escribe otra carpeta.`);
  }
  return { settings: { port: Number(port), host, siteDir: resolve(siteDir), timeouts, inbox, push }, problems };
}

function readTimeouts(read: ReadSetting): Timeouts {
  const milliseconds = (name: string, fallback: number) =>
    Number(read(name, String(fallback), isDuration, 'escribe milisegundos, entre 50 y 3600000.'));
  return {
    headers: milliseconds('HEADERS_TIMEOUT_MS', TIMEOUTS.headers),
    request: milliseconds('REQUEST_TIMEOUT_MS', TIMEOUTS.request),
    keepAlive: milliseconds('KEEP_ALIVE_TIMEOUT_MS', TIMEOUTS.keepAlive),
    stalled: milliseconds('STALLED_TIMEOUT_MS', TIMEOUTS.stalled),
  };
}

function isDuration(value: string): boolean {
  return /^\d{2,7}$/.test(value) && Number(value) >= 50 && Number(value) <= 3_600_000;
}

/** Reads settings one by one and gathers a line in `problems` about each that cannot be used. */
export function settingReader(env: Record<string, string | undefined>, problems: string[]): ReadSetting {
  return (name, fallback, isValid, fix) => {
    const value = env[name]?.trim();
    if (!value) return fallback;
    if (!isValid(value)) problems.push(`${name}=${JSON.stringify(value)} no sirve: ${fix}`);
    return value;
  };
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65535;
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) && !/^[\d.]+$/.test(value));
}
