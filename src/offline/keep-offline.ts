import { pagePath } from '../catalogue/page-path.ts';
import { isOfflinePossible, mayStoreUnasked } from './consent.ts';
import { register } from './register.ts';

/** How long after loading a first visit is left alone: the reader may be about to open the next page. */
const QUIET_MS = 3000;

let tellKept: () => void;

/** Settles once the open page is stored; never where nothing may be stored unasked, or nothing could be. */
export const pageKept = new Promise<void>((resolve) => {
  tellKept = resolve;
});

/** Every page that is opened is stored for reading without a connection, after a while. */
export function keepOpenedPage(): void {
  if (!isOfflinePossible() || !mayStoreUnasked()) return;
  const keep = async () => {
    // On a page made ready ahead, browsers hold the registration back until it is opened.
    await register();
    // Without a network it came from the device, and a newer one cannot be had.
    if (navigator.onLine) await keepOffline([ownPath()]);
    tellKept();
  };
  addEventListener('load', () => {
    const quiet = navigator.serviceWorker.controller ? 0 : QUIET_MS;
    // Full, denied or cut off: pages keep coming from the server, and the next one tries again.
    setTimeout(() => keep().catch(() => undefined), quiet);
  });
}

/** Has these files stored too: what is on screen opens again without a connection. */
export async function keepOffline(paths: readonly string[]): Promise<void> {
  if (!mayStoreUnasked()) return;
  await navigator.serviceWorker?.ready;
  const { store } = await import('./store.ts');
  await store(paths);
}

/** As the page calls itself: the offline page stands under the address of every page that is not stored. */
function ownPath(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return pagePath(new URL(canonical ?? location.href).pathname);
}
