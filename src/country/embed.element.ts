/**
 * `<pasaporte-verde pais="japan">` on anybody's page: the answer of a country in a frame of its own that is as high as
 * what it says. What the author wrote inside stands until the answer does, and where scripts or frames are forbidden.
 */
const { origin: SITE } = new URL((document.currentScript as HTMLScriptElement).src);

/** Milliseconds between a frame that has loaded and its word. */
const PATIENCE = 1000;

class Answer extends HTMLElement {
  static observedAttributes = ['pais'];

  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #frame = document.createElement('iframe');
  readonly #slot = document.createElement('slot');
  #isAnswered = false;

  connectedCallback(): void {
    addEventListener('message', this);
    this.#ask();
  }

  disconnectedCallback(): void {
    removeEventListener('message', this);
  }

  attributeChangedCallback(): void {
    if (this.#frame.src) this.#ask();
  }

  #ask(): void {
    const country = this.getAttribute('pais') ?? '';
    this.#isAnswered = false;
    Object.assign(this.#frame.style, { display: 'block', width: '100%', height: '0', border: '0' });
    this.#frame.title = `¿Necesita visa un mexicano? ${country}`;
    this.#frame.referrerPolicy = 'no-referrer';
    this.#frame.onload = () => setTimeout(() => this.#tellMissing(country), PATIENCE);
    this.#frame.src = `${SITE}/incrustar/${encodeURIComponent(country)}`;
    this.#root.replaceChildren(this.#slot, this.#frame);
  }

  /** How high the answer is; heeded only from our own frame. */
  handleEvent({ data, origin, source }: MessageEvent): void {
    const height = Number(data?.pasaporteVerde);
    if (origin !== SITE || source !== this.#frame.contentWindow || !(height > 0)) return;
    this.#isAnswered = true;
    this.#frame.style.height = `${Math.ceil(height)}px`;
    // A frame that is moved begins anew: what stands beside it goes instead.
    this.#slot.remove();
  }

  #tellMissing(country: string): void {
    if (this.#isAnswered || country !== (this.getAttribute('pais') ?? '')) return;
    const link = document.createElement('a');
    link.href = `${SITE}/#destinos`;
    link.textContent = 'Ver los destinos de Pasaporte Verde';
    const line = document.createElement('p');
    line.append(`No pudimos mostrar «${country}»: no es un destino de la guía, o esta página no lo deja ver. `, link);
    this.#root.replaceChildren(line, this.#slot);
  }
}

if (!customElements.get('pasaporte-verde')) customElements.define('pasaporte-verde', Answer);
