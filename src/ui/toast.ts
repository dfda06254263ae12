import './toaster.css';
import { announcePlainly } from './announce-plainly.ts';
import type { ToastKind } from './toast-view.tsx';

/**
 * Shows a toast. Its component comes with the first toast, not with the page.
 * A chunk that cannot be fetched must not swallow the message: a plain line says it.
 */
export async function showToast(kind: ToastKind, title: string, text: string): Promise<void> {
  try {
    const { presentToast } = await import('./toast-view.tsx');
    presentToast(kind, title, text);
  } catch {
    announcePlainly(`${title}: ${text}`);
  }
}
