import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchChromium } from './chromium.ts';

export const PHONE = { width: 360, height: 740 } as const;
export const DESKTOP = { width: 1280, height: 900 } as const;
export const SCREENS = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;
export const THEMES = ['light', 'dark'] as const;

/** What the browser itself writes to the console for a document that answers 404. */
export const NOT_FOUND_NOISE = /Failed to load resource.*404/;
/** The not-found page is the only one that must be announced. */
export const noiseOf = (path: string) => (path === '/404' ? [NOT_FOUND_NOISE] : []);

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the page opens: routes, init scripts, a fixed clock. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Console errors and warnings that must appear; every other one fails the test. */
  expectedNoise?: readonly RegExp[];
  /**
   * Other sites answer an empty page, so that no test depends on the network. Only for visits that open one:
   * it sends every request of the page through the test.
   */
  opensOtherSites?: boolean;
  /** The visitor has accepted the terms before, so that no banner covers the bottom of the screen. */
  hasAcceptedTerms?: boolean;
}

interface Visit {
  context: BrowserContext;
  noise: string[];
  expectedNoise: readonly RegExp[];
}

/** Absolute address of a path on the server under test. */
export function address(path: string): string {
  return inject('baseUrl') + path;
}

export type Open = (path: string, options?: VisitOptions) => Promise<Page>;

interface BrowserUnderTest {
  launch?: () => Promise<Browser>;
  /** Kinds of messages in its console that must be announced. */
  heeded?: readonly string[];
  /** What it says by itself. */
  ownNoise?: RegExp;
}

/**
 * The browser of this worker, for all its files: starting one and loading what speaks to it costs as much as two visits.
 * All its windows share a process, for an eighth less processor time.
 */
let shared: Browser | undefined;

async function sharedChromium(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launchChromium(['--renderer-process-limit=1']);
  return shared;
}

/**
 * For every visit a window nobody has used. After each test what the consoles said is judged: noise nobody announced
 * fails the test, and so does announced noise that never came.
 */
export function useSite({ launch, heeded = ['error', 'warning'], ownNoise }: BrowserUnderTest = {}): {
  open: Open;
  blank: (options?: VisitOptions) => Promise<Page>;
} {
  let browser: Browser;
  let visits: Visit[] = [];

  beforeAll(async () => {
    browser = await (launch ?? sharedChromium)();
  });
  afterAll(() => (launch ? browser?.close() : undefined));
  afterEach(async () => {
    const ended = visits;
    visits = [];
    for (const { context } of ended) {
      // An answer on its way when the test ends is for nobody.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
    for (const { noise, expectedNoise } of ended) {
      const told = noise.filter((line) => !ownNoise?.test(line));
      expect(told.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))).toEqual([]);
      expect(expectedNoise.filter((pattern) => !noise.some((line) => pattern.test(line)))).toEqual([]);
    }
  });

  const blank = async (options: VisitOptions = {}): Promise<Page> => {
    const {
      prepare,
      expectedNoise = [],
      hasAcceptedTerms = true,
      opensOtherSites = false,
      ...contextOptions
    } = options;
    const context = await browser.newContext({
      viewport: DESKTOP,
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      baseURL: inject('baseUrl'),
      // What glides is painted frame by frame; `motion.test.ts` looks at what moves.
      reducedMotion: 'reduce',
      // It would answer in the server's place; the offline journeys allow it.
      serviceWorkers: 'block',
      ...contextOptions,
    });
    context.setDefaultTimeout(15_000);
    // So that `untilStored` need not sit out the seconds in which a first visit is left alone.
    if (contextOptions.serviceWorkers === 'allow') await context.clock.install();
    const noise: string[] = [];
    visits.push({ context, noise, expectedNoise });
    context.on('console', (message) => {
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      if (heeded.includes(message.type())) noise.push(message.text());
    });
    context.on('weberror', (error) => noise.push(`Uncaught: ${error.error().message}`));
    if (opensOtherSites) {
      await context.route(
        (url) => url.protocol.startsWith('http') && url.origin !== inject('baseUrl'),
        (route) => route.fulfill({ contentType: 'text/html', body: '<title>Otro sitio</title>' }),
      );
    }
    if (hasAcceptedTerms && options.javaScriptEnabled !== false) {
      await context.addInitScript(() => {
        try {
          localStorage.setItem('termsAccepted', 'true');
        } catch {
          // A page of another origin or a broken storage: nothing to prepare.
        }
      });
    }
    const page = await context.newPage();
    await prepare?.(page);
    return page;
  };

  return {
    blank,
    open: async (path, options) => {
      const page = await blank(options);
      await page.goto(path);
      return page;
    },
  };
}

/** Where the page is now: path, query and fragment. */
export function locationOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Waits until the address is this. */
export async function expectLocation(page: Page, expected: string): Promise<void> {
  await expect.poll(() => locationOf(page)).toBe(expected);
}

/** What fails in `act` says what it was about: for one test that does the same with several things. */
export async function about(what: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof Error) error.message = `${what}: ${error.message}`;
    throw error;
  }
}

/** Opens one page after the other in this window and asks the same of each. */
export async function onEach<Path extends string>(
  page: Page,
  paths: readonly Path[],
  ask: (path: Path, answer: Response | null) => Promise<unknown>,
): Promise<void> {
  for (const path of paths) await about(path, async () => ask(path, await page.goto(path)));
}

/**
 * Stops every script that is not there yet, as a slow network would, until the returned function is
 * called. Call it once the page has loaded: what arrives late are the islands. `which` holds back some of them only.
 */
export async function holdScripts(page: Page, which: string | RegExp = '**/_astro/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The page cannot be scrolled sideways; the failure says by how much it can. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `sideways scroll at ${page.url()}`,
  ).toBeLessThanOrEqual(0);
}
