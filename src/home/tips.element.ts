import { showToast } from '../ui/toast.ts';

/** `<copy-tips>`: its button copies the tips in it, as a message for those who come along. */
class CopyTips extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => void this.#copy());
  }

  async #copy(): Promise<void> {
    const tips = Array.from(this.querySelectorAll('li'), ({ children }) => {
      const [title, text] = [...children].map((part) => part.textContent);
      return `• ${title}: ${text}`;
    });
    try {
      await navigator.clipboard.writeText(tips.join('\n'));
      showToast('success', '¡Consejos copiados!', 'Pégalos en un mensaje para quien viaja contigo.');
    } catch {
      showToast('error', 'Error', 'No se pudieron copiar los consejos.');
    }
  }
}

customElements.define('copy-tips', CopyTips);
