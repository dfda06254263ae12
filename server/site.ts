import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { listFiles } from '../src/site/hosting/list-files.ts';
import { headersFor, parseHeadersFile, parseRedirectsFile } from './hosting-rules.ts';

/** The built site, as it was when the server started. */
export type Site = ReturnType<typeof readSite>;

const REQUIRED = ['index.html', '_headers', '_redirects'];

/**
 * Reads the site in `root`.
 * @throws with a line for the operator where the folder holds no complete build.
 */
export function readSite(root: string) {
  const missing = REQUIRED.filter((name) => !existsSync(join(root, name)));
  if (missing.length > 0) {
    const faults = `no existe ${missing.map((name) => join(root, name)).join(' ni ')}`;
    throw new Error(`Falta el sitio construido (${faults}): ejecuta "npm run build" y vuelve a intentarlo.`);
  }
  const rules = parseHeadersFile(readFileSync(join(root, '_headers'), 'utf8'));
  const redirectRules = parseRedirectsFile(readFileSync(join(root, '_redirects'), 'utf8'));
  const files = readSiteFiles(root);
  // What the build says a file is wins over what its name says; from here on the file knows it, not the rules.
  for (const file of files.values()) {
    file.contentType = headersFor(rules, file.address).get('content-type') ?? file.contentType;
  }
  const headerRules = rules.map((rule) => ({
    ...rule,
    headers: rule.headers.filter(([name]) => name.toLowerCase() !== 'content-type'),
  }));
  return { headerRules, redirectRules, files };
}

export type Encoding = 'br' | 'gzip' | 'identity';

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
function readSiteFiles(root: string): Map<string, SiteFile> {
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
