import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** A project of its own with this one's set-up and npm settings. */
function project(packageJson: object, lockedRoot: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'pasaporte-instalar-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'scripts'));
  cpSync(join(ROOT, 'scripts/set-up.mjs'), join(folder, 'scripts/set-up.mjs'));
  cpSync(join(ROOT, '.npmrc'), join(folder, '.npmrc'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'prueba', ...packageJson }));
  const lockfile = { name: 'prueba', lockfileVersion: 3, packages: { '': lockedRoot } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockfile));
  return folder;
}

test.each([
  [{ dependencies: { hono: '4.13.19' } }, {}, 'hono'],
  [{ dependencies: { hono: '4.13.19' } }, { dependencies: { hono: '4.13.18' } }, 'hono'],
  [{}, { devDependencies: { vitest: '5.1.1' } }, 'vitest'],
  [{ optionalDependencies: { sharp: '1.0.0' } }, { dependencies: { sharp: '1.0.0' } }, 'sharp'],
])('nothing is installed where package.json %j is not what was locked, %j', (packageJson, lockedRoot, name) => {
  const folder = project(packageJson, lockedRoot);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/set-up.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(`no coinciden en ${name}`);
  expect(existsSync(join(folder, 'node_modules'))).toBe(false);
});

test('no package runs a script of its own at installation', { timeout: 60_000 }, () => {
  const folder = project({ dependencies: { intruso: 'file:intruso-1.0.0.tgz' } }, {});
  const npm = (where: string, ...words: string[]) =>
    execFileSync('npm', [...words, '--offline', '--loglevel=error'], { cwd: where });
  const intruder = join(folder, 'intruso');
  mkdirSync(intruder);
  const scripts = { postinstall: `touch ${join(folder, 'ran')}` };
  writeFileSync(join(intruder, 'package.json'), JSON.stringify({ name: 'intruso', version: '1.0.0', scripts }));
  npm(folder, 'pack', './intruso');
  npm(folder, 'install', '--no-save');
  expect(existsSync(join(folder, 'node_modules/intruso'))).toBe(true);
  expect(existsSync(join(folder, 'ran'))).toBe(false);
});
