import { canonicalSlug } from './slug.ts';

/** What a requirement is about. The order is that of the comparison; `other` is what none of them fits. */
const LABELS = {
  passport: 'Pasaporte',
  'onward-ticket': 'Boleto de salida o de regreso',
  lodging: 'Dónde te hospedas',
  money: 'Dinero para la estancia',
  payment: 'Con qué pagas',
  insurance: 'Seguro de viaje o médico',
  authorisation: 'Permiso electrónico o visa en la mano',
  'arrival-form': 'Registro o tarjeta de llegada',
  registration: 'Aviso de dónde estás',
  itinerary: 'Plan de viaje',
  invitation: 'Carta de invitación',
  ties: 'Trabajo, estudios o familia en México',
  photo: 'Fotos',
  'yellow-fever': 'Fiebre amarilla',
  vaccines: 'Otras vacunas',
  medicines: 'Medicinas',
  customs: 'Aduana',
  minors: 'Papeles de los menores',
  other: 'Además',
} as const;

export type Topic = keyof typeof LABELS;

export const TOPICS = /* @__PURE__ */ Object.keys(LABELS) as Topic[];

/** Name of a topic, as the comparison prints it. */
export function topicLabel(topic: Topic): string {
  return LABELS[topic];
}

/** Where a country's page tells of a topic: `papeles-de-los-menores`. */
export function topicId(topic: Topic): string {
  return canonicalSlug(topicLabel(topic));
}
