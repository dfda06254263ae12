import { type DraftValues, draftKey, eraseDraft, loadDraft, saveDraft } from './drafts.ts';
import { ENQUIRY_FORM } from './form-element.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where a plain post leaves word of its draft for the thank-you page. */
const POSTED_KEY = 'posted-draft';

export interface DraftOptions {
  /** What the forms of this page are about; each matter has its own draft. */
  about?: string | undefined;
  /** Filled in when there is no draft. */
  startingValues?: DraftValues | undefined;
}

/**
 * Keeps on the device what is typed in the page's forms, and puts it back when the page opens again.
 * Apart from the forms' React code: a text typed while that code was still on its way, or could not
 * be fetched at all, is kept too. A form's `reset` means that it was sent.
 */
export function keepDrafts({ about, startingValues = {} }: DraftOptions = {}): void {
  const keyOf = (form: HTMLFormElement) => draftKey(form.dataset['enquiry'] ?? '', about);

  for (const form of document.querySelectorAll<HTMLFormElement>(ENQUIRY_FORM)) {
    fill(form, loadDraft(keyOf(form)) ?? startingValues);
  }
  document.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>(ENQUIRY_FORM);
    if (form) saveDraft(keyOf(form), valuesOf(form));
  });
  document.addEventListener('reset', ({ target }) => {
    if ((target as Element).matches(ENQUIRY_FORM)) eraseDraft(keyOf(target as HTMLFormElement));
  });
  // Bubbles here after React's handlers: prevented means that the script sends the form, not the browser.
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && (target as Element).matches(ENQUIRY_FORM)) noteDown(keyOf(target as HTMLFormElement));
  });
}

/** On the thank-you page: what the plain post carried has arrived. */
export function erasePostedDraft(): void {
  try {
    const key = sessionStorage.getItem(POSTED_KEY);
    sessionStorage.removeItem(POSTED_KEY);
    if (key !== null) eraseDraft(key);
  } catch {
    // Storage denied: there is no draft.
  }
}

function noteDown(key: string): void {
  try {
    sessionStorage.setItem(POSTED_KEY, key);
  } catch {
    // Storage denied: there is no draft.
  }
}

/** The fields people fill in: neither buttons, nor hidden fields, nor the trap. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element.matches('input:not([type="hidden"]), textarea, select') && !element.closest('[aria-hidden="true"]'),
  );
}

function valuesOf(form: HTMLFormElement): DraftValues {
  return Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
}

/** Never over something typed or restored by the browser before this script ran. */
function fill(form: HTMLFormElement, values: DraftValues): void {
  for (const control of controlsOf(form)) {
    const value = Object.hasOwn(values, control.name) ? values[control.name] : undefined;
    if (value === undefined || control.value !== '') continue;
    control.value = value;
    // An option that no longer exists leaves a select with nothing chosen at all.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  }
}
