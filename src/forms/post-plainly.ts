import { ENQUIRY_FORM, isAwake, isPosted, markPosted } from './form-element.ts';
import { OFFLINE_TEXT } from './messages.ts';

/** How long the form's script may take to arrive after the button was pressed. */
const PATIENCE_MS = 8000;
const PATIENCE_OFFLINE_MS = 1500;

/**
 * A press of the button wakes a sleeping form and is given to it again once it is awake
 * (`client:interact`). If it never wakes, because its script cannot be fetched, the form goes the
 * plain HTML way instead; without a connection, the page says so.
 */
export function postPlainlyIfAsleep(): void {
  const waiting = new WeakSet<HTMLFormElement>();
  const onClick = (event: Event) => {
    const form = (event.target as Element).closest<HTMLButtonElement>(`${ENQUIRY_FORM} [type="submit"]`)?.form;
    if (!form || isAwake(form) || waiting.has(form)) return;
    waiting.add(form);
    setTimeout(
      () => {
        waiting.delete(form);
        // Not prevented: no sleeping island took the press, and the browser did with it what it does.
        if (isAwake(form) || isPosted(form) || !event.defaultPrevented) return;
        if (navigator.onLine) form.requestSubmit();
        else sayOffline(form);
      },
      navigator.onLine ? PATIENCE_MS : PATIENCE_OFFLINE_MS,
    );
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    const form = target as HTMLFormElement;
    if (!defaultPrevented && form.matches(ENQUIRY_FORM)) markPosted(form, true);
  });
  // Back from the thank-you page, the browser may show this very document again.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>(ENQUIRY_FORM)) markPosted(form, false);
  });
}

/** Outside the form's island, whose content belongs to React. */
function sayOffline(form: HTMLFormElement): void {
  const place = form.closest('astro-island') ?? form;
  if (place.nextElementSibling?.matches('.form-message')) return;
  const message = document.createElement('p');
  message.className = 'notice form-message';
  message.role = 'alert';
  message.tabIndex = -1;
  message.textContent = OFFLINE_TEXT;
  place.after(message);
  message.focus();
}
