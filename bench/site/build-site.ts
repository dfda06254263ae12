import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../temporary-folder.ts';

export const PROJECT = join(import.meta.dirname, '..', '..');

export interface Build {
  dir: string;
  seconds: number;
  /** Of the build's process; Tailwind and the bundler run inside it, esbuild's helper adds some 16 MB. */
  peakMegabytes: number;
}

interface BuildOptions {
  /** Another copy of the project. */
  project?: string;
  /** Another catalogue. */
  contentDir?: string;
}

/** Builds the site into a temporary folder: `dist/` may be in use, by a server or by another build. */
export async function buildSite({ project = PROJECT, contentDir }: BuildOptions = {}): Promise<Build> {
  const folder = temporaryFolder('sitio');
  const dir = join(folder, 'dist');
  const peakFile = join(folder, 'peak-memory');
  const started = performance.now();
  const build = spawn(
    process.execPath,
    [
      `--import=${join(import.meta.dirname, 'report-peak-memory.ts')}`,
      join(project, 'node_modules/astro/bin/astro.mjs'),
      'build',
      `--outDir=${dir}`,
    ],
    {
      cwd: project,
      env: {
        ...process.env,
        ...(contentDir ? { CONTENT_DIR: contentDir } : {}),
        PEAK_MEMORY_FILE: peakFile,
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = Promise.all([text(build.stdout), text(build.stderr)]);
  const [code] = await once(build, 'close');
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`La construcción falló:\n${(await output).join('\n').slice(-3000)}`);
  return { dir, seconds, peakMegabytes: Number(readFileSync(peakFile, 'utf8')) / 1024 };
}
