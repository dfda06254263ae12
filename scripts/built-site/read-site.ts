import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/site/hosting/list-files.ts';
import { isPublishedText } from './published-links.ts';
import { readPage } from './read-page.ts';

/** A built site, as far as the checks look at it. */
export type BuiltSite = ReturnType<typeof readBuiltSite>;

/** Reads what the build wrote into a folder; a folder that is not there is a site without pages. */
export function readBuiltSite(folder: string) {
  const names = existsSync(folder) ? listFiles(folder) : [];
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => readPage(name, read(name)));
  const canonicals = pages.flatMap((page) => page.canonicals).filter((canonical) => URL.canParse(canonical));
  return {
    pages,
    pagesByAddress: new Map(pages.map((page) => [page.address, page])),
    /** Under which the site names itself. */
    origins: new Set(canonicals.map((canonical) => new URL(canonical).origin)),
    /** Every file, relative to the site's folder, with `/`, and its bytes. */
    files: new Map(names.map((name) => [name, statSync(join(folder, name)).size])),
    /** What is published for programs, by file: feeds, data, the manifest. */
    texts: new Map(names.filter(isPublishedText).map((name) => [name, read(name)])),
    sitemap: names.includes('sitemap.xml') ? read('sitemap.xml') : undefined,
  };
}
