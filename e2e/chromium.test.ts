import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { prepareChromium } from './chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Prepares the browser of the folder named and starts it, in a process of its own, as a worker or a second run would. */
const PREPARE_AND_START = `
  import { execFileSync } from 'node:child_process';
  import { prepareChromium } from '${join(import.meta.dirname, 'chromium.ts')}';
  const { executablePath, env } = await prepareChromium(process.argv[1]);
  console.log(execFileSync(executablePath, ['--no-sandbox', '--version'], { env, encoding: 'utf8' }));
`;

test('a run that unpacks the browser while another one comes first throws its own away and starts that', async () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  const { executablePath } = await prepareChromium();
  const parent = mkdtempSync(join(import.meta.dirname, '../node_modules/.chromium-'));
  try {
    const folder = join(parent, 'browser');
    const second = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PREPARE_AND_START, folder]);
    await expect.poll(() => readdirSync(parent)).toEqual([expect.stringMatching(/^browser-/)]);
    symlinkSync(dirname(executablePath), folder);
    expect((await second).stdout).toMatch(/Chrom.*\d/);
    expect(readdirSync(parent)).toEqual(['browser']);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
});

test('a browser that a setting names is never replaced in silence, not even when it is missing', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/chromium');
  expect((await prepareChromium()).executablePath).toBe('/no/such/chromium');
});
