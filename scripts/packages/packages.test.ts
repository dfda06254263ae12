import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { isAccepted, productionLicences } from './licences.ts';
import { lockedPackages, reviewedInstallScripts } from './lockfile.ts';

const packages = lockedPackages();
const ROOT = join(import.meta.dirname, '../..');

describe('the lockfile', () => {
  test('holds every package with its fingerprint and no download address', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(({ integrity }) => !integrity).map(({ path }) => path)).toEqual([]);
    expect(packages.filter(({ resolved }) => resolved).map(({ path }) => path)).toEqual([]);
  });

  test('lets no package run a script at installation that nobody reviewed', () => {
    const withScripts = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
    expect([...withScripts].filter((name) => !Object.hasOwn(reviewedInstallScripts(), name))).toEqual([]);
  });

  test('reviews no script that is gone', () => {
    const names = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
    expect(Object.keys(reviewedInstallScripts()).filter((name) => !names.has(name))).toEqual([]);
  });
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

test('the hosted check runs the same command as .ci/run', () => {
  const workflow = parse(readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8')) as {
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const commands = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands).toEqual(['.ci/run']);
});
