import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { SEARCH_INDEX_PATH, type SearchIndexRow } from '../../catalogue/search-index.ts';
import { bytesOf, filesOf, MANIFEST_PATH } from '../../offline/manifest.ts';
import { sizeLabel } from '../../offline/size-label.ts';
import { lostAddresses } from '../../search/lost-addresses.ts';
import { PLACES_FILE_PATH } from '../../search/places-file.ts';
import { publicSettings } from '../settings.server.ts';
import { inlineHashes, pagePolicies } from './content-security-policy.ts';
import { listFiles } from './list-files.ts';
import { makeManifest } from './make-manifest.ts';
import { headerRules, renderHeadersFile } from './rules.ts';

/** What is worth compressing; already compressed formats (woff2, png) would only grow. */
const COMPRESSIBLE = /\.(?:html?|css|js|json|svg|xml|ics|txt|md|csv|webmanifest)$/;
/** Below this a compressed copy saves less than one network packet. */
const MIN_BYTES = 512;
/** zlib runs in libuv's pool; more at once only holds more memory. */
const AT_ONCE = 8;
/** The best, 11, makes a file 2 % smaller and takes two and a half times as long: for every page half of the whole build. */
const qualityFor = (file: string) => (file.endsWith('.js') ? 11 : 10);

/**
 * After the build: the script of the frames on other people's pages, `_headers` for static hosts, compressed copies for our
 * server, and last the service worker with its list, which says what a browser downloads.
 */
export function hostingIntegration(): AstroIntegration {
  return {
    name: 'hosting-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const settings = publicSettings();
        // Countries of a test or a benchmark are not those that the subjects name.
        if (!process.env['CONTENT_DIR']) checkSubjects(root);
        await writeFile(join(root, 'incrustar.js'), await bundleScript('../../country/embed.element.ts'));
        const policies = pagePolicies(settings, await finishPages(root));
        await writeFile(join(root, '_headers'), renderHeadersFile(headerRules({ policies, ...settings })));
        await compress(listFiles(root).map((name) => join(root, name)));

        const manifest = await makeManifest(root);
        const offline = [join(root, MANIFEST_PATH), join(root, 'sw.js')] as const;
        await writeFile(offline[0], JSON.stringify(manifest));
        await writeFile(offline[1], await bundleScript('../../offline/service-worker.ts'));
        await compress([...offline]);
        const sizeOf = (wanted: string[] | 'all') => sizeLabel(bytesOf(filesOf(manifest, wanted)));
        logger.info(`sin conexión: base ${sizeOf([])}, todo ${sizeOf('all')}`);
        const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
        const seconds = Math.round((userCPUTime + systemCPUTime) / 1e6);
        logger.info(`la construcción: ${seconds} s de procesador, ${Math.round(maxRSS / 1024)} MB en lo más alto`);
      },
    },
  };
}

/** @throws {Error} naming every subject of the search box that leads where nothing is. */
function checkSubjects(root: string): void {
  const read = (name: string) => (existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : undefined);
  const json = (path: string) => JSON.parse(read(path.slice(1)) ?? 'null');
  const rows: SearchIndexRow[] = json(SEARCH_INDEX_PATH);
  const lost = lostAddresses(json(PLACES_FILE_PATH), {
    page: (address) => read(address === '/' ? 'index.html' : `${address.slice(1)}.html`),
    slugs: new Map(rows.map(([slug, , , iso2]) => [iso2, slug])),
  });
  if (lost.length > 0) throw new Error(`El buscador lleva a donde no hay nada:\n${lost.join('\n')}`);
}

const ISLAND_STYLE = /<style>astro-island,[a-z,-]+\{display:contents\}<\/style>/g;

/**
 * Takes out the rule that Astro writes before the first island of a page: `base.css` has it. In the middle of the
 * body it is not valid HTML, and a policy would have to name it.
 */
export function withoutIslandStyle(html: string): string {
  return html.replace(ISLAND_STYLE, '');
}

const ISLAND_OR_SEPARATOR = /<astro-island[\s\S]*?<\/astro-island>|<!-- -->/g;

/** React parts neighbouring texts with a comment, to find them again when it starts. Outside an island it never does. */
export function withoutSeparators(html: string): string {
  return html.replace(ISLAND_OR_SEPARATOR, (found) => (found === '<!-- -->' ? '' : found));
}

/** Astro names an island after the folder it is built in, and no script reads that name. Without it the same content is the same bytes. */
export function withoutIslandNames(html: string): string {
  return html.replace(/(?<=<astro-island) uid="\w+"/g, '');
}

/** Fixes every page as Astro left it; returns the hashes of the code inside each, by address. */
async function finishPages(root: string): Promise<Map<string, ReturnType<typeof inlineHashes>>> {
  const hashes = new Map<string, ReturnType<typeof inlineHashes>>();
  for (const name of listFiles(root).filter((file) => file.endsWith('.html'))) {
    const written = await readFile(join(root, name), 'utf8');
    const html = withoutSeparators(withoutIslandNames(withoutIslandStyle(written)));
    if (html !== written) await writeFile(join(root, name), html);
    hashes.set(`/${name.slice(0, -'.html'.length)}`, inlineHashes(html));
  }
  return hashes;
}

/** Writes `.br` and `.gz` beside every file for which it is worth it. */
async function compress(files: string[]): Promise<void> {
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) {
      const body = COMPRESSIBLE.test(file) ? await readFile(file) : Buffer.alloc(0);
      if (body.length < MIN_BYTES) continue;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: qualityFor(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** One plain script, complete and small, for an address that never changes. Module scripts are younger than many phones. */
async function bundleScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['iife'], name: 'script' },
    },
  });
  const [bundle] = [built].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output.find((part) => part.type === 'chunk') : undefined;
  if (!chunk) throw new Error(`${entry} was not bundled.`);
  return chunk.code;
}
