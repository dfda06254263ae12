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

const npm = (folder: string, ...words: string[]) =>
  execFileSync('npm', [...words, '--offline', '--loglevel=error'], { cwd: folder });

/** A package as a file in the folder. */
function pack(folder: string, packageJson: { name: string; scripts?: object }): void {
  mkdirSync(join(folder, packageJson.name));
  writeFileSync(join(folder, packageJson.name, 'package.json'), JSON.stringify({ version: '1.0.0', ...packageJson }));
  npm(folder, 'pack', `./${packageJson.name}`);
}

test('npm start installs what builds and serves, npm test adds the rest, and neither takes anything away', () => {
  const lists = {
    dependencies: { servir: 'file:servir-1.0.0.tgz' },
    devDependencies: { probar: 'file:probar-1.0.0.tgz' },
  };
  const folder = project(lists, lists);
  for (const name of ['servir', 'probar']) pack(folder, { name });
  const installed = (...words: string[]) => {
    const env = { ...process.env, npm_config_offline: 'true' };
    execFileSync(process.execPath, ['scripts/set-up.mjs', ...words], { cwd: folder, env });
    return ['servir', 'probar'].filter((name) => existsSync(join(folder, 'node_modules', name)));
  };
  expect(installed('--omit=dev')).toEqual(['servir']);
  expect(installed()).toEqual(['servir', 'probar']);
  expect(installed('--omit=dev')).toEqual(['servir', 'probar']);
});

test('no package runs a script of its own at installation', () => {
  const folder = project({ dependencies: { intruso: 'file:intruso-1.0.0.tgz' } }, {});
  pack(folder, { name: 'intruso', scripts: { postinstall: `touch ${join(folder, 'ran')}` } });
  npm(folder, 'install', '--no-save');
  expect(existsSync(join(folder, 'node_modules/intruso'))).toBe(true);
  expect(existsSync(join(folder, 'ran'))).toBe(false);
});
