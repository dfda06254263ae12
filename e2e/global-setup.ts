import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the server under test, without a closing slash. */
    baseUrl: string;
  }
}

const PROJECT_ROOT = join(import.meta.dirname, '..');

/**
 * Makes the browser ready before any worker wants it, and starts the real server (`npm run serve`) on a free port, as
 * its own process, to stop it as a supervisor would. `SITE_DIR` names the built site; unset, it is `dist/`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await prepareChromium();
  const siteDir = resolve(PROJECT_ROOT, process.env['SITE_DIR'] || 'dist');
  const inboxDir = mkdtempSync(join(tmpdir(), 'buzon-'));
  const server = spawn(process.execPath, ['main.ts'], {
    cwd: join(PROJECT_ROOT, 'server'),
    // Resolved here, because the server runs in another folder.
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_DIR: siteDir,
      INBOX_FILE: join(inboxDir, 'buzon.sqlite'),
      INBOX_RATE_PER_MINUTE: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<string>((resolve) =>
    server.once('exit', (code, signal) =>
      resolve(`The server ended with ${signal ?? `code ${code}`}: ${output.trim()}`),
    ),
  );

  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/[^\s/]+:(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('error', reject);
    ended.then((reason) => reject(new Error(reason)));
  });
  project.provide('baseUrl', `http://127.0.0.1:${port}`);

  let isStopping = false;
  ended.then((reason) => {
    if (!isStopping) console.error(reason);
  });
  return async () => {
    isStopping = true;
    server.kill('SIGTERM');
    await ended;
    rmSync(inboxDir, { recursive: true, force: true });
  };
}
