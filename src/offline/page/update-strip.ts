import { sizeLabel } from '../stored/manifest.ts';
import { make } from './make.ts';
import { failureText } from './save.ts';

type Update = (onProgress: (share: number) => void) => Promise<void>;

let isShown = false;

/**
 * `Hay información nueva · Actualizar`, over the foot of the page: it moves nothing and waits as long as the
 * reader likes. `bytes` is what renewing the stored pages downloads.
 */
export function showUpdateStrip(bytes: number, update: Update): void {
  if (isShown) return;
  isShown = true;
  const strip = make('aside', { className: 'update-strip', ariaLabel: 'Versión nueva' });
  const status = make('p', { role: 'status' });
  const button = make('button', {
    type: 'button',
    textContent: bytes > 0 ? `Actualizar (${sizeLabel(bytes)})` : 'Actualizar',
  });
  strip.append(status, make('span', { ariaHidden: 'true', textContent: '·' }), button);
  document.body.append(strip);
  // After it is in the page: a live region announces what changes in it, not what it arrives with.
  status.textContent = 'Hay información nueva';

  let isBusy = false;
  button.addEventListener('click', async () => {
    if (isBusy) return;
    isBusy = true;
    status.textContent = 'Actualizando…';
    try {
      await update((share) => {
        button.textContent = `${Math.floor(share * 100)} %`;
      });
    } catch (error) {
      isBusy = false;
      status.textContent = failureText(error);
      button.textContent = 'Reintentar';
    }
  });
}
