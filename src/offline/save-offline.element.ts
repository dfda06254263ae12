import { detailsPath, dialogPath } from '../catalogue/page-path.ts';
import { guidePath, questionPath } from '../catalogue/slug.ts';
import { isOfflinePossible, mayStoreUnasked, rememberDeclined } from './consent.ts';
import { pageKept } from './keep-offline.ts';
import type { StoredPaths } from './manifest.ts';
import { register } from './register.ts';
import { sizeLabel } from './size-label.ts';

/** Of every country; which, stands behind it. */
const CHECKLIST_PATH = '/mi-lista';

/** Why saving ended early, by the name of the error, and what the reader can do. */
const FAILURES: Record<string, string> = {
  QuotaExceededError:
    'No hay espacio suficiente en tu dispositivo. Libera un poco y vuelve a intentar; en línea todo sigue funcionando.',
  OutdatedError: 'Hay información nueva en el sitio. Vuelve a cargar la página y guarda otra vez.',
  // Of `fetch`, and of a script that does not come.
  TypeError: 'Se cortó la conexión. Lo que alcanzó a guardarse se queda; vuelve a intentar cuando tengas señal.',
};
const REFUSED =
  'Este navegador no dejó guardar: puede faltar espacio o estar en modo privado. En línea todo sigue funcionando.';

/**
 * `<save-offline>`: both pages of its `country`, its facts and its list of papers, or all destinations. It says the size before anything is
 * downloaded: by itself once the page is stored, else at the first tap; a reader who saves data then taps again.
 */
export class SaveOfflineElement extends HTMLElement {
  readonly #button = this.querySelector('button') as HTMLButtonElement;
  readonly #list = this.querySelector('a') as HTMLAnchorElement;
  readonly #progress = this.querySelector('progress') as HTMLProgressElement;
  readonly #status = this.querySelector('[role="status"]') as HTMLElement;
  readonly #note = this.#status.textContent;
  #isSizeShown = false;
  #isBusy = false;

  connectedCallback(): void {
    if (!isOfflinePossible()) return;
    this.reset();
    this.#button.disabled = false;
    // Pressed while the button came in the place of the link, what was pressed is what holds both.
    this.addEventListener('click', ({ target }) => {
      if (target === this || target === this.#button) void this.#press();
    });
    void pageKept.then(() => (this.#isBusy ? undefined : this.#showSize())).catch(() => undefined);
  }

  /** Nothing is stored any more. */
  reset(): void {
    this.#isSizeShown = false;
    this.#button.hidden = false;
    this.#list.hidden = true;
    this.#status.textContent = this.#note;
  }

  get #wanted(): StoredPaths {
    const slug = this.getAttribute('country');
    // Its pages offer the list of its papers.
    return slug ? [questionPath(slug), guidePath(slug), detailsPath(slug), dialogPath(slug), CHECKLIST_PATH] : 'all';
  }

  async #press(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      const isAgreed = this.#isSizeShown || mayStoreUnasked();
      if (!this.#isSizeShown) await this.#showSize();
      if (isAgreed && !this.#button.hidden) await this.#save();
    } catch (error) {
      this.#status.textContent = FAILURES[(error as Error).name] ?? REFUSED;
    }
    this.#progress.hidden = true;
    this.#isBusy = false;
  }

  async #showSize(): Promise<void> {
    const { bytesToStore } = await import('./store.ts');
    const bytes = await bytesToStore(this.#wanted);
    this.#isSizeShown = true;
    if (bytes === 0) this.#showSaved();
    else this.#status.textContent = `Al guardar se descargan ${sizeLabel(bytes)}.`;
  }

  async #save(): Promise<void> {
    rememberDeclined(false);
    this.#progress.value = 0;
    this.#progress.hidden = false;
    this.#status.textContent = 'Guardando…';
    const { store } = await import('./store.ts');
    await register();
    // So that the browser does not clear it on its own. Firefox asks the reader and answers no sooner than they do.
    navigator.storage?.persist?.().catch(() => false);
    await store(this.#wanted, (share) => {
      // Every file said aloud would be chatter.
      const quarter = Math.floor(share * 4);
      if (quarter > Math.floor(this.#progress.value * 4)) this.#status.textContent = `Guardando… ${quarter * 25} %`;
      this.#progress.value = share;
    });
    this.#showSaved();
    this.dispatchEvent(new Event('saved', { bubbles: true }));
  }

  #showSaved(): void {
    this.#status.textContent = this.hasAttribute('country')
      ? 'Guardado: este país ya se abre sin conexión.'
      : 'Guardado: todos los destinos ya se abren sin conexión.';
    // The focus would be lost with the button.
    if (document.activeElement === this.#button) {
      this.#status.tabIndex = -1;
      this.#status.focus({ preventScroll: true });
    }
    this.#button.hidden = true;
    this.#list.hidden = !this.hasAttribute('country');
    this.#list.textContent = 'Ver lo guardado';
  }
}

customElements.define('save-offline', SaveOfflineElement);
