import { bytesOf, filesOf, MANIFEST_PATH, type Manifest, type Wish } from '../stored/manifest.ts';
import { missingFiles, OtherVersionError, storeFiles } from '../stored/store-files.ts';
import { rememberDeclined } from './consent.ts';
import { activeVersion, ensureActiveVersion, NotInstalledError } from './workers.ts';

/** What fulfilling a wish would still download; 0 when all of it is there. Asks the server only without a stored version. */
export async function bytesToSave(wish: Wish): Promise<number> {
  const version = await activeVersion();
  if (version) return bytesOf(await missingFiles(version.cache, filesOf(version.manifest, wish)));
  const answer = await fetch(MANIFEST_PATH);
  if (!answer.ok) throw new Error(`${MANIFEST_PATH} answered ${answer.status}`);
  return bytesOf(filesOf((await answer.json()) as Manifest, wish));
}

/** Stores what is missing, telling the share of bytes done (0 to 1). */
export async function save(wish: Wish, onProgress: (share: number) => void): Promise<void> {
  rememberDeclined(false);
  const { manifest, cache } = await ensureActiveVersion();
  // So that the browser does not clear it on its own; where that is refused it still is stored. Firefox asks the
  // reader and answers no sooner than they do: the download does not wait for it.
  navigator.storage?.persist?.().catch(() => false);
  const missing = await missingFiles(cache, filesOf(manifest, wish));
  const total = bytesOf(missing);
  let done = 0;
  await storeFiles(cache, missing, {
    onStored: ([, , bytes]) => {
      done += bytes;
      onProgress(total === 0 ? 1 : done / total);
    },
  });
}

/** Why saving ended early, and what the reader can do. */
export function failureText(error: unknown): string {
  if (error instanceof NotInstalledError) {
    return 'Este navegador no dejó guardar: puede faltar espacio o estar en modo privado. En línea todo sigue funcionando.';
  }
  if (error instanceof OtherVersionError) {
    return 'Hay información nueva en el sitio. Vuelve a cargar la página y guarda otra vez.';
  }
  if (error instanceof DOMException && error.name === 'QuotaExceededError') {
    return 'No hay espacio suficiente en tu dispositivo. Libera un poco y vuelve a intentar; en línea todo sigue funcionando.';
  }
  return 'Se cortó la conexión. Lo que alcanzó a guardarse se queda; vuelve a intentar cuando tengas señal.';
}
