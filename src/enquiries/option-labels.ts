import type { REPORT_COUNTRIES } from '../catalogue/specified-figures.ts';
import type { CONTACT_SUBJECTS } from './contact.ts';
import type { REPORT_ERROR_TYPES } from './report-options.ts';

type Options<Values extends readonly string[]> = readonly (readonly [value: Values[number], label: string])[];

export const SUBJECT_OPTIONS: Options<typeof CONTACT_SUBJECTS> = [
  ['informacion-incorrecta', 'Información incorrecta'],
  ['nuevo-pais', 'Nuevo país'],
  ['consulta-visa', 'Consulta de visa'],
  ['sugerencia', 'Sugerencia'],
  ['otro', 'Otro'],
];

export const REPORT_COUNTRY_OPTIONS: Options<typeof REPORT_COUNTRIES> = [
  ['usa', 'Estados Unidos'],
  ['canada', 'Canadá'],
  ['spain', 'España'],
  ['france', 'Francia'],
  ['germany', 'Alemania'],
  ['uk', 'Reino Unido'],
  ['japan', 'Japón'],
  ['otro', 'Otro país'],
];

export const REPORT_ERROR_OPTIONS: Options<typeof REPORT_ERROR_TYPES> = [
  ['requisitos', 'Requisitos'],
  ['costos', 'Costos'],
  ['enlaces', 'Enlaces'],
  ['embajada', 'Embajada o consulado'],
  ['tiempos', 'Tiempos de trámite o de estancia'],
  ['otro', 'Otro'],
];
