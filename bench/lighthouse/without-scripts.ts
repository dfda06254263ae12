import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '../temporary-folder.ts';

/**
 * A copy of the built site in which `pages` carry no script at all: the fastest these very pages could be. Structured
 * data stay: nobody runs them, and the words are the page's own.
 * They are compressed again, because the server prefers the `.br` beside the page.
 */
export function siteWithoutScripts(dir: string, pages: readonly string[]): string {
  const copy = join(temporaryFolder('sin-scripts'), 'dist');
  cpSync(dir, copy, { recursive: true });
  for (const path of pages) {
    const file = join(copy, path === '/' ? 'index.html' : `${path}.html`);
    const html = readFileSync(file, 'utf8').replace(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    writeFileSync(`${file}.gz`, gzipSync(html));
  }
  return copy;
}
