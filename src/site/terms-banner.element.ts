import { rememberTermsAccepted, TERMS_ACCEPTED } from './terms-accepted.ts';

/** `<terms-banner>`: keeps the acceptance, also one that came before this code. */
class TermsBanner extends HTMLElement {
  connectedCallback() {
    const dialog = this.querySelector('dialog');
    const keep = () => {
      if (dialog?.returnValue === TERMS_ACCEPTED) rememberTermsAccepted();
    };
    keep();
    dialog?.addEventListener('close', keep);
  }
}

customElements.define('terms-banner', TermsBanner);
