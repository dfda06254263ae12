import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { headerRules, redirectRules, renderHeadersFile, renderRedirectsFile } from '../../src/site/hosting/rules.ts';

export const JAPAN = '<!doctype html><title>Japón</title><p>Visa para Japón</p>';
export const STYLE = 'body { color: green }';

const COUNTRIES = [
  { slug: 'japan', aliases: ['japon'] },
  { slug: 'united-states', aliases: ['usa', 'estados-unidos'] },
];

const FILES: Record<string, string> = {
  'index.html': '<title>Inicio</title>',
  '404.html': '<title>Página no encontrada</title>',
  'contacto.html': '<title>Contacto</title>',
  'pais/japan.html': JAPAN,
  'pais/united-states.html': '<title>Estados Unidos</title>',
  'visa-para-japan-mexicanos.html': '<title>Guía de Japón</title>',
  '_astro/site.a1b2.css': STYLE,
  '_astro/island.c3d4.js': 'export {}',
  'empty.txt': '',
  'feed.xml': '<rss/>',
  'data.json': '{}',
  'site.webmanifest': '{}',
  'icon.svg': '<svg/>',
  'icon.png': 'png',
  'favicon.ico': 'ico',
  'font.woff2': 'font',
  '.env': 'SECRET=1',
  '.git/config': 'secret',
  'precarga.json': '{"prefetch":[]}',
  _headers: renderHeadersFile(headerRules()),
  _redirects: renderRedirectsFile(redirectRules(COUNTRIES)),
};

const COMPRESSED = ['pais/japan.html', '_astro/site.a1b2.css'];

/** A small built site in a temporary folder that goes away with the test; undefined leaves a file out. */
export function buildSite(changes: Record<string, string | undefined> = {}): string {
  const parent = mkdtempSync(join(tmpdir(), 'pasaporte-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return writeSite(parent, changes);
}

/** The same in the folder `dist` inside `parent`; its path is the answer. */
export function writeSite(parent: string, changes: Record<string, string | undefined> = {}): string {
  const root = join(parent, 'dist');
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
    if (!COMPRESSED.includes(name)) continue;
    writeFileSync(join(root, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(root, `${name}.gz`), gzipSync(text));
  }
  // What a path trick would be after: a file beside the site, and a link that leads to it.
  writeFileSync(join(parent, 'package.json'), '{"secret":true}');
  symlinkSync(join(parent, 'package.json'), join(root, 'link.json'));
  return root;
}
