import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { listFiles } from '../src/site/hosting/list-files.ts';
import type { Encoding } from './encoding.ts';

/** One file in one encoding, with the strong tag by which a browser asks whether its copy still holds. */
export interface Variant {
  encoding: Encoding;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

export interface SiteFile {
  /** Where it answers: `/`, `/pais/japan`, `/_astro/a1b2.css`. Not percent-encoded. */
  address: string;
  isPage: boolean;
  contentType: string;
  identity: Variant;
  /** Compressed beforehand by the build; empty for what does not compress. */
  compressed: Variant[];
}

const COMPRESSED: readonly [suffix: string, encoding: Encoding][] = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
];

/**
 * Every file a visitor may get, by address. Contents are read once and kept: no request ever touches the
 * disk, so no trick in an address can reach another file, and a build that runs meanwhile (it empties the
 * folder first) does no harm. A site of a few hundred pages takes some tens of megabytes.
 */
export function readSiteFiles(root: string): Map<string, SiteFile> {
  const names = new Set(listFiles(root));
  const files = [...names].filter(isForVisitors).map((name) => readSiteFile(root, name, names));
  return new Map(files.map((file) => [file.address, file]));
}

function isForVisitors(name: string): boolean {
  const isDotfile = name.split('/').some((part) => part.startsWith('.'));
  const isHostingFile = name === '_headers' || name === '_redirects';
  return !isDotfile && !isHostingFile && !COMPRESSED.some(([suffix]) => name.endsWith(suffix));
}

function readSiteFile(root: string, name: string, names: ReadonlySet<string>): SiteFile {
  const read = (suffix: string, encoding: Encoding): Variant => {
    const body = new Uint8Array(readFileSync(join(root, name + suffix)));
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    // The encoding is part of the tag: two encodings are two different sequences of bytes.
    return { encoding, body, etag: `"${hash}-${encoding}"` };
  };
  const isPage = name.endsWith('.html');
  return {
    address: isPage ? pageAddress(name) : `/${name}`,
    isPage,
    contentType: contentType(name),
    identity: read('', 'identity'),
    compressed: COMPRESSED.filter(([suffix]) => names.has(name + suffix)).map(([suffix, encoding]) =>
      read(suffix, encoding),
    ),
  };
}

/** `index.html` → `/`, `pais/japan.html` → `/pais/japan`, `wiki/index.html` → `/wiki`. */
function pageAddress(name: string): string {
  return `/${name.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/';
}

/** Hono's table knows no Markdown and leaves the charset off JSON; with it, every text of the site says it is UTF-8. */
function contentType(name: string): string {
  if (name.endsWith('.md')) return 'text/markdown; charset=utf-8';
  const type = getMimeType(name) ?? 'application/octet-stream';
  return /[/+]json$/.test(type) ? `${type}; charset=utf-8` : type;
}
