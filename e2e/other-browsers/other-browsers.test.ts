import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright-core';
import { describe } from 'vitest';
import { useOfflineSite } from '../offline/offline-site.ts';
import { useSite } from '../site.ts';
import { countryJourneys } from './country-journeys.ts';
import { homeJourneys } from './home-journeys.ts';
import { pageJourneys } from './page-journeys.ts';
import { toolJourneys } from './tool-journeys.ts';

/** Said of a page that is not stored, and by Firefox of one that is left while the worker still answers for it. */
const OWN_NOISE = /status of 503|Failed to load ‘’\. A ServiceWorker intercepted the request/;

/** The core of what Chromium is tested with, where other engines can differ: those of Playwright, where it has them. */
describe.each([firefox, webkit])('in another browser', (type) => {
  const isInstalled = existsSync(type.executablePath());
  const name = isInstalled ? type.name() : `${type.name()}, which \`npx playwright-core install\` brings`;
  describe.skipIf(!isInstalled)(name, () => {
    // What browsers warn of, each in its own way, is judged in Chromium.
    const { open } = useSite({ launch: () => type.launch(), heeded: ['error'], ownNoise: OWN_NOISE });
    homeJourneys(open);
    pageJourneys(open);
    countryJourneys(open, useOfflineSite());
    toolJourneys(open);
  });
});
