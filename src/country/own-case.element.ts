import { whatWasSaid } from '../journey/own-answers.ts';

/**
 * Over the verdict, what it becomes for this reader of the country in `data-country`: of what they keep or their link carries, or of what they press in it.
 * Whoever said nothing loads nothing of it; without a connection every case stands further down the page.
 */
class OwnCase extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this);
    if (whatWasSaid() !== null) this.#answer().catch(() => undefined);
  }

  handleEvent({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-holds]') : null;
    if (button) this.#answer(button.dataset['holds']).catch(() => location.assign('#condiciones'));
  }

  async #answer(pressed?: string): Promise<void> {
    const { ownCase } = await import('./own-case-panel.ts');
    const own = await ownCase(this.dataset['country'] ?? '', pressed);
    const place = this.firstElementChild;
    if (!own || !place) return;
    place.replaceChildren(own.panel);
    for (const button of this.querySelectorAll<HTMLElement>('[data-holds]')) {
      button.setAttribute('aria-pressed', String(own.isChosen(button.dataset['holds'] ?? '')));
    }
    if (pressed !== undefined) place.scrollIntoView({ block: 'nearest' });
  }
}

customElements.define('own-case', OwnCase);
