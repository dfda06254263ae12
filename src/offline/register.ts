const WORKER_PATH = '/sw.js';

interface ScriptUrls {
  createScriptURL(url: string): string;
}

let policy: ScriptUrls | undefined;

/** Installs the service worker, or finds it installed. Rejects where the browser allows none. */
export function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(workerUrl());
}

/**
 * The worker's address as browsers with Trusted Types want it. The policy lets this one address through and
 * is named in the site's `Content-Security-Policy`.
 */
function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: ScriptUrls): ScriptUrls } };
  policy ??= trustedTypes?.createPolicy('pasaporte-verde', {
    createScriptURL: (url) => {
      if (url === WORKER_PATH) return url;
      throw new TypeError(`${url} is not the worker`);
    },
  });
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
}
