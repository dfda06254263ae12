import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startChildServer } from '../server/inbox/testing/child-server.ts';
import type { Usage } from './report-usage.ts';
import { printProgress } from './tables.ts';

const PROJECT = join(import.meta.dirname, '..');
const COPIED = ['src', 'e2e/gallery', 'public', 'content', 'astro.config.ts', 'tsconfig.json', 'package.json'];

/** Usage is that of the build's process: the bundler runs inside it, esbuild's helper adds some 16 MB. */
export interface Build extends Usage {
  dir: string;
  seconds: number;
}

/** A new folder that is gone when the process ends, however it ends. */
function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `pasaporte-bench-${purpose}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * The project's code in a temporary folder. Builds need one each: Astro keeps its half-built pages in
 * `.astro/.prerender` whatever the `outDir`, and two builds in one folder delete each other's.
 */
export function copyProject(): string {
  const copy = temporaryFolder('proyecto');
  for (const name of COPIED) cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
  // Package by package, without the drawings kept in `.cache`: the build of a fresh clone has none of them.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
    // `.cache`: a fresh clone has no drawings. `.vite`: a development server is serving from it.
    if (!name.startsWith('.')) symlinkSync(join(PROJECT, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

let real: Promise<Build> | undefined;

/** The site of the real catalogue, built once for all sections of a run. */
export function realSite(): Promise<Build> {
  if (!real) printProgress('construyendo el sitio');
  real ??= buildSite();
  return real;
}

/** Builds the site into a temporary folder, from a copy: somebody may be building or serving the project itself. */
export async function buildSite(project = copyProject(), contentDir = join(project, 'content')): Promise<Build> {
  const folder = temporaryFolder('sitio');
  const dir = join(folder, 'dist');
  const usageFile = join(folder, 'usage.json');
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const started = performance.now();
  const build = spawn(
    process.execPath,
    [
      // As `npm run build` has it: left alone, it takes as much memory as the machine has to spare.
      ...(scripts.build.match(/--max-\S+/g) ?? []),
      `--import=${join(import.meta.dirname, 'report-usage.ts')}`,
      join(project, 'node_modules/astro/bin/astro.mjs'),
      'build',
      `--outDir=${dir}`,
    ],
    {
      cwd: project,
      env: {
        ...process.env,
        // A test runner sets one of its own, and Astro would build with the development React.
        NODE_ENV: undefined,
        CONTENT_DIR: contentDir,
        BENCH_USAGE_FILE: usageFile,
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = Promise.all([text(build.stdout), text(build.stderr)]);
  const [code] = await once(build, 'close');
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`La construcción falló:\n${(await output).join('\n').slice(-3000)}`);
  return { dir, seconds, ...(JSON.parse(readFileSync(usageFile, 'utf8')) as Usage) };
}

/** The project's own server over the real site: a process with memory of its own, which ends with this one. */
export async function serveSite() {
  const { dir } = await realSite();
  const { child, port, kill } = await startChildServer(dir, { INBOX_FILE: join(dir, '../buzon.sqlite') });
  process.once('exit', () => child.kill('SIGKILL'));
  return { dir, origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: kill };
}
