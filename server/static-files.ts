import type { Context, Handler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { RedirectRule } from '../src/site/hosting/rules.ts';
import { decodePath, foldAddress, rawPath } from './address.ts';
import { errorAnswer } from './error-page.ts';
import type { Encoding, Site, SiteFile, Variant } from './site.ts';

const NOT_FOUND_ADDRESS = '/404';

/**
 * Answers with the files of the site. Hono's `serveStatic` does not fit: it looks up the disk with the path
 * of the request, ignores the quality values of `Accept-Encoding`, has no ETag per encoding and knows no
 * addresses without `.html`.
 */
export function serveFiles(site: Site): Handler {
  const findFile = createFindFile(site);
  const notFoundPage = site.files.get(NOT_FOUND_ADDRESS);

  return (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return errorAnswer(405, { Allow: 'GET, HEAD' });
    const { file, target } = findFile(decodePath(rawPath(c)) ?? '');
    if (target) {
      c.header('Content-Length', '0');
      // The query string travels along, as on the static hosts: it may hold a campaign or a filter.
      return c.redirect(encodeURI(target.to) + new URL(c.req.url).search, target.status);
    }
    if (file && file !== notFoundPage) return sendFile(c, file, 200);
    return notFoundPage ? sendFile(c, notFoundPage, 404) : errorAnswer(404);
  };
}

/**
 * Makes the function that says what is at a decoded path. Any other spelling of a page's address or of an
 * alias (capitals, accents, closing slash, `.html`) moves to the canonical one in a single step, because a
 * page has one address only.
 */
function createFindFile({ files, redirectRules }: Site) {
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

/** Always whole: the largest file that anybody downloads is there in a moment, and who resumes gets it anew. */
function sendFile(c: Context, file: SiteFile, status: 200 | 404): Response {
  const variant = negotiated(c, file);
  if (status === 200) c.header('ETag', variant.etag);
  for (const [name, value] of variantHeaders(file, variant)) c.header(name, value);
  return c.body(variant.body, status);
}

/** What describes the bytes of an answer. */
function variantHeaders(file: SiteFile, { body, encoding }: Variant): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['Content-Type', file.contentType],
    // Said here because the answer to HEAD has no body to count.
    ['Content-Length', String(body.byteLength)],
  ];
  if (file.compressed.length > 0) headers.push(['Vary', 'Accept-Encoding']);
  if (encoding !== 'identity') headers.push(['Content-Encoding', encoding]);
  return headers;
}

function negotiated(c: Context, { identity, compressed }: SiteFile): Variant {
  const encoding = chooseEncoding(
    c.req.header('Accept-Encoding'),
    compressed.map((variant) => variant.encoding),
  );
  return compressed.find((variant) => variant.encoding === encoding) ?? identity;
}

/**
 * The encoding to answer with: the one the browser rates highest and, among equals, the first of
 * `available`. (Hono's `accepts` knows neither `*` nor the special place of `identity`.)
 *
 * `chooseEncoding('gzip, br;q=0.5', ['br', 'gzip'])` → `'gzip'`
 */
export function chooseEncoding(acceptEncoding: string | undefined, available: readonly Encoding[]): Encoding {
  const wanted = new Map(parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const wildcard = wanted.get('*') ?? 0;
  // Without a rating of its own, identity is acceptable but the last choice.
  let best: Encoding = 'identity';
  let bestQuality = wanted.get('identity') ?? 0;
  for (const encoding of available) {
    const quality = wanted.get(encoding) ?? wildcard;
    const winsTie = best === 'identity' && quality === bestQuality;
    if (quality > 0 && (quality > bestQuality || winsTie)) {
      best = encoding;
      bestQuality = quality;
    }
  }
  return best;
}
