/** Service workers need https (or this machine) and a browser that lets the site store something. */
export function isOfflinePossible(): boolean {
  try {
    return (
      isSecureContext && 'serviceWorker' in navigator && navigator.serviceWorker !== undefined && 'caches' in window
    );
  } catch {
    // Some browsers throw at the mere look when storage is denied.
    return false;
  }
}
