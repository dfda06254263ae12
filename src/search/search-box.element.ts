import { MIN_QUERY_LENGTH } from '../catalogue/search.ts';
import { loadSearchIndex } from '../catalogue/search-index.ts';
import { make } from '../ui/make.ts';
import { trackEvent } from '../ui/track-event.ts';
import type { Find, SearchAnswers } from './answers.ts';
import { type Meaning, pathOf } from './name-index.ts';
import { loadPlacesFile } from './places-file.ts';

/** What a `choose` event carries: the answer chosen, and what was typed to find it. */
export interface ChosenAnswer {
  answer: Meaning;
  query: string;
}

const ALL_DESTINATIONS = { name: 'Ninguno de estos', note: 'Mira todos los destinos', path: '/#destinos' };
/** Nearer to the top of the screen than so many pixels the field stays where it is. */
const RISEN = 64;
const NEAR_HEADING = 'Nada coincide del todo. ¿Es uno de estos?';

/**
 * `<search-box>`: answers what is typed into its field, by the ARIA combobox pattern with a listbox. Focus stays in the
 * field, arrows move through the answers, Enter takes the one they are on, else the first; Escape closes the list, then
 * empties the field, and only then belongs to what is around it. The field is the page's own: what was typed
 * before this code came is in it.
 *
 * With `to` (`/pais/`) it opens what was chosen, without it that is told in a bubbling `choose` event.
 * `knows="countries"` offers no other places; `asks` takes a text from the address (`?buscar=japon`), where a form without code
 * has sent it.
 */
export class SearchBoxElement extends HTMLElement {
  /** What a tool finds in the place of the box's own answers. */
  find: Find | undefined;
  /** Fetches what `find` needs, with the box's own files. */
  #prepare: (() => Promise<unknown>) | undefined;
  #isStarted = false;
  #answers: SearchAnswers | undefined;
  #offered: readonly Meaning[] = [];
  #active = -1;
  #isOpen = false;
  #isLoading = false;
  /** Enter came before the answers. */
  #takesFirst = false;
  #failure = '';

  connectedCallback() {
    if (this.hasAttribute('to')) this.start();
  }

  /** From here on the box answers. A tool says when: nobody hears a choice before it listens. */
  start(find?: Find, prepare?: () => Promise<unknown>) {
    this.find = find;
    this.#prepare = prepare;
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.addEventListener('focusin', ({ target }) => target === this.#input && this.#load());
    this.addEventListener('focusout', () => this.#close());
    this.addEventListener('input', () => {
      this.#takesFirst = false;
      this.#open();
    });
    this.addEventListener('keydown', (event) => this.#press(event));
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#takeFirst();
    });
    this.addEventListener('pointermove', ({ target }) => this.#activate(this.#positionOf(target)));
    // Focus stays in the field, so that its blur does not close the list before the click arrives.
    this.addEventListener('mousedown', (event) => this.#positionOf(event.target) >= 0 && event.preventDefault());
    this.addEventListener('click', (event) => this.#click(event));

    const asked = this.hasAttribute('asks') && new URLSearchParams(location.search).get('buscar');
    if (asked) {
      history.replaceState(history.state, '', location.pathname + location.hash);
      this.#input.value = asked;
      this.#takeFirst();
    } else if (this.#input.value) this.#open();
    else if (this.#input === document.activeElement) this.#load();
  }

  #click(event: MouseEvent) {
    const position = this.#positionOf(event.target);
    if (position >= 0) this.#choose(this.#offered[position]);
    // A link beside the field goes on with the text, where there is one.
    else if ((event.target as Element).closest('a:not(p a)') && this.#input.value.trim()) {
      event.preventDefault();
      this.#takeFirst();
    }
  }

  get #input() {
    return this.querySelector('input') as HTMLInputElement;
  }
  get #list() {
    return this.querySelector('[role="listbox"]') as HTMLElement;
  }
  get #status() {
    return this.querySelector('[role="status"]') as HTMLElement;
  }

  get onlyCountries() {
    return this.getAttribute('knows') === 'countries';
  }

  /** Fetches what answers, once; where that failed, at the next focus again. */
  async #load() {
    if (this.#isLoading || this.#answers?.isComplete) return;
    this.#isLoading = true;
    this.#failure = '';
    try {
      // Their files come together with the code that reads them.
      const files = Promise.all([loadSearchIndex(), this.onlyCountries || loadPlacesFile()]);
      files.catch(() => undefined);
      const [{ loadAnswers }] = await Promise.all([import('./answers.ts'), this.#prepare?.()]);
      await loadAnswers(this, (answers) => {
        this.#answers = answers;
        this.#show();
      });
    } catch {
      const what = this.onlyCountries ? 'países' : 'lugares';
      this.#failure = `No se pudo cargar la lista de ${what}. Revisa tu conexión e inténtalo de nuevo.`;
    }
    this.#isLoading = false;
    this.#show();
  }

  #open() {
    this.#isOpen = true;
    this.#active = -1;
    this.#load();
    this.#show();
    this.#rise();
  }

  /** On a phone the keyboard takes half the screen: the field goes to the top, so that four answers stand below it. */
  #rise() {
    const field = this.querySelector('.finder');
    const isPhone = matchMedia('(max-width: 599.98px)').matches;
    if (!field || !isPhone || !this.hasAttribute('to') || !this.contains(document.activeElement)) return;
    if (field.getBoundingClientRect().top > RISEN) field.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  #close() {
    this.#isOpen = false;
    this.#takesFirst = false;
    this.#show();
  }

  /** Shows what there is to offer for the text, and says how much. */
  #show() {
    const text = this.#input.value;
    const isAsked = text.trim().length >= MIN_QUERY_LENGTH;
    const found = isAsked ? this.#answers?.find(text) : undefined;
    if (this.#takesFirst && (this.#answers?.isComplete || this.#failure) && found?.[0]) {
      this.#choose(found[0]);
      return;
    }
    const near = found?.length === 0 ? (this.#answers?.near(text) ?? []) : [];
    const isNear = near.length > 0;
    this.#offered = isNear ? (this.hasAttribute('to') ? [...near, ALL_DESTINATIONS] : near) : (found ?? []);
    const isOpen = this.#isOpen && this.#offered.length > 0;
    if (!isOpen) this.#active = -1;

    const options = this.#offered.map((answer, position) => {
      const option = make('div', { className: 'flagged' }, ...(this.#answers?.lines(answer) ?? []));
      option.id = `${this.#list.id}-${position}`;
      option.setAttribute('role', 'option');
      return option;
    });
    this.#list.replaceChildren(...(isOpen ? options : []));
    this.#list.hidden = !isOpen;
    if (isNear) this.#list.dataset['heading'] = NEAR_HEADING;
    else delete this.#list.dataset['heading'];
    this.#input.setAttribute('aria-expanded', String(isOpen));
    this.#activate(this.#active);
    this.#say(found, isNear);
  }

  #say(found: readonly Meaning[] | undefined, isNear: boolean) {
    const isNothing = found?.length === 0 && !isNear;
    const problem = this.#failure || (this.#takesFirst && !found && 'Buscando…') || (isNothing && this.#nothingText());
    const said = problem || (isNear ? NEAR_HEADING : found ? this.#countText(found) : '');
    const status = this.#status;
    status.classList.toggle('visually-hidden', !problem);
    // What is said already stays: the link in it may be under the finger.
    if (status.firstChild?.textContent === said) return;
    status.textContent = said;
    if (isNothing && said.endsWith(' o ')) {
      status.append(make('a', { href: ALL_DESTINATIONS.path, textContent: 'mira todos los destinos' }), '.');
    }
  }

  #nothingText(): string {
    if (this.onlyCountries) return 'Ningún país coincide. Prueba con otra forma de escribirlo.';
    if (!this.hasAttribute('to')) return 'Ningún lugar coincide. Revisa cómo se escribe, o pon el país.';
    return 'Nada coincide. Prueba con otras palabras o ';
  }

  #countText(found: readonly Meaning[]): string {
    const [one, many] = this.onlyCountries
      ? ['país', 'países']
      : found.some((meaning) => 'path' in meaning)
        ? ['respuesta', 'respuestas']
        : ['lugar', 'lugares'];
    const count = found.length;
    return count === 1 ? `1 ${one} coincide.` : `${count} ${many} coinciden.`;
  }

  #positionOf(target: EventTarget | null): number {
    const option = (target as Element).closest('[role="option"]');
    return option ? [...this.#list.children].indexOf(option) : -1;
  }

  #activate(position: number) {
    this.#active = position;
    for (const [at, option] of [...this.#list.children].entries())
      option.setAttribute('aria-selected', String(at === position));
    const active = this.#list.children[position];
    if (active) this.#input.setAttribute('aria-activedescendant', active.id);
    else this.#input.removeAttribute('aria-activedescendant');
  }

  #press(event: KeyboardEvent) {
    // Enter while composing a letter (an accent on some keyboards) belongs to the keyboard.
    if (event.target !== this.#input || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const count = this.#offered.length;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step && count > 0) {
      if (this.#list.hidden) this.#open();
      const from = this.#active < 0 && step < 0 ? 0 : this.#active;
      this.#activate((from + step + count) % count);
    } else if (key === 'Enter' && this.#input.value) this.#takeFirst();
    else if (key === 'Escape' && !this.#list.hidden) this.#close();
    else if (key === 'Escape' && this.#input.value) {
      this.#input.value = '';
      this.#close();
    } else return;
    event.preventDefault();
  }

  /** Chooses the answer the reader is on, else the first, as soon as it is known; what is only like the text is never taken. */
  #takeFirst() {
    const active = this.#offered[this.#active];
    if (active) {
      this.#choose(active);
      return;
    }
    this.#input.focus();
    this.#takesFirst = true;
    this.#open();
  }

  async #choose(answer: Meaning | undefined) {
    if (!answer) return;
    const query = this.#input.value;
    const to = this.getAttribute('to');
    this.#input.value = '';
    this.#close();
    this.dispatchEvent(new CustomEvent<ChosenAnswer>('choose', { bubbles: true, detail: { answer, query } }));
    if (to === null) return;
    trackEvent('search', { search_term: query });
    const path = this.#answers?.path(answer, query, to).catch(() => undefined);
    location.assign((await path) ?? pathOf(answer, to));
  }
}

if (!customElements.get('search-box')) customElements.define('search-box', SearchBoxElement);
