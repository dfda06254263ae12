import { announcePlainly } from './announce-plainly.ts';
import type { ToastKind } from './toast-view.tsx';

/** Shows a toast, whose component comes with the first one; when that cannot be fetched, a plain line says the same. */
export async function showToast(kind: ToastKind, title: string, text: string): Promise<void> {
  try {
    const { presentToast } = await import('./toast-view.tsx');
    presentToast(kind, title, text);
  } catch {
    announcePlainly(`${title}: ${text}`);
  }
}
