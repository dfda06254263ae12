/**
 * Addresses that pages already link to and that a later delivery brings, with the reason. They answer with
 * the not-found page until then; the check asks to remove an entry as soon as its page exists.
 */
export const KNOWN_MISSING: Readonly<Record<string, string>> = {};
