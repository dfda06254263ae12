/** Storage key fixed by the specification (section 9). */
export const TERMS_KEY = 'termsAccepted';

/** What the banner's form closes with where the terms were accepted. */
export const TERMS_ACCEPTED = 'aceptar';
