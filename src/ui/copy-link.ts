import { showToast } from './toast.ts';

/** Puts an address on the clipboard and says so. @param then what whoever opens it will find. @returns whether it is there. */
export async function copyLink(address: string, then: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    showToast('success', '¡Enlace copiado!', then);
    return true;
  } catch {
    showToast('error', 'Error', 'No se pudo copiar el enlace.');
    return false;
  }
}
