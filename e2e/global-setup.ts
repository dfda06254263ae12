import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the server under test, without a closing slash. */
    baseUrl: string;
  }
}

const PROJECT_ROOT = join(import.meta.dirname, '..');

/**
 * Starts the real server (`npm run serve`) on a free port, as its own process, and stops it as a
 * supervisor would. `SITE_DIR` names the built site; unset, it is `dist/`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [join(PROJECT_ROOT, 'server', 'main.ts')], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));

  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/[^\s/]+:(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}: ${output.trim()}`)));
  });
  project.provide('baseUrl', `http://127.0.0.1:${port}`);

  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
}
