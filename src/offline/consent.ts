/** Set when the reader erases what was stored: it does not come back unasked. */
const DECLINED_KEY = 'sinConexion';

/** Service workers need https (or this machine) and a browser that lets the site store something. */
export function isOfflinePossible(): boolean {
  try {
    // While pages are edited there is no worker to bring them.
    return !import.meta.env.DEV && isSecureContext && Boolean(navigator.serviceWorker) && 'caches' in window;
  } catch {
    // Some browsers throw at the mere look when storage is denied.
    return false;
  }
}

/** Nothing is stored unasked for a reader who counts bytes, or who has erased it before. */
export function mayStoreUnasked(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia('(prefers-reduced-data: reduce)').matches && !hasDeclined();
}

/** Readers who erased what was stored: nothing is remembered of what they open. */
export function hasDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED_KEY) === 'no';
  } catch {
    // Storage is denied: then nothing can be stored anyway.
    return true;
  }
}

export function rememberDeclined(isDeclined: boolean): void {
  try {
    if (isDeclined) localStorage.setItem(DECLINED_KEY, 'no');
    else localStorage.removeItem(DECLINED_KEY);
  } catch {
    // Denied: `hasDeclined` says so by itself.
  }
}
