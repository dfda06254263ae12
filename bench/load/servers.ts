import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findNginx, startNginx } from '../../scripts/nginx/running-nginx.ts';
import { PROJECT } from '../site/project-copy.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { onCore } from './cores.ts';

export interface MeasuredServer {
  name: string;
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** `npm start`, as a process: its memory and processor time are its own. */
export async function startOwn(dir: string): Promise<MeasuredServer> {
  const [command, args] = onCore('server', [process.execPath, join(PROJECT, 'server/main.ts')]);
  const child = spawn(command, args, {
    env: {
      ...process.env,
      SITE_DIR: dir,
      HOST: '127.0.0.1',
      PORT: '0',
      INBOX_FILE: join(temporaryFolder('buzon'), 'buzon.sqlite'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/\S+/.exec(line)?.[0];
    if (!origin) continue;
    const stop = async () => {
      process.off('exit', end);
      end();
      await ended;
    };
    return { name: 'el nuestro', origin: origin.replace('localhost', '127.0.0.1'), pid: child.pid ?? 0, stop };
  }
  throw new Error(`El servidor no arrancó sobre ${dir}.`);
}

/**
 * nginx with the configuration we publish, made faster in the two ways its own guides name: it remembers open files,
 * and hangs up on nobody. undefined where it is not installed.
 */
export async function startRival(dir: string): Promise<MeasuredServer | undefined> {
  const program = findNginx();
  if (!program) return undefined;
  const nginx = await startNginx({
    program,
    siteDir: dir,
    folder: temporaryFolder('nginx'),
    extra: 'open_file_cache max=4000 inactive=10m; open_file_cache_valid 10m; keepalive_requests 100000000;',
    wrap: (command) => onCore('server', command),
  });
  return { name: 'nginx', ...nginx };
}
