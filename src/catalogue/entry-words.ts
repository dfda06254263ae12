/** What records name in a word of what the border asks, and how sentences say it. Plain, apart from the schemas: what reads them runs in browsers, too. */

/** With whom a child travels that is asked for a permit, and who signs it then; without one of these, whenever a parent stays behind. */
export const COMPANIES = {
  alone: ['viaja solo', 'sus papás'],
  'without-parents': ['viaja sin sus papás', 'los dos'],
  'one-parent': ['viaja con uno solo de sus papás', 'el otro'],
  'with-another-adult': ['viaja con otro adulto', 'sus papás'],
} as const;

/** Before whom the permit is signed. */
export const SIGNED_BEFORE = {
  notary: 'ante notario',
  certified: 'con la firma certificada',
  legalized: 'con la firma legalizada',
  authority: 'con el aval de una autoridad',
  embassy: 'ante el consulado de tu destino',
} as const;

/** In which language the permit is written or translated. */
export const PERMIT_LANGUAGES = {
  english: 'inglés',
  spanish: 'español',
  french: 'francés',
  portuguese: 'portugués',
  armenian: 'armenio',
  russian: 'ruso',
  thai: 'tailandés',
} as const;

/** What a child carries besides the permit. */
export const CHILD_PAPERS = {
  'birth-certificate': 'el acta de nacimiento',
  'parents-ids': 'una copia de la identificación de sus papás',
  'parents-passports': 'una copia del pasaporte de sus papás',
  'absent-parent-id': 'una copia de la identificación de quien no va',
  custody: 'los papeles de la patria potestad',
  contact: 'el teléfono de sus papás',
  host: 'los datos de quien lo recibe',
} as const;

/** What a sum is for. */
export const FUNDS_PER = {
  day: 'por día',
  week: 'por semana',
  month: 'por cada mes',
  entry: 'por viaje',
  stay: 'para toda la estancia',
} as const;

/** Where whoever shows the sum sleeps, where that changes it. */
export const FUNDS_LODGINGS = {
  hotel: 'si te quedas en un hotel',
  paid: 'si ya pagaste el hospedaje',
  unpaid: 'si no has pagado el hospedaje',
  hosted: 'si te recibe alguien en su casa',
  family: 'si te quedas con tu familia',
} as const;

/** By what one may leave, where the ticket need not be for a plane. */
export const TICKETS_FOR = {
  plane: 'avión',
  bus: 'camión',
  train: 'tren',
  boat: 'barco',
} as const;

/** Besides yellow fever. */
export const VACCINES = { meningococcus: 'la meningitis (ACWY)', polio: 'la polio' } as const;
