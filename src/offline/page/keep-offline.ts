import type { PageMessage } from '../worker/messages.ts';
import { mayStoreUnasked } from './consent.ts';

/**
 * Has the service worker store these files in the version that is open, as it stores a page that was opened: what is
 * on screen opens again without a connection. Where nothing may be stored, or there is no worker, nothing happens.
 */
export async function keepOffline(paths: readonly string[]): Promise<void> {
  if (!mayStoreUnasked()) return;
  const active = (await navigator.serviceWorker?.ready)?.active;
  for (const path of paths) {
    active?.postMessage({ type: 'opened', path } satisfies PageMessage);
  }
}
