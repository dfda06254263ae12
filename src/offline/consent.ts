import { tried } from '../ui/tried.ts';

/** Set when the reader erases what was stored: it does not come back unasked. */
const DECLINED_KEY = 'sinConexion';

/** Service workers need https (or this machine) and a browser that lets the site store something. */
export function isOfflinePossible(): boolean {
  // While pages are edited there is no worker to bring them.
  if (import.meta.env.DEV || !isSecureContext) return false;
  // Some browsers throw at the mere look when storage is denied.
  return tried(() => Boolean(navigator.serviceWorker) && 'caches' in window) ?? false;
}

/** Nothing is stored unasked for a reader who counts bytes, or who has erased it before. */
export function mayStoreUnasked(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia('(prefers-reduced-data: reduce)').matches && !hasDeclined();
}

/** Readers who erased what was stored: nothing is remembered of what they open. */
export function hasDeclined(): boolean {
  // Storage is denied: then nothing can be stored anyway.
  return tried(() => localStorage.getItem(DECLINED_KEY) === 'no') ?? true;
}

export function rememberDeclined(isDeclined: boolean): void {
  // Denied: `hasDeclined` says so by itself.
  tried(() => (isDeclined ? localStorage.setItem(DECLINED_KEY, 'no') : localStorage.removeItem(DECLINED_KEY)));
}
