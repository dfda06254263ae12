import type { Context } from 'hono';
import { foldText } from '../src/catalogue/slug.ts';

/** Longer than any address of the site with room to spare; what is beyond is a mistake or a probe. */
export const MAX_PATH_LENGTH = 2000;

/** The path as it was sent. Hono's `c.req.path` is already partly decoded and hides a malformed `%`. */
export function rawPath(c: Context): string {
  return new URL(c.req.url).pathname;
}

/**
 * The path in plain characters, or undefined when its encoding is malformed. `decodeURI` leaves an encoded
 * slash (`%2F`) as it is, so it never becomes a folder separator.
 */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/**
 * What every spelling of one page's address has in common: `/País/JAPÓN/`, `/pais/japon.html` and
 * `/pais/japon` are all `/pais/japon`, and home is the empty string. Closing slashes are looked for only where a run of
 * them begins: from each slash anew, it would take the square of their number.
 */
export function foldAddress(path: string): string {
  return foldText(path)
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
}
