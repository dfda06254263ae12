import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { TIMEOUTS } from './http-server.ts';
import { alertsFile, isFolder, isInside, readInboxFile, settingReader } from './inbox/inbox-file.ts';

export type Settings = ReturnType<typeof readSettings>['settings'];

/**
 * Reads the environment: settings, and one line for the operator about each value that cannot be used. A setting left
 * empty counts as unset, as most panels cannot tell the two apart.
 */
export function readSettings(env: Record<string, string | undefined>, projectRoot: string) {
  const problems: string[] = [];
  const read = settingReader(env, problems);
  const number = (name: string, fallback: number, [least, most]: [number, number], fix: string) =>
    Number(
      read(
        name,
        String(fallback),
        (value) => /^\d{1,7}$/.test(value) && Number(value) >= least && Number(value) <= most,
        fix,
      ),
    );
  const isOn = (name: string, fix: string) => read(name, '0', (value) => /^[01]$/.test(value), fix) === '1';
  const milliseconds = (name: string, fallback: number) =>
    number(name, fallback, [50, 3_600_000], 'escribe milisegundos, entre 50 y 3600000.');

  const settings = {
    port: number('PORT', 3000, [0, 65_535], 'escribe un número entero entre 0 y 65535.'),
    host: read('HOST', '0.0.0.0', isHost, 'escribe una dirección IP o un nombre de equipo, como 127.0.0.1.'),
    siteDir: resolve(
      read('SITE_DIR', join(projectRoot, 'dist'), isFolder, 'escribe la ruta de una carpeta que exista.'),
    ),
    timeouts: {
      headers: milliseconds('HEADERS_TIMEOUT_MS', TIMEOUTS.headers),
      request: milliseconds('REQUEST_TIMEOUT_MS', TIMEOUTS.request),
      keepAlive: milliseconds('KEEP_ALIVE_TIMEOUT_MS', TIMEOUTS.keepAlive),
      stalled: milliseconds('STALLED_TIMEOUT_MS', TIMEOUTS.stalled),
    },
    inbox: {
      /** Submissions a minute and address; 0 means no limit. */
      ratePerMinute: number(
        'INBOX_RATE_PER_MINUTE',
        20,
        [0, 1000],
        'escribe un número entero entre 1 y 1000, o 0 para no limitar.',
      ),
      trustProxy: isOn('TRUST_PROXY', 'escribe 1 si hay un proxy propio delante, o 0 si no lo hay.'),
      /** For the whole inbox. */
      maxMegabytes: number('INBOX_MAX_MB', 256, [1, 99_999], 'escribe un número entero de megabytes entre 1 y 99999.'),
      file: readInboxFile(read, projectRoot),
    },
  };
  const { siteDir, inbox } = settings;
  const push = { file: alertsFile(inbox.file), allowLoopback: isOn('PUSH_ALLOW_LOOPBACK', 'escribe 1 o 0.') };
  if (problems.length === 0 && isFolder(siteDir) && isInside(siteDir, inbox.file)) {
    problems.push(`INBOX_FILE="${inbox.file}" no sirve: lo que está en SITE_DIR se publica; escribe otra carpeta.`);
  }
  return { settings: { ...settings, push }, problems };
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) && !/^[\d.]+$/.test(value));
}
