import type { Page } from 'playwright-core';

/** A call of the page's analytics tag. */
export type TagCall = [command: string, event: string, parameters: Record<string, unknown>];

export interface RecordingTag {
  /** For `open` and `blank`: installs the tag before the page opens, in every page of the context. */
  prepare: (page: Page) => Promise<void>;
  /** What it was told so far, of one event or of all. */
  heard: (event?: string) => TagCall[];
}

/** An analytics tag that keeps what it is told. */
export function recordingTag(): RecordingTag {
  const calls: TagCall[] = [];
  return {
    prepare: async (page) => {
      await page.exposeBinding('keepTagCall', (_source, ...call) => {
        calls.push(call as TagCall);
      });
      await page.addInitScript(() => {
        Object.assign(window, {
          gtag: (...call: unknown[]) =>
            (window as unknown as { keepTagCall: (...c: unknown[]) => void }).keepTagCall(...call),
        });
      });
    },
    heard: (event) => calls.filter(([, name]) => event === undefined || name === event),
  };
}
