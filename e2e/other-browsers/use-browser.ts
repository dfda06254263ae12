import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { InstallableBrowser, RunningBrowser, Theme, Visitor } from './browser.ts';
import { Reader } from './reader.ts';

export interface ReaderOptions {
  /** Another site than the shared one. */
  origin?: string;
  theme?: Theme;
  /** Errors of the console that belong to the journey; every other one fails it. */
  expectedErrors?: RegExp;
}

export type NewReader = (options?: ReaderOptions) => Promise<Reader>;

const DESKTOP = { width: 1280, height: 900 } as const;
/** With a folder in it, a failed journey leaves a picture there. */
const PICTURES = process.env['BROWSER_PICTURES'];

/** One running browser for all journeys, and a new reader with nothing stored for each of them. */
export function useBrowser(browser: InstallableBrowser): NewReader {
  const running = new Map<Theme, RunningBrowser>();
  let readers: { visitor: Visitor; expectedErrors: RegExp | undefined }[] = [];

  const browserIn = async (theme: Theme) => {
    const started = running.get(theme) ?? (await browser.start(theme));
    running.set(theme, started);
    return started;
  };
  beforeAll(async () => {
    await browserIn('light');
  });
  afterAll(async () => {
    for (const each of running.values()) await each.stop();
  });
  afterEach(async ({ task }) => {
    const gone = readers;
    readers = [];
    for (const { visitor, expectedErrors } of gone) {
      if (PICTURES && task.result?.state === 'fail') await keepPicture(visitor, `${browser.name} ${task.name}`);
      const errors = await visitor.errors();
      await visitor.leave();
      expect(errors.filter((line) => !expectedErrors?.test(line))).toEqual([]);
    }
  });

  return async ({ origin = inject('baseUrl'), theme = 'light', expectedErrors } = {}) => {
    const visitor = await (await browserIn(theme)).visit();
    readers.push({ visitor, expectedErrors });
    await visitor.resize(DESKTOP.width, DESKTOP.height);
    return new Reader(visitor, origin);
  };
}

async function keepPicture(visitor: Visitor, name: string): Promise<void> {
  mkdirSync(PICTURES ?? '', { recursive: true });
  writeFileSync(join(PICTURES ?? '', `${name.replace(/\W+/g, '-')}.png`), await visitor.screenshot());
}
