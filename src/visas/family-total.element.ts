import { type FamilyFee, familySum } from './family-fees.ts';

/** `<family-total fees="…">`: what the people counted in its fields pay. What is typed stays as it was typed. */
class FamilyTotal extends HTMLElement {
  #fees = JSON.parse(this.getAttribute('fees') ?? '[]') as FamilyFee[];
  #fields = [...this.querySelectorAll('input')];

  connectedCallback(): void {
    this.addEventListener('input', () => this.#show());
    // Typed while this code was on its way.
    this.#show();
  }

  #show(): void {
    for (const field of this.#fields) field.ariaInvalid = field.validity.valid ? null : 'true';
    const isWrong = this.#fields.some(({ ariaInvalid }) => ariaInvalid);
    const counts = new Map(this.#fields.map(({ name, value }) => [name, Number(value)]));
    const [sum, of] = isWrong ? ['', ''] : familySum(this.#fees, (person) => counts.get(person) ?? 0);
    const [error, total, lines] = this.querySelectorAll<HTMLElement>('[role=status] > *');
    if (error) error.hidden = !isWrong;
    total?.replaceChildren(sum);
    lines?.replaceChildren(of);
  }
}

customElements.define('family-total', FamilyTotal);
