import { foldText } from '../catalogue/slug.ts';

/** What is chosen, by the names of the fields, with what a reader calls it. */
export type Filtered = CustomEvent<Readonly<Record<string, { value: string; label: string } | undefined>>>;

declare global {
  interface DocumentEventMap {
    filtered: Filtered;
  }
  interface HTMLElementEventMap {
    filtered: Filtered;
  }
}

type Field = HTMLSelectElement | HTMLInputElement;

/**
 * `<filtered-list>`: a form over a list that is all there. What does not match is hidden, and the address keeps what was
 * chosen, by the names of the form's fields: it can be shared, and Back undoes a choice.
 *
 * In the form: selects and submit buttons, whose values are looked for in the `data-` attribute of that name of each
 * `data-item` (several values parted by commas; an item without the attribute matches), and search fields, whose words are
 * looked for in the text. Pressed again, a button with `data-toggles` takes its value back. In the list: `data-group`, gone
 * where nothing is left in it; `data-count="país,países"`, how many are left of the group or, in the form's status, of all,
 * and `data-zero`, what it says of none; `data-fold`, open while something is chosen (`data-fold="open"`, without a choice
 * too); `data-none`, where nothing is left. Tells of each round by `filtered`.
 *
 * Before this code has come a button sends the form, and the page comes back with the choice in its address.
 */
class FilteredList extends HTMLElement {
  #form = this.querySelector('form') as HTMLFormElement;
  #fields = [...this.#form.querySelectorAll<Field>('select, [type=search]')];
  #buttons = [...this.#form.querySelectorAll<HTMLButtonElement>('button[name]')];

  connectedCallback(): void {
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#press(event.submitter as HTMLButtonElement | null);
    });
    this.#form.addEventListener('input', ({ target }) => this.#choose(target as Field));
    this.#form.addEventListener('reset', (event) => {
      event.preventDefault();
      this.#go([...this.#fields, ...this.#buttons].map(({ name }) => [name, '']));
      this.#form.querySelector<HTMLElement>('select, input, button')?.focus();
    });
    addEventListener('popstate', () => this.#show());
    // Chosen while this code was on its way.
    const early = this.#fields.filter(({ value }) => value);
    if (early.length > 0) this.#go(early.map(({ name, value }) => [name, value]));
    // What is printed is what an address without a choice shows.
    if (location.search) this.#show();
    // What the address names is opened like on any page (`site/open-named.ts`); here a choice may have moved it.
    const named = document.getElementById(location.hash.slice(1));
    if (this.hasAttribute('chosen')) named?.scrollIntoView({ behavior: 'instant' });
  }

  #press(button: HTMLButtonElement | null): void {
    if (!button?.name) return;
    const isTakenBack = button.ariaPressed === 'true' && button.hasAttribute('data-toggles');
    this.#go([[button.name, isTakenBack ? '' : button.value]]);
  }

  #choose({ name, value, type }: Field): void {
    this.#go([[name, value]], type === 'search');
  }

  /** Each letter of a search would be a step back. */
  #go(chosen: [name: string, value: string][], isTyped = false): void {
    const params = new URLSearchParams(location.search);
    for (const [name, value] of chosen) value ? params.set(name, value) : params.delete(name);
    const search = params.size > 0 ? `?${params}` : '';
    // Choosing what is chosen already must not cost a second press of Back.
    if (search === location.search) return;
    const address = location.pathname + search + location.hash;
    isTyped ? history.replaceState(history.state, '', address) : history.pushState(null, '', address);
    this.#show();
  }

  /** Brings fields, list and counts to what the address says. */
  #show(): void {
    const params = new URLSearchParams(location.search);
    const asked = (name: string) => params.get(name) ?? '';
    const unknown: string[] = [];
    const chosen: Record<string, { value: string; label: string }> = {};
    const tests: ((item: HTMLElement) => boolean)[] = [];
    for (const field of this.#fields) {
      const value = asked(field.name);
      if (field.value !== value) field.value = value;
      if (field.value !== value) {
        // A select has no such option.
        field.value = '';
        unknown.push(`«${field.labels?.[0]?.textContent}»`);
      } else if (value) {
        const isSelect = field instanceof HTMLSelectElement;
        tests.push(isSelect ? hasValue(field.name, value) : hasWords(value));
        chosen[field.name] = { value, label: isSelect ? (field.selectedOptions[0]?.text ?? value) : value };
      }
    }
    for (const name of new Set(this.#buttons.map((button) => button.name))) {
      const buttons = this.#buttons.filter((button) => button.name === name);
      const value = buttons.some((button) => button.value === asked(name)) ? asked(name) : '';
      for (const button of buttons) button.ariaPressed = String(button.value === value);
      if (!value) continue;
      tests.push(hasValue(name, value));
      chosen[name] = { value, label: value };
    }
    this.#filter(tests, unknown);
    // After the page's other elements have begun to listen, in whatever order their files came.
    queueMicrotask(() => this.dispatchEvent(new CustomEvent('filtered', { bubbles: true, detail: chosen })));
  }

  #filter(tests: readonly ((item: HTMLElement) => boolean)[], unknown: readonly string[]): void {
    const isChosen = tests.length > 0;
    const items = [...this.querySelectorAll<HTMLElement>('[data-item]')];
    for (const item of items) setHidden(item, !tests.every((fits) => fits(item)));
    const left = (within: Element) => within.querySelectorAll('[data-item]:not([hidden])').length;
    for (const group of this.querySelectorAll<HTMLElement>('[data-group]')) {
      const count = left(group);
      setHidden(group, count === 0);
      say(group.querySelector('[data-count]'), count);
    }
    // Without a choice, before or now, the folds are the reader's.
    if (isChosen || this.hasAttribute('chosen')) {
      for (const fold of this.querySelectorAll<HTMLDetailsElement>('[data-fold]')) {
        fold.open = isChosen || fold.dataset['fold'] === 'open';
      }
    }
    const count = left(this);
    this.toggleAttribute('chosen', isChosen);
    for (const none of this.querySelectorAll<HTMLElement>('[data-none]')) setHidden(none, count > 0);
    for (const reset of this.#form.querySelectorAll<HTMLElement>('[type=reset]')) setHidden(reset, !isChosen);
    const status = this.#form.querySelector<HTMLElement>('[role=status]');
    const list = new Intl.ListFormat('es-MX').format(unknown);
    if (unknown.length > 0) status?.replaceChildren(`No reconocimos ${list} de esta dirección: mostramos lo demás.`);
    else if (isChosen) say(status, count);
    else status?.replaceChildren();
  }
}

const hasValue = (name: string, value: string) => (item: HTMLElement) =>
  item.dataset[name]?.split(',').includes(value) ?? true;

/** Every word of the query, accents and case aside. */
function hasWords(query: string): (item: HTMLElement) => boolean {
  const words = foldText(query).split(/[^\p{L}\p{N}]+/u);
  return (item) => {
    const text = foldText(item.textContent);
    return words.every((word) => text.includes(word));
  };
}

/** An attribute that is written again, even unchanged, has the browser look at the element again. */
function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

/** `12 países`; the number alone where no word is given, and where nothing is left what `data-zero` says. */
function say(place: HTMLElement | null, count: number): void {
  if (!place) return;
  const { count: words = '', zero } = place.dataset;
  const word = words.split(',')[count === 1 ? 0 : 1];
  place.textContent = count === 0 && zero ? zero : word ? `${count} ${word}` : String(count);
}

customElements.define('filtered-list', FilteredList);
