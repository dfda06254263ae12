/** Under which keys the device keeps what readers said. Apart from what reads it, which comes with React. The journey: */
export const JOURNEY_KEY = 'pv:viaje';
export const JOURNEY_VERSION = 1;

/** The checklist's lists. */
export const LISTS_KEY = 'pv:listas';
export const LISTS_VERSION = 1;

/** Which countries the reader opened, when, and the ids of what had changed there by then. */
export const VISITS_KEY = 'pv:visitas';
export const VISITS_VERSION = 1;
