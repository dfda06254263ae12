import { canonicalSlug, guidePath, questionPath } from '../catalogue/slug.ts';
import { tried } from '../ui/tried.ts';

/** Every slug and alias (lower case, no accents) with the canonical slug it stands for. */
export type SlugTable = Readonly<Record<string, string>>;

/**
 * Where an address without a page should lead in the browser, or undefined to stay. A server that
 * knows the redirects answers them itself; this covers hosts that do not.
 * - an alias or another spelling of a country → its canonical address;
 * - `/pais/{unknown}` → `/404`;
 * - anything else stays where it is.
 */
export function replacementFor(pathname: string, slugs: SlugTable): string | undefined {
  const path = (tried(() => decodeURIComponent(pathname)) ?? pathname).replace(/\.html$/, '').replace(/\/+$/, '');
  const question = /^\/pais(?:\/(.*))?$/i.exec(path);
  if (question) {
    const slug = lookUp(question[1] ?? '', slugs);
    return slug ? questionPath(slug) : '/404';
  }
  const guide = /^\/visa-para-(.+)-mexicanos$/i.exec(path);
  const slug = guide?.[1] && lookUp(guide[1], slugs);
  if (slug && guidePath(slug) !== pathname) return guidePath(slug);
  return undefined;
}

function lookUp(text: string, slugs: SlugTable): string | undefined {
  if (text.includes('/')) return undefined;
  const key = canonicalSlug(text);
  return Object.hasOwn(slugs, key) ? slugs[key] : undefined;
}
