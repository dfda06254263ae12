/** Storage key fixed by the specification (section 9). */
export const TERMS_KEY = 'termsAccepted';

/** What the banner's form closes with where the terms were accepted. */
export const TERMS_ACCEPTED = 'aceptar';

/** Keeps the acceptance. A browser that denies storage forgets it, and the banner comes back: no error. */
export function rememberTermsAccepted(): void {
  try {
    localStorage.setItem(TERMS_KEY, 'true');
  } catch {
    // Private mode or full storage: the banner is closed for this page view at least.
  }
}
