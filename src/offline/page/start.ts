import { mayStoreUnasked } from './consent.ts';
import { offerCountry } from './country-offer.ts';
import { isOfflinePossible } from './possible.ts';

/** How long after loading a first visit is left alone: the reader may be about to open the next page. */
const QUIET_MS = 3000;

/**
 * Everything about reading without a connection begins here, with every page. Where it is impossible (no
 * service workers, plain http) nothing happens and nothing is offered.
 */
export function startOffline(): void {
  // While pages are edited there is no worker to bring them.
  if (import.meta.env.DEV || !isOfflinePossible()) return;
  const offer = offerCountry();
  const begin = () => {
    // A page that a worker brought has news for it; a reader who saves data has none of this unless asked for.
    const isServed = navigator.serviceWorker.controller !== null;
    if (!isServed && !mayStoreUnasked()) return;
    setTimeout(
      async () => {
        // Failing, it leaves a page like any other: the next one tries again.
        const { watchVersions } = await import('./watch-versions.ts').catch(() => ({ watchVersions: undefined }));
        await watchVersions?.();
        await offer?.showSize().catch(() => undefined);
      },
      isServed ? 0 : QUIET_MS,
    );
  };
  // On a page made ready ahead, browsers themselves hold the registration back until it is opened.
  addEventListener('load', begin);
}
