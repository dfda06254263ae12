import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from './inbox/testing/running-inbox.ts';
import { writeSite } from './testing/built-site.ts';

const PROJECT = join(import.meta.dirname, '..');

test('the image of the Dockerfile has all that the server and its commands need', async () => {
  const dockerfile = readFileSync(join(PROJECT, 'docs', 'deploying', 'Dockerfile'), 'utf8');
  const lines = /^RUN (mkdir -p \/server [\s\S]*?[^\\])$/m.exec(dockerfile)?.[1] ?? '';
  expect(lines).toContain('cp -r');
  const folder = testFolder();
  const image = join(folder, 'server');
  // The same lines, without Docker: only where they write to, and the built site, are others.
  const site = writeSite(folder);
  const script = lines
    .replaceAll('/server/', `${image}/`)
    .replaceAll(' /server', ` ${image}`)
    .replace(' dist ', ` ${site} `);
  execFileSync('sh', ['-ec', script], { cwd: PROJECT });

  mkdirSync(join(folder, 'data'));
  const env = { PORT: '0', HOST: '127.0.0.1', INBOX_FILE: join(folder, 'data', 'buzon.sqlite') };
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: image, env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  const [line] = await once(server.stdout, 'data');
  const origin = /http:\S+/.exec(String(line))?.[0];
  expect(await (await fetch(`${origin}/pais/japan`)).text()).toContain('Visa para Japón');
  expect((await fetch(`${origin}/avisos/clave`)).status).toBe(200);
  const inbox = execFileSync(process.execPath, ['scripts/inbox.ts', 'list'], { cwd: image, env, encoding: 'utf8' });
  expect(inbox).toBe('El buzón está vacío.\n');
});
