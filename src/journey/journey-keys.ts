/** Under which keys the device keeps what readers said. Apart from what reads it, which comes with React. The journey: */
export const JOURNEY_KEY = 'pv:viaje';
export const JOURNEY_VERSION = 1;

/** What the reader holds; also looked at by the small script of every page, and fired on `window` when it changes. */
export const SITUATION_KEY = 'pv:situacion';

/** Which countries the reader opened, when, and the ids of what had changed there by then. */
export const VISITS_KEY = 'pv:visitas';
export const VISITS_VERSION = 1;

/** The parameter of an address that says what the reader holds. */
export const HOLDS_PARAM = 'tengo';
export const ARRIVAL_PARAM = 'llego';

/** The parameters of an address that tell a journey, by what each says. */
export const JOURNEY_PARAMS = {
  trips: 'viaje',
  back: 'vuelta',
  until: 'vigencias',
  expiry: 'vence',
  issued: 'expedido',
  adults: 'somos',
  children: 'menores',
  company: 'con',
  permit: 'permiso',
  shared: 'todos',
  people: 'persona',
  nationality: 'otro',
  untaken: 'sinleer',
} as const;
