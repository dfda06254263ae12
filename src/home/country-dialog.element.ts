import { questionPath } from '../catalogue/slug.ts';
import { addStyles } from '../ui/add-styles.ts';
import dialogStyles from './country-dialog.css?url';

/** `<country-dialog>`, in the section whose `data-details` buttons it answers; what cannot be had leads to the page. */
class CountryDialogElement extends HTMLElement {
  connectedCallback(): void {
    this.closest('section')?.addEventListener('click', (event) => {
      const slug = (event.target as Element).closest<HTMLElement>('[data-details]')?.dataset['details'];
      if (!slug) return;
      event.preventDefault();
      this.#open(slug).catch(() => location.assign(questionPath(slug)));
    });
  }

  async #open(slug: string): Promise<void> {
    const [{ showCountryDialog }] = await Promise.all([import('./show-country-dialog.tsx'), addStyles(dialogStyles)]);
    showCountryDialog(this, slug);
  }
}

customElements.define('country-dialog', CountryDialogElement);
