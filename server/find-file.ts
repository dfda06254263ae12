import type { RedirectRule } from '../src/hosting/rules.ts';
import { foldAddress } from './address.ts';
import type { Site } from './site.ts';

/**
 * Makes the function that says what is at a decoded path. Any other spelling of a page's address or of an
 * alias (capitals, accents, closing slash, `.html`) moves to the canonical one in a single step, because a
 * page has one address only.
 */
export function createFindFile({ files, redirectRules }: Site) {
  const pages = [...files.values()].filter((file) => file.isPage);
  const moved = new Map<string, Pick<RedirectRule, 'to' | 'status'>>([
    ...pages.map(({ address }) => [foldAddress(address), { to: address, status: 301 }] as const),
    ...redirectRules.map(({ from, to, status }) => [foldAddress(from), { to, status }] as const),
  ]);

  return (path: string) => {
    const file = files.get(path);
    return { file, target: file ? undefined : moved.get(foldAddress(path)) };
  };
}
