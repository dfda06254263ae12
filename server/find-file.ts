import { foldAddress } from './address.ts';
import type { Site } from './site.ts';
import type { SiteFile } from './site-files.ts';

export interface Moved {
  to: string;
  status: 301 | 302 | 303 | 307 | 308;
}

export type FindFile = (path: string) => { file: SiteFile } | { moved: Moved } | undefined;

/**
 * Makes the function that says what is at a decoded path. Any other spelling of a page's address or of an
 * alias (capitals, accents, closing slash, `.html`) moves to the canonical one in a single step, because a
 * page has one address only.
 */
export function createFindFile({ files, redirectRules }: Site): FindFile {
  const pages = [...files.values()].filter((file) => file.isPage);
  const moved = new Map<string, Moved>([
    ...pages.map(({ address }) => [foldAddress(address), { to: address, status: 301 }] as const),
    ...redirectRules.map(({ from, to, status }) => [foldAddress(from), { to, status }] as const),
  ]);

  return (path) => {
    const file = files.get(path);
    if (file) return { file };
    const target = moved.get(foldAddress(path));
    return target && { moved: target };
  };
}
