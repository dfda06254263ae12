/** The parameter of an address that says what the reader holds. */
export const HOLDS_PARAM = 'tengo';

/** Where the situation is kept on the device; also looked at by the small script of every page. */
export const SITUATION_KEY = 'pv:situacion';

/** Fired on `window` when the reader changes or withdraws what they said. */
export const SITUATION_CHANGED = 'pv:situacion';
