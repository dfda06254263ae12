import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import {
  type Handle,
  type InPage,
  type InstallableBrowser,
  type RunningBrowser,
  startTwice,
  type Theme,
  type Visitor,
} from './browser.ts';

const PATH = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/** Firefox over WebDriver BiDi, which it speaks by itself: Debian has no geckodriver. */
export const FIREFOX: InstallableBrowser = {
  name: 'Firefox',
  missing: existsSync(PATH) ? undefined : `${PATH} is not installed`,
  start: (theme) => startTwice(() => start(theme)),
};

async function start(theme: Theme): Promise<RunningBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: PATH,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'es-MX, es',
      // 0 is dark, 1 light.
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      // The journeys look at where things are, not at how they get there.
      'ui.prefersReducedMotion': 1,
    },
  });
  return {
    visit: async () => {
      const context = await browser.createBrowserContext();
      return visitorOf(await context.newPage(), () => context.close());
    },
    stop: () => browser.close(),
  };
}

async function visitorOf(page: Page, leave: () => Promise<void>): Promise<Visitor> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(`Uncaught: ${error instanceof Error ? error.message : String(error)}`));
  return {
    open: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    back: async () => {
      // Not `goBack`: it waits for a document, and a page that filters by script stays in its own.
      await page.evaluate(() => history.back());
    },
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: async (run, ...values) =>
      (await page.evaluate(run as InPage<never, unknown> as InPage<unknown[], unknown>, ...values)) as never,
    locate: async (find, ...values) => {
      const found = await page.evaluateHandle(find as InPage<never, unknown> as InPage<unknown[], unknown>, ...values);
      const element = found.asElement() as ElementHandle | null;
      return element ? handleOf(element, page) : undefined;
    },
    screenshot: () => page.screenshot(),
    errors: async () => errors,
    leave,
  };
}

const handleOf = (element: ElementHandle, page: Page): Handle => ({
  click: () => element.click(),
  type: async (text) => {
    await element.focus();
    await page.keyboard.type(text);
  },
});
