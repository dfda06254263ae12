/** The journey as the device keeps it; apart from what reads it, which comes with React. */
export const JOURNEY_KEY = 'pv:viaje';
export const JOURNEY_VERSION = 1;

/** The checklist's lists. */
export const LISTS_KEY = 'pv:listas';
export const LISTS_VERSION = 1;
