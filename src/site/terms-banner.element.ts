import { tried } from '../ui/tried.ts';
import { TERMS_ACCEPTED, TERMS_KEY } from './terms-accepted.ts';

/** `<terms-banner>`: keeps the acceptance, also one that came before this code. */
class TermsBanner extends HTMLElement {
  connectedCallback() {
    const dialog = this.querySelector('dialog');
    const keep = () => {
      // A browser that denies storage forgets it, and the banner comes back: no error.
      if (dialog?.returnValue === TERMS_ACCEPTED) tried(() => localStorage.setItem(TERMS_KEY, 'true'));
    };
    keep();
    dialog?.addEventListener('close', keep);
  }
}

customElements.define('terms-banner', TermsBanner);
