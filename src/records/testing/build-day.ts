import { afterAll, vi } from 'vitest';
import { CONTENT } from './content-folder.ts';

/** The tests of this file read the project's content as a build of this day does, of a site without settings. */
export function buildOn(day: string): void {
  vi.stubEnv('CONTENT_DIR', CONTENT);
  vi.stubEnv('PUBLIC_SITE_URL', '');
  vi.useFakeTimers({ now: new Date(`${day}T20:00:00Z`), toFake: ['Date'] });
  // The day of a build is asked once: whoever comes next asks anew.
  afterAll(() => void vi.useRealTimers().resetModules());
}
