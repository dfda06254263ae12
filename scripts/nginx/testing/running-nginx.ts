import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readRules } from '../../../server/site.ts';
import { renderNginx } from '../render-nginx.ts';

const PUBLISHED = join(import.meta.dirname, '../../../docs/deploying/nginx.conf');
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
// Debian keeps it where only root's PATH leads.
const PLACES = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];

/** How to call nginx on this machine; undefined where there is none. */
export function findNginx(): string | undefined {
  return PLACES.find((program) => spawnSync(program, ['-v']).status === 0);
}

/** Whether it can send what the build compressed with Brotli. */
export const hasBrotli = existsSync(BROTLI_MODULE);

export interface NginxOptions {
  program: string;
  siteDir: string;
  /** For its configuration and temporary files. */
  folder: string;
  /** Where the inbox listens. */
  inboxPort?: number;
  /** More lines for `http {`. */
  extra?: string;
}

/** Real nginx with the configuration that `docs/deploying` publishes, on a free port and without rights of its own. */
export async function startNginx(options: NginxOptions) {
  const port = await freePort();
  const config = writeConfig(port, options);
  const child = spawn(options.program, ['-p', options.folder, '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`nginx no arrancó: ${log}`);
    await pause(50);
  }
  return {
    origin,
    pid: child.pid ?? 0,
    log: () => log,
    stop: async () => {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}

function writeConfig(port: number, { siteDir, folder, inboxPort = 3000, extra = '' }: NginxOptions): string {
  const { headerRules, redirectRules } = readRules(siteDir);
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  for (const [name, text] of Object.entries(renderNginx(headerRules, redirectRules))) write(name, text);
  const published = readFileSync(PUBLISHED, 'utf8')
    .replaceAll('/etc/nginx/pasaporte-verde', folder)
    .replaceAll('/var/log/nginx', folder)
    .replace('/srv/pasaporte-verde', siteDir)
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${inboxPort}`)
    .replace('brotli_static on;', hasBrotli ? 'brotli_static on;' : '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return write(
    'nginx.conf',
    [
      hasBrotli ? `load_module ${BROTLI_MODULE};` : '',
      // Its worker would become `nobody`, who may not read a folder of the person who runs the test.
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off; worker_processes 1; error_log stderr warn;',
      `pid ${join(folder, 'nginx.pid')};`,
      'events { worker_connections 4096; }',
      'http {',
      'access_log off; sendfile on; tcp_nopush on;',
      ...temporary.map((name) => `${name}_temp_path ${join(folder, 'tmp', name)};`),
      extra,
      `include ${write('site.conf', published)};`,
      '}',
      '',
    ].join('\n'),
  );
}

/** Where nobody listens just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(origin: string): Promise<boolean> {
  try {
    await (await fetch(origin, { method: 'HEAD' })).body?.cancel();
    return true;
  } catch {
    return false;
  }
}
