import type { REPORT_COUNTRIES } from '../catalogue/specified-figures.ts';

/** Options of the error report's selects, apart from the schema: the page's first script needs no validator. */
export const REPORT_ERROR_TYPES = {
  requisitos: 'Requisitos',
  costos: 'Costos',
  enlaces: 'Enlaces',
  embajada: 'Embajada o consulado',
  tiempos: 'Tiempos de trámite o de estancia',
  otro: 'Otro',
};

export const REPORT_COUNTRY_NAMES: Record<(typeof REPORT_COUNTRIES)[number], string> = {
  usa: 'Estados Unidos',
  canada: 'Canadá',
  spain: 'España',
  france: 'Francia',
  germany: 'Alemania',
  uk: 'Reino Unido',
  japan: 'Japón',
  otro: 'Otro país',
};
