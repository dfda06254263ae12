import { describe } from 'vitest';
import { countryJourneys } from './country-journeys.ts';
import { FIREFOX } from './firefox.ts';
import { formJourneys } from './form-journeys.ts';
import { homeJourneys } from './home-journeys.ts';
import { offlineJourneys } from './offline-journeys.ts';
import { pageJourneys } from './page-journeys.ts';
import { toolJourneys } from './tool-journeys.ts';
import { useBrowser } from './use-browser.ts';
import { WEBKIT_GTK } from './webkit-gtk.ts';

/** The core of what Chromium is tested with, where other engines can differ. */
describe.each([FIREFOX, WEBKIT_GTK])('in $name', (browser) => {
  describe.skipIf(browser.missing)(browser.missing ?? 'as in Chromium', () => {
    const newReader = useBrowser(browser);
    homeJourneys(newReader);
    countryJourneys(newReader);
    pageJourneys(newReader);
    formJourneys(newReader);
    toolJourneys(newReader);
    offlineJourneys(newReader);
  });
});
