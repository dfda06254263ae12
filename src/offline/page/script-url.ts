export const WORKER_PATH = '/sw.js';

interface ScriptUrlPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/**
 * The worker's address as browsers with Trusted Types want it. The policy lets this one address through and
 * is named in the site's `Content-Security-Policy`.
 */
export function workerUrl(): string {
  const { trustedTypes } = window as Window & { trustedTypes?: ScriptUrlPolicies };
  policy ??= trustedTypes?.createPolicy('pasaporte-verde', {
    createScriptURL: (url) => {
      if (url === WORKER_PATH) return url;
      throw new TypeError(`${url} is not the worker`);
    },
  });
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
}

let policy: ReturnType<ScriptUrlPolicies['createPolicy']> | undefined;
