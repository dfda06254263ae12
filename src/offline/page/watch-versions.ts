import { pagePath } from '../../catalogue/page-path.ts';
import { bytesOf } from '../stored/manifest.ts';
import { storeFiles } from '../stored/store-files.ts';
import { filesToRenew, type StoredVersion, versionsBesides } from '../stored/versions.ts';
import { mayStoreUnasked } from './consent.ts';
import { showUpdateStrip } from './update-strip.ts';
import { register, settled, tell, versionOfWorker } from './workers.ts';

/** Registers the worker, tells it which page is open and the reader when there is a new version. Never fails. */
export async function watchVersions(): Promise<void> {
  try {
    const registration = await register();
    registration.addEventListener('updatefound', () => void announceWhenInstalled(registration));
    // The first install; an update is waited for below.
    if (!registration.active) await settled(registration.installing ?? registration.waiting);
    tellOpened(registration);
    await announceWhenInstalled(registration);
  } catch {
    // Denied, blocked or offline: pages keep coming from the server.
  }
}

/** Both, because a page of the new version can be kept only by the worker that knows it. */
function tellOpened({ active, waiting }: ServiceWorkerRegistration): void {
  if (!mayStoreUnasked()) return;
  for (const worker of [active, waiting]) {
    if (worker) tell(worker, { type: 'opened', path: pagePath(location.pathname) });
  }
}

async function announceWhenInstalled(registration: ServiceWorkerRegistration): Promise<void> {
  await settled(registration.installing, ['installed', 'activating', 'activated', 'redundant']);
  const newest = registration.waiting ?? registration.active;
  const version = newest && (await versionOfWorker(newest));
  if (!version) return;
  const toRenew = await outdatedFiles(version);
  if (!registration.waiting && toRenew.length === 0) return;
  if (registration.waiting) tellOpened(registration);
  showUpdateStrip(bytesOf(toRenew), async (onProgress) => {
    // Everything first, then the change: half a new version is never shown.
    const missing = await outdatedFiles(version);
    const total = bytesOf(missing);
    let done = 0;
    await storeFiles(version.cache, missing, {
      others: (await versionsBesides(version.manifest.build)).map(({ cache }) => cache),
      onStored: ([, , bytes]) => {
        done += bytes;
        onProgress(done / total);
      },
    });
    await takeOver(registration);
    location.reload();
  });
}

async function outdatedFiles(version: StoredVersion) {
  return filesToRenew(version, await versionsBesides(version.manifest.build));
}

/** Another tab may have accepted before: then there is nobody waiting any more. */
async function takeOver({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return;
  tell(waiting, { type: 'take-over' });
  await settled(waiting);
}
