import type { CountryRecord } from '../country-schema.ts';
import { LONGEST_DESCRIPTION } from '../lead.ts';
import type { VisaStatus } from '../visa-status.ts';
import { stayWords } from './stay.ts';
import { withPreposition } from './wording.ts';

/** What a brief record leaves to its status: the procedure follows from it, and so does what to do next. */
const PROCEDURES: Record<VisaStatus, string> = {
  'visa-free': 'Ninguno',
  'visa-required': 'Visa antes de viajar',
  'visa-on-arrival': 'Al llegar',
  'eta-required': 'En línea, antes de viajar',
};

const ANSWERS: Record<VisaStatus, string> = {
  'visa-free': 'no necesitas visa',
  'visa-required': 'necesitas visa',
  'visa-on-arrival': 'la visa se da al llegar',
  'eta-required': 'necesitas un permiso en línea',
};

type Spoken = Pick<
  CountryRecord,
  'visaStatus' | 'applicationUrl' | 'maxStay' | 'confidence' | 'nameSpanish' | 'nameInSentence'
> &
  Partial<CountryRecord>;

/** The procedure that follows from a status and, where no visa is needed, from the form that everybody fills in. */
export function usualProcedure({ visaStatus, entry }: Pick<Spoken, 'visaStatus' | 'entry'>): string {
  const card = entry?.arrivalCard;
  if (visaStatus !== 'visa-free' || !card || card.how === 'none' || card.isVoluntary) return PROCEDURES[visaStatus];
  return { online: 'Formulario en línea', 'online-or-paper': 'Formulario de llegada', paper: 'Ninguno' }[card.how];
}

/** The texts every page needs, taken from the record where an editor wrote them. */
export function spokenDefaults(record: Spoken): { procedure: string; nextStep: string; seoDescription: string } {
  return {
    procedure: record.procedure ?? usualProcedure(record),
    nextStep: record.nextStep ?? usualNextStep(record),
    seoDescription: record.seoDescription ?? description(record),
  };
}

/** What to do next where nobody wrote it: to ask for what is not known yet. Who knows the price stands beside it. */
export function usualNextStep({ visaStatus, applicationUrl }: Pick<Spoken, 'visaStatus' | 'applicationUrl'>): string {
  if (applicationUrl && visaStatus !== 'visa-free')
    return `Antes de comprar tu boleto, entra a ${new URL(applicationUrl).hostname.replace(/^www\./, '')} y mira qué papeles pide.`;
  return visaStatus === 'visa-free'
    ? 'Mira qué día vence tu pasaporte y junta los papeles que te piden al llegar.'
    : 'Antes de comprar tu boleto, pregunta a la embajada qué papeles pide y cuánto tarda.';
}

/** One sentence with the answer; the second grows or shrinks with the length of the name, then the stay goes too. */
function description(record: Spoken): string {
  const doubt = record.confidence === 'low' ? ', aunque está por confirmar' : '';
  const stay = record.maxStay ? `; estancia: ${stayWords(record.maxStay)}` : '';
  const answer = `Si viajas ${withPreposition('a', record)} con pasaporte mexicano, ${ANSWERS[record.visaStatus]}${doubt}`;
  const endings = [
    `${stay}. Ficha breve con sus fuentes, la fecha de revisión y dónde confirmar.`,
    `${stay}. Ficha breve con fuentes, fecha y dónde confirmar.`,
    `${stay}. Con fuentes y fecha.`,
    `${stay}.`,
  ];
  const ending = endings.find((text) => answer.length + text.length <= LONGEST_DESCRIPTION) ?? '.';
  return answer + ending;
}
