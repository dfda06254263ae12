import { type StoredVersion, storedVersion } from '../stored/versions.ts';
import type { PageMessage } from '../worker/messages.ts';
import { workerUrl } from './script-url.ts';

/** The browser would not install the worker: no room, or not allowed. */
export class NotInstalledError extends Error {
  override readonly name = 'NotInstalledError';
}

export function tell(worker: ServiceWorker, message: PageMessage, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports);
}

export function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(workerUrl());
}

/** The version a worker stands for; undefined when nothing of it is stored. */
export async function versionOfWorker(worker: ServiceWorker): Promise<StoredVersion | undefined> {
  const { port1, port2 } = new MessageChannel();
  const build = await new Promise<string>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as string);
    tell(worker, { type: 'build' }, [port2]);
  });
  return storedVersion(build);
}

/** The version that governs this site's pages now. */
export async function activeVersion(): Promise<StoredVersion | undefined> {
  const active = (await navigator.serviceWorker.getRegistration())?.active;
  return active ? versionOfWorker(active) : undefined;
}

/** Installs the worker when there is none, and waits until it serves. */
export async function ensureActiveVersion(): Promise<StoredVersion> {
  const found = await activeVersion();
  if (found) return found;
  const stale = await navigator.serviceWorker.getRegistration();
  // A worker whose storage was erased installs again only when it is new.
  if (stale?.active) await stale.unregister();
  const registration = await register();
  await settled(registration.installing ?? registration.waiting);
  const version = await activeVersion();
  if (!version) throw new NotInstalledError();
  return version;
}

/** Waits until a worker is in one of `states`: active or failed, if nothing else is said. */
export function settled(
  worker: ServiceWorker | null,
  states: readonly ServiceWorkerState[] = ['activated', 'redundant'],
): Promise<void> {
  return new Promise((resolve) => {
    const check = () => (!worker || states.includes(worker.state)) && resolve();
    worker?.addEventListener('statechange', check);
    check();
  });
}
