import { whatWasSaid } from '../journey/own-answers.ts';
import { copyLink } from '../ui/copy-link.ts';
import { showToast } from '../ui/toast.ts';
import { trackEvent } from '../ui/track-event.ts';
import { type Shared, shareTargets } from './share-targets.ts';

/**
 * `<share-buttons>`: the links to services open in a window of their own, the address is copied, or else printed to be
 * copied by hand, and where the device has a sheet to share with, that opens. Of the country in `data-own` the reader may
 * share their own answer.
 */
export class ShareButtonsElement extends HTMLElement {
  static observedAttributes = ['data-url'];

  /** What was printed is another address now. */
  attributeChangedCallback(): void {
    this.querySelector('p')?.setAttribute('hidden', '');
  }

  connectedCallback(): void {
    this.addEventListener('click', this);
    this.addEventListener('keydown', this);
    (this.#of('system') as HTMLElement).hidden = typeof navigator.share !== 'function';
    const { own } = this.dataset;
    // Without the rules it is the plain answer.
    if (own && whatWasSaid() !== null)
      import('./share-own.ts').then(({ offerOwn }) => offerOwn(this, own)).catch(() => undefined);
  }

  /** The message is in the link to the service that takes a long one. */
  get shared(): Shared {
    const { text = '', url = '' } = this.dataset;
    const written = new URL((this.#of('whatsapp') as HTMLAnchorElement).href).searchParams.get('text') ?? '';
    return { text, message: written.slice(0, -url.length).trimEnd(), url };
  }

  set shared(shared: Shared) {
    const { text, url } = shared;
    Object.assign(this.dataset, { text, url });
    for (const { method, href } of shareTargets(shared)) this.#of(method)?.setAttribute('href', href);
  }

  handleEvent(event: Event): void {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-method]');
    if (!pressed) return;
    if (event instanceof KeyboardEvent) {
      // A link answers to the space bar here, as it is called a button.
      if (event.key !== ' ' || !(pressed instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      pressed.click();
      return;
    }
    const { method = '' } = pressed.dataset;
    if (method === 'copy') {
      void this.#copy();
      return;
    }
    trackEvent('social_share', { event_category: 'engagement', method, page_path: location.pathname });
    if (method === 'system') void this.#openSheet();
    // Blocked: the link opens its tab instead.
    else if (window.open((pressed as HTMLAnchorElement).href, 'compartir', 'width=600,height=400'))
      event.preventDefault();
  }

  async #copy(): Promise<void> {
    const { url } = this.shared;
    const line = this.querySelector('p') as HTMLElement;
    line.hidden = await copyLink(url, 'El enlace se ha copiado al portapapeles.');
    line.textContent = line.hidden ? '' : url;
  }

  async #openSheet(): Promise<void> {
    const { text: title, message: text, url } = this.shared;
    try {
      await navigator.share({ title, text, url });
    } catch (error) {
      // Closing the sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast('error', 'Error', 'No se pudo compartir. Prueba con «Copiar enlace».');
    }
  }

  #of(method: string): Element | null {
    return this.querySelector(`[data-method="${method}"]`);
  }
}

customElements.define('share-buttons', ShareButtonsElement);
