import './own-case.element.ts';
import { dialogPath } from '../catalogue/page-path.ts';
import { questionPath } from '../catalogue/slug.ts';
import { addStyles } from '../ui/add-styles.ts';
import { fetchDocument } from '../ui/fetch-document.ts';
import { make } from '../ui/make.ts';
import dialogStyles from './country-dialog.css?url';

/**
 * `<country-dialog>`, in the section whose buttons carry `data-details`: shows a country's facts, as the build wrote them,
 * without leaving home. The browser keeps the keyboard inside and gives the focus back; what cannot be had leads to the page.
 */
class CountryDialog extends HTMLElement {
  #styles: Promise<void> | undefined;

  connectedCallback(): void {
    this.closest('section')?.addEventListener('click', (event) => {
      const pressed = event.target as HTMLElement;
      const { details } = pressed.closest<HTMLElement>('[data-details]')?.dataset ?? {};
      if (details) {
        event.preventDefault();
        this.#open(details).catch(() => location.assign(questionPath(details)));
        // The ground behind it, or the comparison, which goes on at the foot of home.
      } else if (pressed === this.#dialog || (this.contains(pressed) && pressed.closest('[data-compare]'))) {
        this.#dialog?.close();
      }
    });
  }

  get #dialog() {
    return this.querySelector('dialog');
  }

  async #open(slug: string): Promise<void> {
    const dialog = this.#dialog;
    if (!dialog || dialog.open) return;
    this.#show('Cargando…', make('p', { role: 'status' }, 'Un momento, estamos trayendo la ficha.'));
    this.#styles ??= addStyles(dialogStyles);
    await this.#styles;
    dialog.showModal();
    const facts = (await fetchDocument(dialogPath(slug))).querySelector('article');
    const name = facts?.querySelector('h2');
    if (!facts || !name) throw new Error(`La ficha de ${slug} no es una ficha.`);
    name.remove();
    dialog.className = `dialog ${facts.className}`;
    const chosen = document.querySelector(`[data-compare="${slug}"]`)?.getAttribute('aria-pressed');
    facts.querySelector('[data-compare]')?.setAttribute('aria-pressed', chosen ?? 'false');
    this.#show(name, facts);
  }

  #show(name: Element | string, facts: Element): void {
    const [head, body] = this.querySelectorAll('h2, .dialog__body');
    head?.replaceChildren(...(typeof name === 'string' ? [name] : name.childNodes));
    body?.replaceChildren(...(facts.localName === 'article' ? facts.childNodes : [facts]));
  }
}

customElements.define('country-dialog', CountryDialog);
