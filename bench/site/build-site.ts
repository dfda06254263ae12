import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../temporary-folder.ts';
import { copyProject } from './project-copy.ts';
import type { Usage } from './report-usage.ts';

/** Usage is that of the build's process: the bundler runs inside it, esbuild's helper adds some 16 MB. */
export interface Build extends Usage {
  dir: string;
  seconds: number;
}

let real: Promise<Build> | undefined;

/** The site of the real catalogue, built once for all sections of a run. */
export function realSite(): Promise<Build> {
  if (!real) console.error('… construyendo el sitio');
  real ??= buildSite();
  return real;
}

/** Builds the site into a temporary folder, from a copy: somebody may be building or serving the project itself. */
export async function buildSite(project = copyProject(), contentDir = join(project, 'content')): Promise<Build> {
  const folder = temporaryFolder('sitio');
  const dir = join(folder, 'dist');
  const usageFile = join(folder, 'usage.json');
  const started = performance.now();
  const build = spawn(
    process.execPath,
    [
      ...memoryLimits(project),
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

/** Node's options that `npm run build` sets: left alone, it takes as much memory as the machine has to spare. */
function memoryLimits(project: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  return scripts.build.match(/--max-\S+/g) ?? [];
}
