import type { Filtered } from '../search/filtered-list.element.ts';
import type { FollowedPlace } from './alerts-offer.ts';

/**
 * `<follow-changes>`: every way of following the changes leads to those of the country that the filters are set to, or to
 * all of them; and offers alerts, where the browser can show them. What those need is asked for once the offer is opened.
 */
class FollowChanges extends HTMLElement {
  #place: FollowedPlace | undefined;
  #all = this.querySelector('[data-follow-name]')?.textContent ?? '';
  #showOffer: (() => unknown) | undefined;

  connectedCallback(): void {
    this.#follow();
    document.addEventListener('filtered', ({ detail: { pais } }: Filtered) => {
      this.#place = pais && { slug: pais.value, name: pais.label };
      this.#follow();
      this.#showOffer?.();
    });
    const offer = this.querySelector('details');
    if (!offer || !('PushManager' in window) || !('serviceWorker' in navigator)) return;
    offer.hidden = false;
    offer.addEventListener('toggle', () => this.#work(offer), { once: true });
    // A country's page sends its reader here for the alerts.
    offer.open = location.hash === '#seguir';
  }

  #follow(): void {
    for (const link of this.querySelectorAll<HTMLAnchorElement>('[data-follow]')) {
      const path = `/cambios/${this.#place?.slug ?? 'todos'}.${link.dataset['follow']}`;
      // A telephone opens its calendar for this scheme, and subscribes instead of copying.
      link.href = link.dataset['scheme'] ? `${link.dataset['scheme']}://${location.host}${path}` : path;
    }
    for (const name of this.querySelectorAll('[data-follow-name]')) name.textContent = this.#place?.name ?? this.#all;
    for (const part of this.querySelectorAll<HTMLElement>('[data-follow-all]')) part.hidden = this.#place !== undefined;
  }

  async #work(offer: HTMLElement): Promise<void> {
    try {
      const { workAlertsOffer } = await import('./alerts-offer.ts');
      this.#showOffer = await workAlertsOffer(offer, () => this.#place);
    } catch {
      offer
        .querySelector('[role="status"]')
        ?.replaceChildren('No hay conexión: vuelve a cargar la página cuando tengas señal.');
    }
  }
}

customElements.define('follow-changes', FollowChanges);
