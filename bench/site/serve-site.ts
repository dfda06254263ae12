import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { PROJECT } from './project-copy.ts';

export interface ServedSite {
  origin: string;
  stop: () => Promise<unknown>;
}

/**
 * The project's own server over `dir`, on a free port. In a thread of its own, so that neither Lighthouse nor the
 * browser's driver makes it wait; not in a process, which could outlive a run that was interrupted.
 */
export async function serveSite(dir: string): Promise<ServedSite> {
  const server = new Worker(join(PROJECT, 'server/main.ts'), {
    env: { ...process.env, SITE_DIR: dir, HOST: '127.0.0.1', PORT: '0', INBOX_FILE: join(dir, '../buzon.sqlite') },
    stdout: true,
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = /http:\/\/\S+/.exec(line)?.[0];
    if (origin) return { origin, stop: () => server.terminate() };
  }
  throw new Error(`El servidor no arrancó sobre ${dir}.`);
}
