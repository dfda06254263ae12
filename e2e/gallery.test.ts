import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoViolations } from './axe.ts';
import { expectNoSidewaysScroll, PHONE, useSite } from './site.ts';

const ROOT = join(import.meta.dirname, '..');
const { open } = useSite();

let server: ChildProcess;
let address: string;

beforeAll(async () => {
  server = spawn(process.execPath, [join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'dev', '--port', '0'], {
    cwd: ROOT,
    // Nothing of the test runner's: its settings would make this another kind of build.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
  address = await new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk) => {
      const local = /http:\/\/localhost:\d+/.exec(String(chunk))?.[0];
      if (local) resolve(`${local}/piezas`);
    });
    server.once('exit', () => reject(new Error('The development server ended.')));
  });
  // It reads the whole catalogue for its first answer, which on a busy machine takes longer than a page may.
  await fetch(address);
});
afterAll(() => server.kill());

test('every piece of the gallery is drawn, fits a phone and passes axe in both themes', async () => {
  const page = await open(address, { viewport: PHONE });
  const drawn = await page
    .locator('[data-example]')
    .evaluateAll((examples) => examples.map((example) => example.getBoundingClientRect().height));
  expect(drawn.length).toBeGreaterThan(15);
  expect(Math.min(...drawn)).toBeGreaterThan(40);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
});

test('the built site has no gallery', () => {
  expect(existsSync(join(ROOT, 'dist/index.html'))).toBe(true);
  expect(existsSync(join(ROOT, 'dist/piezas.html'))).toBe(false);
});
