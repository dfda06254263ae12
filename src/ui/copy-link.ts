import { showToast } from './toast.ts';

/** Puts an address on the clipboard and says so. @param then what whoever opens it will find. */
export async function copyLink(address: string, then: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    await showToast('success', '¡Enlace copiado!', then);
  } catch {
    await showToast('error', 'Error', 'No se pudo copiar el enlace.');
  }
}
