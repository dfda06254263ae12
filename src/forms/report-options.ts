import { REPORT_COUNTRIES } from '../catalogue/specified-figures.ts';

/** Options of the error report's selects, apart from the schema: the page's first script needs no validator. */
export const REPORT_ERROR_TYPES = {
  requisitos: 'Requisitos',
  costos: 'Costos',
  enlaces: 'Enlaces',
  embajada: 'Embajada o consulado',
  tiempos: 'Tiempos de trámite o de estancia',
  otro: 'Otro',
};

/** What a report says of its country: its id where the specification lists it (section 3, Error report), else its slug. */
export function reportValue({ id, slug }: { id: string; slug: string }): string {
  return REPORT_COUNTRIES.some((listed) => listed === id) ? id : slug;
}
