import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { publicSettings } from '../settings.server.ts';
import { withoutSeparators } from '../without-separators.ts';
import { compressFile } from './compress-file.ts';
import { inlineHashes, withoutIslandStyle } from './inline-code.ts';
import { listFiles } from './list-files.ts';
import { pagePolicies } from './page-policies.ts';
import { headerRules, renderHeadersFile } from './rules.ts';

/** Already compressed formats (woff2, png) would only grow. */
const COMPRESSIBLE = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.svg',
  '.xml',
  '.ics',
  '.txt',
  '.md',
  '.csv',
  '.webmanifest',
]);
/** zlib runs in libuv's pool; more at once only holds more memory. */
const AT_ONCE = 8;

/** After the build: `_headers` for static hosts, and compressed copies for our server. */
export function hostingIntegration(): AstroIntegration {
  return {
    name: 'hosting-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const settings = publicSettings();
        const policies = pagePolicies(settings, await finishPages(root));
        await writeFile(join(root, '_headers'), renderHeadersFile(headerRules({ policies, ...settings })));
        const count = await precompress(root);
        logger.info(`${count} archivos comprimidos`);
      },
    },
  };
}

/** Fixes every page as Astro left it; returns the hashes of the code inside each, by address. */
async function finishPages(root: string): Promise<Map<string, ReturnType<typeof inlineHashes>>> {
  const hashes = new Map<string, ReturnType<typeof inlineHashes>>();
  for (const name of listFiles(root).filter((file) => file.endsWith('.html'))) {
    const written = await readFile(join(root, name), 'utf8');
    const html = withoutSeparators(withoutIslandStyle(written));
    if (html !== written) await writeFile(join(root, name), html);
    hashes.set(`/${name.slice(0, -'.html'.length)}`, inlineHashes(html));
  }
  return hashes;
}

/** Writes `.br` and `.gz` beside every compressible file; returns how many files got them. */
async function precompress(root: string): Promise<number> {
  const files = listFiles(root).filter((name) => COMPRESSIBLE.has(extname(name)));
  let count = 0;
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) {
      if (await compressFile(join(root, file))) count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return count;
}
