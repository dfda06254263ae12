import { type DraftValues, draftKey, eraseDraft, loadDraft, noteDownPosted, saveDraft } from './drafts.ts';
import { clearMessages, fieldsOf, showMistakes, submitOf, tellOutcome } from './form-messages.ts';
import { type EnquiryKind, TRAP_FIELD } from './kinds.ts';
import { sendEnquiry } from './send-enquiry.ts';

/** The library of the rules comes with the first touch of a form. */
const loadRules = () => import('./read-enquiry.ts');

/**
 * `<enquiry-form kind="contact">` around a form that works without it: keeps on the device what is typed until it has
 * arrived, checks it by the rules of the inbox, and sends it without leaving the page; then it tells of it by `sent`. Where
 * the rules cannot be fetched the browser posts the form.
 */
export class EnquiryFormElement extends HTMLElement {
  #draft = '';
  #isSending = false;

  connectedCallback() {
    if (!this.hasAttribute('waits')) this.start();
  }

  /** @param about what the form is about, which has a draft of its own. @param startingValues filled in where there is no draft. */
  start({ about, startingValues = {} }: { about?: string; startingValues?: DraftValues } = {}) {
    this.#draft = draftKey(this.#kind, about);
    this.#fill(loadDraft(this.#draft) ?? startingValues);
    this.#form.noValidate = true;
    this.addEventListener('input', () => saveDraft(this.#draft, this.#typed()));
    this.addEventListener('focusin', () => loadRules().catch(() => undefined), { once: true });
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!this.#isSending) this.#submit();
    });
    // Back from the thank-you page, the browser may show this very document again.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#isSending = false;
    });
  }

  get #kind() {
    return this.getAttribute('kind') as EnquiryKind;
  }
  get #form() {
    return this.querySelector('form') as HTMLFormElement;
  }

  #typed(): DraftValues {
    return Object.fromEntries(fieldsOf(this.#form).map(({ name, value }) => [name, value]));
  }

  /** Never over something typed or restored by the browser before this script ran. */
  #fill(values: DraftValues) {
    for (const control of fieldsOf(this.#form)) {
      const value = Object.hasOwn(values, control.name) ? values[control.name] : undefined;
      if (value === undefined || control.value !== '') continue;
      control.value = value;
      // An option that no longer exists leaves a select with nothing chosen at all.
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
    }
  }

  async #submit() {
    this.#isSending = true;
    const rules = await loadRules().catch(() => undefined);
    if (rules) await this.#send(rules);
    else if (!navigator.onLine) tellOutcome(this.#form, this.#kind, 'offline');
    else if (this.#form.reportValidity()) {
      noteDownPosted(this.#draft);
      this.#form.submit();
      return;
    }
    this.#isSending = false;
  }

  async #send({ readEnquiry }: typeof import('./read-enquiry.ts')) {
    clearMessages(this.#form);
    const data = new FormData(this.#form);
    const { values, mistakes = [] } = readEnquiry(this.#kind, data);
    if (!values) {
      showMistakes(this.#form, mistakes);
      return;
    }
    const button = submitOf(this.#form);
    const label = button.textContent;
    Object.assign(button, { disabled: true, textContent: 'Enviando...' });
    // A robot that fills every field is thanked, and nothing is sent.
    const outcome = data.get(TRAP_FIELD) ? 'sent' : await sendEnquiry(this.#kind, this.#form.action, values);
    Object.assign(button, { disabled: false, textContent: label });
    if (outcome === 'sent') {
      for (const field of fieldsOf(this.#form)) field.value = '';
      eraseDraft(this.#draft);
      // It no longer asks to be pressed.
      button.classList.add('button--outline');
      this.dispatchEvent(new Event('sent'));
    }
    tellOutcome(this.#form, this.#kind, outcome);
    // The disabled button has dropped the focus, and no message took it.
    if (document.activeElement === document.body) button.focus();
  }
}

customElements.define('enquiry-form', EnquiryFormElement);
