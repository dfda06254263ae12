/** Every form of `src/forms` in the page. */
export const ENQUIRY_FORM = 'form[data-enquiry]';

/** The form's script has taken over: from now on it validates, not the browser. */
export function wakeForm(form: HTMLFormElement): void {
  form.noValidate = true;
}

export function isAwake(form: HTMLFormElement): boolean {
  return form.noValidate;
}

/** The browser is posting the form itself; its script must not send it a second time. */
export function markPosted(form: HTMLFormElement, isPosted: boolean): void {
  form.toggleAttribute('data-posted', isPosted);
}

export function isPosted(form: HTMLFormElement): boolean {
  return form.hasAttribute('data-posted');
}

/**
 * A field of the plain HTML post that people never see; only a robot fills it in. The JSON payloads
 * carry exactly the specified keys, so it is not among them.
 */
export const TRAP_FIELD = 'sitio_web';
