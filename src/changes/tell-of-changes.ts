import { JOURNEY_KEY, LISTS_KEY, VISITS_KEY } from '../journey/journey-keys.ts';
import { whenActivated } from '../site/when-activated.ts';

/** On home: readers of whom the device remembers a destination are told what changed there; all others load nothing. */
export function tellOfChanges(): void {
  whenActivated(() => {
    // Without a connection there is nothing new to tell.
    if (!navigator.onLine) return;
    try {
      if (![VISITS_KEY, JOURNEY_KEY, LISTS_KEY].some((key) => localStorage.getItem(key))) return;
    } catch {
      return;
    }
    void import('./since-last-visit.ts').then(({ showOnHome }) => showOnHome()).catch(() => undefined);
  });
}
