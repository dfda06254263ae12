import { todayInMexico } from '../catalogue/today.ts';
import { addMonths, formatDay, parseDay, spokenDay } from '../journey/calendar-day.ts';
import { calendarFile } from '../journey/calendar-file.ts';
import { saveFile } from '../ui/save-file.ts';

/** `<visa-term>`: from the day that is typed in it, the last day on which an answer holds, also as a file for the phone's calendar. */
class VisaTerm extends HTMLElement {
  #field = this.querySelector('input') as HTMLInputElement;

  connectedCallback(): void {
    this.addEventListener('input', () => this.#show());
    this.addEventListener('focusout', () => this.#show());
    this.querySelector('button')?.addEventListener('click', () => this.#save());
  }

  /** The last day; undefined while no day, or a wrong one, is typed. */
  get #last(): number | undefined {
    const typed = this.#field.validity.valid ? parseDay(this.#field.value) : undefined;
    return typed === undefined ? undefined : addMonths(typed, Number(this.dataset['months']));
  }

  #show(): void {
    const last = this.#last;
    // While a year is being typed its first figures are years too.
    const isWrong = !this.#field.validity.valid && document.activeElement !== this.#field;
    const isLate = last !== undefined && formatDay(last) < todayInMexico();
    const said = isWrong ? 'wrong' : last === undefined ? '' : isLate ? 'late' : 'in-time';
    this.#field.ariaInvalid = isWrong ? 'true' : null;
    this.querySelector('strong')?.replaceChildren(last === undefined ? '' : spokenDay(last));
    for (const line of this.querySelectorAll<HTMLElement>('[data-says]')) line.hidden = line.dataset['says'] !== said;
  }

  #save(): void {
    const day = this.#last ?? 0;
    const { guide = '', event: title = '' } = this.dataset;
    const description = `Lo contamos desde el ${spokenDay(parseDay(this.#field.value) ?? day)}. Revisa las condiciones antes de pagar.`;
    const event = { uid: `${guide}-${formatDay(day)}@pasaporte-verde`, day, title, description };
    saveFile(calendarFile([event], new Date()), 'text/calendar', `${guide}.ics`);
  }
}

customElements.define('visa-term', VisaTerm);
