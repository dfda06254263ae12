import { countryOfPage, OFFLINE_PAGE, pagePath } from '../catalogue/page-path.ts';
import { make } from '../ui/make.ts';
import { isOfflinePossible, rememberDeclined } from './consent.ts';
import type { SaveOfflineElement } from './save-offline.element.ts';
import { sizeLabel } from './size-label.ts';
import { eraseStoredPages, type StoredPage, storedPages } from './store.ts';

/** Told when the reader erases what is stored: whoever keeps something of what they opened ends it too. */
export const ERASED = 'erased';

/** `<offline-page>`: lists and erases what is stored, wherever the service worker shows it. */
class OfflinePage extends HTMLElement {
  connectedCallback(): void {
    // The worker answers with this page under the address that the reader asked for.
    const asked = pagePath(location.pathname);
    const isElsewhere = asked !== OFFLINE_PAGE;
    this.#part('not-stored').hidden = !isElsewhere;
    for (const help of this.#part('not-stored').querySelectorAll('a')) help.hash = countryOfPage(asked) ?? '';
    this.#part('impossible').hidden = isOfflinePossible();
    this.#part('possible').hidden = !isOfflinePossible();
    if (!isOfflinePossible()) return;
    // Nothing can be stored now: what opens comes first.
    if (isElsewhere) this.#part('possible').prepend(this.#part('stored'));
    this.#details.open = isElsewhere || !navigator.onLine;
    this.#part('erase').addEventListener('click', () => void this.#erase());
    this.addEventListener('saved', () => void this.#list());
    void this.#list();
  }

  async #list(): Promise<void> {
    const { pages, bytes } = await storedPages().catch(() => ({ pages: [], bytes: 0 }));
    this.querySelector('ul')?.replaceChildren(...pages.map(listItem));
    this.#say(
      pages.length === 0
        ? 'Todavía no hay páginas guardadas en este dispositivo.'
        : `${pages.length} ${pages.length === 1 ? 'página' : 'páginas'}, ${sizeLabel(bytes)} descargados en total.`,
    );
    this.#details.hidden = pages.length === 0;
    this.#part('erase').hidden = pages.length === 0;
  }

  async #erase(): Promise<void> {
    rememberDeclined(true);
    this.dispatchEvent(new Event(ERASED));
    await eraseStoredPages();
    await this.#list();
    this.#say('Se borró todo. No se vuelve a guardar nada hasta que tú lo pidas.');
    this.querySelector<SaveOfflineElement>('save-offline')?.reset();
  }

  #say(text: string): void {
    const status = this.#part('stored').querySelector('[role="status"]');
    if (status) status.textContent = text;
  }

  get #details(): HTMLDetailsElement {
    return this.querySelector('details') as HTMLDetailsElement;
  }

  #part(name: string): HTMLElement {
    return this.querySelector(`[data-part="${name}"]`) as HTMLElement;
  }
}

function listItem({ path, title, bytes }: StoredPage): HTMLLIElement {
  return make(
    'li',
    { className: 'row' },
    make('a', { href: path, textContent: title }),
    make('span', { className: 'note', textContent: sizeLabel(bytes) }),
  );
}

customElements.define('offline-page', OfflinePage);
