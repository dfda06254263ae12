import type { LockedPackage } from './lockfile.ts';

/**
 * Licences that ask no more than to keep their notice, and two that were looked at apart. LGPL: the image library that
 * sharp loads at build, unchanged and as a library of its own. MPL: the style sheet compiler and what draws the sharing images, unchanged, at build.
 * Nothing of either is in the built site. CC BY: the airports that the search box knows; the page `/datos` names them.
 */
export const ACCEPTED_LICENCES = [
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
] as const;

/** Packages by licence, those for production only; licence and names in order. */
export function productionLicences(packages: readonly LockedPackage[]): [licence: string, names: string[]][] {
  const production = packages.filter(({ dev }) => !dev);
  return [...Map.groupBy(production, ({ license }) => license)]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([licence, found]) => [licence, [...new Set(found.map(({ name }) => name))]]);
}

/** Whether every part of an SPDX expression is accepted (`A AND B`), or one of the choices is (`A OR B`). */
export function isAccepted(licence: string): boolean {
  const isListed = (name: string) => (ACCEPTED_LICENCES as readonly string[]).includes(name.trim());
  return licence
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every(isListed));
}
