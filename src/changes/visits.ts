import { countryOfPage, pagePath } from '../catalogue/page-path.ts';
import { todayInMexico } from '../catalogue/today.ts';
import { JOURNEY_KEY, VISITS_KEY, VISITS_VERSION } from '../journey/journey-keys.ts';
import { hasDeclined } from '../offline/consent.ts';
import { tried } from '../ui/tried.ts';

/** What tells of changes is loaded for a reader who comes back; this is small, and runs for everybody. */
const news = () => import('./since-last-visit.ts');

/** Remembers the country that is open; one the device knows from an earlier visit tells what changed since. */
export function noteVisit(): void {
  const slug = countryOfPage(pagePath(location.pathname));
  if (!slug || hasDeclined()) return;
  try {
    const stored = localStorage.getItem(VISITS_KEY);
    const visits = stored ? JSON.parse(stored) : { version: VISITS_VERSION, data: {} };
    if (visits.data[slug]) {
      void news()
        .then(({ showOnCountryPage }) => showOnCountryPage(slug))
        .catch(() => undefined);
    } else {
      visits.data[slug] = [todayInMexico(), ...[...document.querySelectorAll('#cambios li')].map(({ id }) => id)];
      localStorage.setItem(VISITS_KEY, JSON.stringify(visits));
    }
  } catch {
    // Denied, full or broken: home sets aside what cannot be read.
  }
}

/** On home: what changed in the destinations that the device remembers. Without a connection there is nothing new to tell. */
export function tellOfChanges(): void {
  const isRemembered = tried(() => [VISITS_KEY, JOURNEY_KEY].some((key) => localStorage.getItem(key)));
  if (!navigator.onLine || !isRemembered) return;
  void news()
    .then(({ showOnHome }) => showOnHome())
    .catch(() => undefined);
}
