import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startVitest } from 'vitest/node';
import SkippedTestsReporter from './skipped-tests-reporter.ts';

/** What a run of this file says at its end. */
async function saidAfter(tests: string): Promise<string[]> {
  const root = mkdtempSync(join(import.meta.dirname, '../../node_modules/.saltadas-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'a.test.ts'), `import { beforeAll, describe, test } from 'vitest';\n${tests}`);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const { exitCode } = process;
  const run = await startVitest([], { root, config: false, watch: false, reporters: [new SkippedTestsReporter()] });
  await run.close();
  // A failure of that run is none of this one.
  process.exitCode = exitCode;
  return log.mock.calls.map(([line]) => String(line).trim());
}

test('a run that skipped something ends by naming it once, with how many tests did not run', async () => {
  const said = await saidAfter(`
    test('one that runs', () => {});
    describe.skip('in Firefox, which is missing', () => {
      describe('home', () => { test('a', () => {}); test('b', () => {}); });
      test('c', () => {});
    });
    describe('pages', () => { test.skip('judged by Java', () => {}); test('judged here', () => {}); });
  `);
  expect(said).toEqual(['Sin probar en esta máquina: in Firefox, which is missing (3) · pages > judged by Java (1)']);
});

test('a run that skipped nothing says nothing of it', async () => {
  expect(await saidAfter("test('one that runs', () => {});")).toEqual([]);
});

test('what could not run because its preparation failed is a failure, not something this machine lacks', async () => {
  const said = await saidAfter(`
    describe('rates', () => { beforeAll(() => { throw new Error('no build'); }); test('a', () => {}); });
  `);
  expect(said).toEqual([]);
});
