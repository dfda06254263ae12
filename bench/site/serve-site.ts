import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT } from './build-site.ts';

export interface ServedSite {
  origin: string;
  stop: () => void;
}

/**
 * The project's own server over `dir`, on a free port. In its own process, so that neither Lighthouse nor
 * the browser's driver makes it wait.
 */
export async function serveSite(dir: string): Promise<ServedSite> {
  const server = spawn(process.execPath, [join(PROJECT, 'server/main.ts')], {
    env: { ...process.env, SITE_DIR: dir, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    server.kill();
  };
  process.once('exit', stop);
  server.once('exit', (code, signal) => {
    // Otherwise every measure after it would fail with nothing but "connection refused".
    if (!isStopping) console.error(`El servidor sobre ${dir} se detuvo sin que se le pidiera: ${signal ?? code}.`);
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = /http:\/\/\S+/.exec(line)?.[0];
    if (origin) return { origin, stop };
  }
  throw new Error(`El servidor no arrancó sobre ${dir}.`);
}
