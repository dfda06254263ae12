import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { catalogue } from '../catalogue/catalogue.server.ts';
import { headerRules, redirectRules, renderHeadersFile, renderRedirectsFile } from './rules.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Already compressed formats (woff2, png) would only grow. */
const COMPRESSIBLE = new Set(['.html', '.css', '.js', '.json', '.svg', '.xml', '.txt', '.csv', '.webmanifest']);
/** Below this a compressed copy saves less than one network packet. */
const MIN_BYTES = 512;
/** zlib runs in libuv's pool; more at once only holds more memory. */
const AT_ONCE = 8;

/** After the build: `_headers` and `_redirects` for static hosts, and compressed copies for our server. */
export function hostingIntegration(): AstroIntegration {
  return {
    name: 'hosting-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        await writeFile(join(root, '_headers'), renderHeadersFile(headerRules()));
        await writeFile(join(root, '_redirects'), renderRedirectsFile(redirectRules(catalogue().countries)));
        const count = await precompress(root);
        logger.info(`${count} archivos comprimidos`);
      },
    },
  };
}

/** Writes `.br` and `.gz` beside every compressible file; returns how many files got them. */
async function precompress(root: string): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  let count = 0;
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) {
      const body = await readFile(file);
      if (body.length < MIN_BYTES) continue;
      const brotliOptions = {
        params: {
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      };
      await writeFile(`${file}.br`, await compressBrotli(body, brotliOptions));
      await writeFile(`${file}.gz`, await compressGzip(body, { level: 9 }));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return count;
}
