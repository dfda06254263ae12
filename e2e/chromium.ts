import { execFile } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

/** Root in a container has no user namespaces, and there is no GPU. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Inside the package, so that another version of it brings another browser. */
const UNPACKED = join(import.meta.dirname, '../node_modules/@sparticuz/chromium/unpacked');

/** What any library that starts a browser needs to be told. */
export interface PreparedChromium {
  executablePath: string;
  env: NodeJS.ProcessEnv;
}

/**
 * The same Chromium on every machine: the one that ships inside an npm package, with its own copies of the system
 * libraries and fonts it needs, unpacked at the first call. `CHROMIUM_PATH` names another. Nothing is downloaded.
 */
export async function prepareChromium(folder = UNPACKED): Promise<PreparedChromium> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named, env: process.env };
  if (!existsSync(folder)) await unpack(folder);
  const libraries = join(folder, 'al2023', 'lib');
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(folder, 'fonts'),
      LD_LIBRARY_PATH: [libraries, process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
    },
  };
}

/**
 * A file that is still being written cannot be started (`ETXTBSY`), and the package takes a browser half written by
 * another process for a whole one. So each unpacks into a folder of its own, in a process that has ended before the
 * folder gets its name; whoever comes second throws theirs away.
 */
async function unpack(folder: string): Promise<void> {
  const own = await mkdtemp(`${folder}-`);
  try {
    await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', "await (await import('@sparticuz/chromium')).default.executablePath()"],
      // The package unpacks its libraries only when it believes it runs on AWS.
      { cwd: import.meta.dirname, env: { ...process.env, TMPDIR: own, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' } },
    );
    const fonts = join(own, 'fonts', 'fonts.conf');
    await writeFile(fonts, (await readFile(fonts, 'utf8')).replaceAll('/tmp/', `${folder}/`));
    await rename(own, folder);
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Chromium's shared memory as files of the temporary folder, which Playwright asks for, costs a fifth more processor time. */
const SHARED_MEMORY = '/dev/shm';
/** Containers often have 64 MB of it, in which pages crash. */
const ENOUGH_BYTES = 2 ** 30;

/** `flags` are added to those that every start needs. */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const { bavail, bsize } = existsSync(SHARED_MEMORY) ? statfsSync(SHARED_MEMORY) : { bavail: 0, bsize: 0 };
  return chromium.launch({
    ...(await prepareChromium()),
    args: [...FLAGS, ...flags],
    ignoreDefaultArgs: bavail * bsize > ENOUGH_BYTES ? ['--disable-dev-shm-usage'] : [],
  });
}
