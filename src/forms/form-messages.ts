import { make, makeIcon } from '../ui/make.ts';
import { showToast } from '../ui/toast.ts';
import type { EnquiryKind } from './kinds.ts';
import { FAILED, type FormMessage, mistakesHeading, OFFLINE, SENT } from './messages.ts';
import type { FieldMistake } from './read-enquiry.ts';
import type { Outcome } from './send-enquiry.ts';

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields people fill in: neither buttons, nor hidden fields, nor the trap. */
export function fieldsOf(form: HTMLFormElement): FormField[] {
  return [...form.querySelectorAll<FormField>('.field :is(input, textarea, select)')];
}

export function submitOf(form: HTMLFormElement): HTMLButtonElement {
  return form.querySelector('[type="submit"]') as HTMLButtonElement;
}

/** Takes away what was told the last time, by this script or by the inbox. */
export function clearMessages(form: HTMLFormElement): void {
  for (const told of form.querySelectorAll('.summary, .error, .form-message')) told.remove();
  for (const field of fieldsOf(form)) {
    field.removeAttribute('aria-invalid');
    describe(field, '');
  }
}

/** What became of the form, in a line that takes the focus, or in a toast. */
export function tellOutcome(form: HTMLFormElement, kind: EnquiryKind, outcome: Outcome): void {
  clearMessages(form);
  const isSent = outcome === 'sent';
  const said: FormMessage = outcome === 'offline' ? OFFLINE : (isSent ? SENT : FAILED)[kind];
  if (typeof said !== 'string') {
    showToast(isSent ? 'success' : 'error', ...said);
    return;
  }
  const looks = { sent: 'notice notice--success', failed: 'notice notice--error', offline: 'notice' }[outcome];
  const line = make('p', { className: `${looks} form-message`, tabIndex: -1, textContent: said });
  line.setAttribute('role', isSent ? 'status' : 'alert');
  submitOf(form).before(line);
  line.focus();
}

/** Tells every mistake beside its field, and all of them on top, in a summary that takes the focus and leads to each. */
export function showMistakes(form: HTMLFormElement, mistakes: readonly FieldMistake[]): void {
  const items = mistakes.map(({ name, message }) => {
    const field = form.elements.namedItem(name) as FormField;
    return make('li', {}, markWrong(field, message));
  });
  const title = make('h2', { id: 'mistakes', textContent: mistakesHeading(mistakes.length) });
  const summary = make(
    'div',
    { className: 'notice notice--error summary', tabIndex: -1 },
    title,
    make('ul', {}, ...items),
  );
  summary.setAttribute('role', 'alert');
  summary.setAttribute('aria-labelledby', title.id);
  form.prepend(summary);
  summary.focus();
}

/** @returns the link that leads to the field. */
function markWrong(field: FormField, message: string): HTMLElement {
  const id = errorId(field);
  field.after(make('p', { id, className: 'error' }, makeIcon('alert'), make('span', { textContent: message })));
  field.setAttribute('aria-invalid', 'true');
  describe(field, id);
  field.closest('details')?.setAttribute('open', '');

  const link = make('a', { className: 'touch', href: `#${field.id}`, textContent: message });
  link.addEventListener('click', (event) => {
    // By script, so that the address keeps no fragment and the label is scrolled into view with its field.
    event.preventDefault();
    field.closest('.field')?.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  });
  return link;
}

/** As the inbox names it. */
const errorId = ({ id }: FormField) => `${id}-error`;

/** The error of a field describes it, besides what does so always. */
function describe(field: FormField, error: string): void {
  const always = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== errorId(field));
  const ids = [...always, error].filter(Boolean).join(' ');
  if (ids) field.setAttribute('aria-describedby', ids);
  else field.removeAttribute('aria-describedby');
}
