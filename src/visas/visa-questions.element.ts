import { type TableRule, walk } from '../catalogue/rule-table.ts';
import { whatWasSaid } from '../journey/own-answers.ts';

/**
 * `<visa-questions rules="…">`: asks each question only while the answer still depends on it, and says the answer with what
 * stands in its `template`. What the reader has said in `Mis visas` is not asked again.
 */
class VisaQuestions extends HTMLElement {
  #rules = JSON.parse(this.getAttribute('rules') ?? '[]') as TableRule[];
  #questions = [...this.querySelectorAll('fieldset')];
  #again = this.querySelector('.visa-questions__again') as HTMLElement;
  #said = '';

  connectedCallback(): void {
    this.addEventListener('change', () => this.#show());
    this.#again.addEventListener('click', () => {
      for (const option of this.#chosen()) option.checked = false;
      this.#show();
      // The button is gone until something is answered.
      this.querySelector('input')?.focus();
    });
    this.#show();
    // Without it the question is simply asked.
    if (whatWasSaid() !== null) this.#takeHeld().catch(() => undefined);
  }

  async #takeHeld(): Promise<void> {
    const { currentSituation } = await import('../journey/current-situation.ts');
    const holds: readonly string[] = currentSituation()?.situation.holds ?? [];
    for (const question of this.#questions) {
      const options = [...question.querySelectorAll<HTMLInputElement>('[data-holds]')];
      const held = options.find(({ dataset }) => holds.includes(dataset['holds'] ?? ''));
      // Not over what was chosen meanwhile.
      if (held && !question.querySelector(':checked')) held.checked = true;
    }
    this.#show();
  }

  #chosen(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>(':checked')];
  }

  #show(): void {
    const answers = Object.fromEntries(this.#chosen().map(({ name, value }) => [name, value]));
    const questions = this.#questions.map(({ name }) => ({ id: name }));
    const { asked, outcome } = walk({ questions, rules: this.#rules }, answers);
    for (const question of this.#questions) question.hidden = !asked.some(({ id }) => id === question.name);
    this.#again.hidden = this.#chosen().length === 0;
    this.#say(outcome ?? (asked.length > 1 ? 'a-medias' : ''));
  }

  /** Once for each answer: a live region that is written again is read aloud again. */
  #say(answer: string): void {
    if (answer === this.#said) return;
    this.#said = answer;
    const template = this.querySelector<HTMLTemplateElement>(`template[data-answer="${answer}"]`);
    if (template) this.querySelector('[role=status]')?.replaceChildren(template.content.cloneNode(true));
    const term = this.querySelector<HTMLElement>('visa-term');
    if (term) term.hidden = term.dataset['outcome'] !== answer;
    // What counts its days comes with the answer that has one.
    if (term?.hidden === false) import('./visa-term.element.ts').catch(() => term.remove());
  }
}

customElements.define('visa-questions', VisaQuestions);
