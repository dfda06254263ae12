import { countryOfPage, OFFLINE_PAGE, pagePath } from '../catalogue/page-path.ts';
import { make } from '../ui/make.ts';
import { showPartOf } from '../ui/show-part.ts';
import { isOfflinePossible, rememberDeclined } from './consent.ts';
import type { SaveOfflineElement } from './save-offline.element.ts';
import { sizeLabel } from './size-label.ts';
import { eraseStoredPages, type StoredPage, storedPages } from './store.ts';

/** Told when the reader erases what is stored: whoever keeps something of what they opened ends it too. */
export const ERASED = 'erased';

/** `<offline-page>`: lists and erases what is stored, wherever the service worker shows it. */
class OfflinePage extends HTMLElement {
  readonly #show = showPartOf(this);

  connectedCallback(): void {
    // The worker answers with this page under the address that the reader asked for.
    const asked = pagePath(location.pathname);
    const isElsewhere = asked !== OFFLINE_PAGE;
    for (const help of this.#show('not-stored', isElsewhere).querySelectorAll('a')) {
      help.hash = countryOfPage(asked) ?? '';
      // The telephones of a country whose page is not stored are in the list of all.
      if (help.hash && location.hash === help.pathname.replace('/', '#')) location.replace(help.href);
    }
    this.#show('impossible', !isOfflinePossible());
    const possible = this.#show('possible', isOfflinePossible());
    if (!isOfflinePossible()) return;
    // Nothing can be stored now: what opens comes first.
    if (isElsewhere) possible.prepend(this.#show('stored', true));
    this.#details.open = isElsewhere || !navigator.onLine;
    this.#show('erase', false).addEventListener('click', () => void this.#erase());
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
    this.#show('erase', pages.length > 0);
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
    this.querySelector('[data-part="stored"] > [role="status"]')?.replaceChildren(text);
  }

  get #details(): HTMLDetailsElement {
    return this.querySelector('details') as HTMLDetailsElement;
  }
}

function listItem({ path, title, bytes }: StoredPage): HTMLLIElement {
  return make(
    'li',
    { className: 'row' },
    make('a', { href: path }, title),
    make('span', { className: 'note' }, sizeLabel(bytes)),
  );
}

customElements.define('offline-page', OfflinePage);
