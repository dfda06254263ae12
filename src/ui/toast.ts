import type { ToastKind } from './toast-view.tsx';

/**
 * Shows a toast. Its component and library come with the first toast, not with the page.
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

/** A line of text in a live region, for when not even the toast's code could be loaded. */
function announcePlainly(text: string): void {
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.className = 'toast toast--plain';
  line.textContent = text;
  document.body.append(line);
  setTimeout(() => line.remove(), 6000);
}
