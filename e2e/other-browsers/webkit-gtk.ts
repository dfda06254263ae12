import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Handle,
  type InPage,
  type InstallableBrowser,
  type Key,
  type RunningBrowser,
  startTwice,
  type Theme,
  type Visitor,
} from './browser.ts';
import { hasDisplay, startDisplay } from './display.ts';
import { MINI_BROWSER, type MiniBrowser, miniBrowserIn } from './mini-browser.ts';
import { commandsTo, ELEMENT, type Send } from './webdriver.ts';

const DRIVER = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver';

/** WebKitGTK over WebDriver: the nearest relative of Safari on an iPhone that runs on Linux. */
export const WEBKIT_GTK: InstallableBrowser = {
  name: 'WebKitGTK',
  missing: whyMissing(),
  start,
};

function whyMissing(): string | undefined {
  if (!existsSync(DRIVER)) return `${DRIVER} is not installed`;
  if (!MINI_BROWSER) return 'MiniBrowser of WebKitGTK is not installed';
  return hasDisplay() ? undefined : 'there is no screen, and Xvfb is not installed';
}

async function start(theme: Theme): Promise<RunningBrowser> {
  const display = await startTwice(startDisplay);
  const folders: string[] = [];
  return {
    visit: () =>
      startTwice(() => {
        const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
        folders.push(folder);
        return visit(display.name, miniBrowserIn(folder), theme);
      }),
    stop: async () => {
      display.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A driver for each visitor: when a session does not come about, the next attempt begins from nothing. */
async function visit(display: string, { launcher, errors }: MiniBrowser, theme: Theme): Promise<Visitor> {
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', LANGUAGE: 'es_MX' },
    stdio: 'ignore',
  });
  const send = commandsTo(`http://127.0.0.1:${port}`);
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  if (theme === 'dark') args.push('--dark-mode');
  try {
    await untilReady(send);
    const { sessionId } = (await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: launcher, args } } },
    })) as { sessionId: string };
    const inSession: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
    const visitor = visitorOf(inSession, errors);
    return {
      ...visitor,
      leave: async () => {
        await inSession('DELETE', '');
        driver.kill();
      },
    };
  } catch (error) {
    driver.kill();
    throw error;
  }
}

/** WebDriver has a character for each key that writes none: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Space: ' ',
};

function visitorOf(send: Send, errors: () => string[]): Omit<Visitor, 'leave'> {
  const execute = (run: InPage<never, unknown>, values: readonly unknown[]) =>
    send('POST', '/execute/sync', { script: `return (${run})(...arguments)`, args: values });
  return {
    open: async (url) => {
      await send('POST', '/url', { url });
    },
    reload: async () => {
      await send('POST', '/refresh');
    },
    back: async () => {
      await send('POST', '/back');
    },
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    resize: async (width, height) => {
      // The window has a bar of its own above the page.
      const [outerWidth, outerHeight] = (await execute(
        () => [outerWidth - innerWidth, outerHeight - innerHeight],
        [],
      )) as [number, number];
      await send('POST', '/window/rect', { width: width + outerWidth, height: height + outerHeight });
    },
    evaluate: async (run, ...values) => (await execute(run as InPage<never, unknown>, values)) as never,
    locate: async (find, ...values) => {
      const found = (await execute(find as InPage<never, unknown>, values)) as { [ELEMENT]: string } | null;
      return found ? handleOf(send, found[ELEMENT]) : undefined;
    },
    screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    errors: async () => errors(),
  };
}

const handleOf = (send: Send, id: string): Handle => ({
  click: async () => {
    // The driver scrolls there itself, but does not wait until smooth scrolling has arrived.
    const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
    await send('POST', '/execute/sync', { script, args: [{ [ELEMENT]: id }] });
    await send('POST', `/element/${id}/click`);
  },
  type: async (text) => {
    await send('POST', `/element/${id}/value`, { text });
  },
});

async function untilReady(send: Send): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await pause(50);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
