import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ChildServer {
  child: ChildProcess;
  port: number;
  /** What it has said so far, on both streams. */
  log: () => string;
  /** `kill -9`: it has no chance to tidy up. */
  kill: () => Promise<void>;
}

const MAIN = join(import.meta.dirname, '..', '..', 'main.ts');

export interface ChildServerOptions {
  /** No file may grow beyond it: a write then fails as on a full disk. */
  maxFileKilobytes?: number;
}

/** The real server as a process of its own, on a free port. */
export async function startChildServer(
  siteDir: string,
  env: Record<string, string>,
  { maxFileKilobytes }: ChildServerOptions = {},
): Promise<ChildServer> {
  const [command, ...commandArguments] = maxFileKilobytes
    ? ['bash', '-c', `trap '' XFSZ; ulimit -S -f ${maxFileKilobytes}; exec "$0" "$1"`, process.execPath, MAIN]
    : [process.execPath, MAIN];
  const child = spawn(command ?? '', commandArguments, {
    env: { PORT: '0', HOST: '127.0.0.1', SITE_DIR: siteDir, INBOX_RATE_PER_MINUTE: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let log = '';
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk;
      const found = /http:\/\/localhost:(\d+)/.exec(log)?.[1];
      if (found) resolve(Number(found));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`El servidor terminó: ${log.trim()}`)));
  });
  return {
    child,
    port,
    log: () => log,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
