interface DocumentWords {
  /** As a choice: `Visa de Estados Unidos`. */
  name: string;
  /** Under the choice, where the name leaves a doubt. */
  hint?: string;
  /** Completes `Es así porque …`: `tienes visa de EE. UU. vigente`. */
  reason: string;
  /** Completes `con …`: `visa de EE. UU. vigente`. */
  short: string;
}

/** Documents besides the Mexican passport that can ease an entry. The order is that of the questions. */
const WORDS = {
  'us-visa': {
    name: 'Visa de Estados Unidos',
    hint: 'Vigente, de turismo o de otro tipo',
    reason: 'tienes visa de EE. UU. vigente',
    short: 'visa de EE. UU. vigente',
  },
  'us-residence': {
    name: 'Residencia de Estados Unidos',
    hint: 'Tarjeta de residente permanente (green card)',
    reason: 'tienes residencia permanente de EE. UU.',
    short: 'residencia permanente de EE. UU.',
  },
  'ca-visa': {
    name: 'Visa de Canadá',
    hint: 'Vigente',
    reason: 'tienes visa de Canadá vigente',
    short: 'visa de Canadá vigente',
  },
  'ca-visa-last-10-years': {
    name: 'Visa de Canadá vencida',
    hint: 'La tuviste en los últimos 10 años; el permiso en línea (eTA) no cuenta',
    reason: 'tuviste visa de Canadá en los últimos 10 años',
    short: 'visa de Canadá de los últimos 10 años',
  },
  'schengen-visa': {
    name: 'Visa Schengen',
    hint: 'Vigente; con pasaporte mexicano solo se da para estancias largas',
    reason: 'tienes visa Schengen vigente',
    short: 'visa Schengen vigente',
  },
  'uk-visa': {
    name: 'Visa del Reino Unido',
    hint: 'Vigente; la ETA no es una visa',
    reason: 'tienes visa del Reino Unido vigente',
    short: 'visa del Reino Unido vigente',
  },
  'jp-visa': {
    name: 'Visa de Japón',
    hint: 'Vigente',
    reason: 'tienes visa de Japón vigente',
    short: 'visa de Japón vigente',
  },
  'ca-residence': {
    name: 'Residencia de Canadá',
    hint: 'Tarjeta de residente permanente',
    reason: 'tienes residencia permanente de Canadá',
    short: 'residencia permanente de Canadá',
  },
  'schengen-residence': {
    name: 'Residencia en un país Schengen',
    reason: 'tienes residencia en un país Schengen',
    short: 'residencia en un país Schengen',
  },
  'uk-residence': {
    name: 'Residencia en el Reino Unido',
    reason: 'tienes residencia en el Reino Unido',
    short: 'residencia en el Reino Unido',
  },
  'au-visa': {
    name: 'Visa de Australia',
    hint: 'Vigente',
    reason: 'tienes visa de Australia vigente',
    short: 'visa de Australia vigente',
  },
} as const satisfies Record<string, DocumentWords>;

export type TravelDocument = keyof typeof WORDS;

export const DOCUMENTS = /* @__PURE__ */ Object.keys(WORDS) as TravelDocument[];

export function documentWords(document: TravelDocument): DocumentWords {
  return WORDS[document];
}

/** Who holds it lives there, or may stay as long as it says: with a Mexican passport a Schengen visa is one of long stay. */
export function isOfResidents(document: TravelDocument): boolean {
  return document.endsWith('-residence') || document === 'schengen-visa';
}

/** Narrows any text (an address parameter, say) to a known document. */
export function isTravelDocument(value: unknown): value is TravelDocument {
  return typeof value === 'string' && (DOCUMENTS as readonly string[]).includes(value);
}
