import { countryOfPage, pagePath } from '../catalogue/page-path.ts';
import { VISITS_KEY, VISITS_VERSION } from '../journey/journey-keys.ts';
import { hasDeclined } from '../offline/consent.ts';

/**
 * Remembers the country that is open; where the device knows it from an earlier visit, what tells of the difference is
 * loaded. Written small: it runs on every country page before anything is touched.
 */
export function noteVisit(today: string): void {
  const slug = countryOfPage(pagePath(location.pathname));
  if (!slug || hasDeclined()) return;
  try {
    const stored = localStorage.getItem(VISITS_KEY);
    const visits = stored ? JSON.parse(stored) : { version: VISITS_VERSION, data: {} };
    if (visits.data[slug]) {
      import('./since-last-visit.ts').then(
        ({ showOnCountryPage }) => showOnCountryPage(slug),
        () => undefined,
      );
    } else {
      visits.data[slug] = [today, ...[...document.querySelectorAll('#cambios li')].map(({ id }) => id)];
      localStorage.setItem(VISITS_KEY, JSON.stringify(visits));
    }
  } catch {
    // Denied, full or broken: home sets aside what cannot be read.
  }
}
