import { spokenList } from '../catalogue/spoken-list.ts';
import { comparisonPath, MAX_COMPARED } from '../catalogue/trip-tools.ts';

/** `<compare-list>`: its `data-compare` buttons choose what its bar leads to comparing. */
class CompareList extends HTMLElement {
  #chosen = new Map<string, string>();

  connectedCallback(): void {
    this.addEventListener('click', (event) => {
      const button = (event.target as Element).closest('button');
      if (button?.dataset['compare'])
        this.#toggle(button.dataset['compare'], button.ariaLabel?.replace('Comparar ', '') ?? '');
      else if (button?.closest('.compare-bar')) this.#chosen.clear();
      else return;
      event.preventDefault();
      this.#show();
    });
  }

  /** A fifth one finds no room. */
  #toggle(slug: string, name: string): void {
    if (!this.#chosen.delete(slug) && this.#chosen.size < MAX_COMPARED) this.#chosen.set(slug, name);
  }

  #show(): void {
    const { size } = this.#chosen;
    for (const button of this.querySelectorAll<HTMLElement>('[data-compare]')) {
      button.ariaPressed = String(this.#chosen.has(button.dataset['compare'] ?? ''));
    }
    const bar = this.querySelector<HTMLElement>('.compare-bar');
    const link = bar?.querySelector('a');
    if (!bar || !link) return;
    bar.hidden = size === 0;
    const hint = size === 1 ? ': elige otro destino para comparar' : size === MAX_COMPARED ? ': ya no caben más' : '';
    bar.querySelector('p')?.replaceChildren(spokenList([...this.#chosen.values()]) + hint);
    link.hidden = size < 2;
    link.href = comparisonPath(...this.#chosen.keys());
    link.textContent = `Comparar ${size}`;
  }
}

customElements.define('compare-list', CompareList);
