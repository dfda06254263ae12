import { whatWasSaid } from '../journey/own-answers.ts';

/**
 * `<own-line>`: over a list that says the same to everybody, what the reader's documents make of it. Whoever said nothing
 * reads what was printed in it, and loads nothing.
 */
class OwnLine extends HTMLElement {
  connectedCallback(): void {
    if (whatWasSaid() !== null) this.#tell().catch(() => undefined);
  }

  async #tell(): Promise<void> {
    const { ownLine } = await import('./own-line.ts');
    const line = await ownLine(this.hasAttribute('answers'));
    if (!line) return;
    this.className = 'notice';
    const paragraph = document.createElement('p');
    paragraph.append(...line);
    this.replaceChildren(paragraph);
  }
}

customElements.define('own-line', OwnLine);
