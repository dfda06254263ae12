import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { isAccepted, productionLicences } from './licences.ts';
import { lockedPackages } from './lockfile.ts';

const packages = lockedPackages();
const ROOT = join(import.meta.dirname, '../..');

describe('the lockfile', () => {
  test('holds every package with its fingerprint and no download address', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(({ integrity }) => !integrity).map(({ path }) => path)).toEqual([]);
    expect(packages.filter(({ resolved }) => resolved).map(({ path }) => path)).toEqual([]);
  });

  test.skipIf(process.platform !== 'linux')(
    'has the Node that serves among its packages, itself and not an installer that fetches it',
    () => {
      const { name, integrity } = packages.find(({ path }) => path === `node_modules/node-linux-${process.arch}`) ?? {};
      expect(integrity).toMatch(/^sha512-/);
      expect(realpathSync(join(ROOT, 'node_modules/.bin/node'))).toBe(
        join(ROOT, 'node_modules', name ?? '', 'bin/node'),
      );
      expect(process.version).toBe(`v${packages.find((one) => one.name === name)?.version}`);
    },
  );
});

describe('licences', () => {
  test('every production package has one that was accepted', () => {
    const groups = productionLicences(packages);
    expect(groups.length).toBeGreaterThan(3);
    expect(groups.filter(([licence]) => !isAccepted(licence))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['Apache-2.0 AND GPL-3.0', false],
    ['GPL-3.0', false],
    ['sin licencia declarada', false],
  ])('%s accepted: %s', (licence, accepted) => {
    expect(isAccepted(licence)).toBe(accepted);
  });
});

test('the hosted check brings the other browsers and runs the same command as .ci/run', () => {
  const workflow = parse(readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8')) as {
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const commands = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands).toEqual([expect.stringContaining('playwright-core install'), '.ci/run']);
});
