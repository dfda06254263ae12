import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..');

/** One installed package as `package-lock.json` records it; `dev` where it is only needed to develop and test. */
interface LockedPackage {
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
}

const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const packages = Object.entries(lockfile.packages as Record<string, LockedPackage>)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ path, ...entry }));

/**
 * Licences that ask no more than to keep their notice, and two that were looked at apart. LGPL: the image library that
 * sharp loads at build, unchanged and as a library of its own. MPL: the style sheet compiler and what draws the sharing images, unchanged, at build.
 * Nothing of either is in the built site. CC BY: the airports that the search box knows; the page `/datos` names them.
 */
const ACCEPTED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC BY 4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'Python-2.0',
  'Zlib',
];

/** Whether every part of an SPDX expression is accepted (`A AND B`), or one of the choices is (`A OR B`). */
function isAccepted(licence = 'sin licencia declarada'): boolean {
  const isListed = (name: string) => ACCEPTED_LICENCES.includes(name.trim());
  return licence
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every(isListed));
}

describe('the lockfile', () => {
  test('holds every package with its fingerprint and no download address', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(({ integrity }) => !integrity).map(({ path }) => path)).toEqual([]);
    expect(packages.filter(({ resolved }) => resolved).map(({ path }) => path)).toEqual([]);
  });

  test.skipIf(process.platform !== 'linux')(
    'has the Node that serves among its packages, itself and not an installer that fetches it',
    () => {
      const path = `node_modules/node-linux-${process.arch}`;
      const { version, integrity } = packages.find((one) => one.path === path) ?? {};
      expect(integrity).toMatch(/^sha512-/);
      expect(realpathSync(join(ROOT, 'node_modules/.bin/node'))).toBe(join(ROOT, path, 'bin/node'));
      expect(process.version).toBe(`v${version}`);
    },
  );
});

test('every production package has a licence that was accepted', () => {
  const production = packages.filter(({ dev }) => !dev);
  expect(production.length).toBeGreaterThan(50);
  const refused = production.filter(({ license }) => !isAccepted(license));
  expect(refused.map(({ path, license }) => `${path}: ${license}`)).toEqual([]);
  expect(isAccepted('(MIT OR GPL-3.0)')).toBe(true);
  for (const licence of ['Apache-2.0 AND GPL-3.0', 'GPL-3.0', undefined]) expect(isAccepted(licence)).toBe(false);
});

test('the hosted check brings the other browsers and runs the same command as .ci/run', () => {
  const workflow = parse(readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8')) as {
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const commands = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands).toEqual([expect.stringContaining('playwright-core install'), '.ci/run']);
});
