import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { chromiumPath } from '../../e2e/chromium.ts';

export interface DebuggableBrowser {
  browser: Browser;
  port: number;
}

/** Lighthouse speaks to a browser through a port, which `launchChromium` does not open. */
export async function openDebuggableBrowser(): Promise<DebuggableBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
