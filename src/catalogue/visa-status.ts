/**
 * The visa status of a destination for a holder of an ordinary Mexican passport,
 * with every label of the specification (section 9). Labels are looked up by key and
 * never composed in a component.
 */
export const VISA_STATUSES = ['visa-free', 'visa-required', 'visa-on-arrival', 'eta-required'] as const;

export type VisaStatus = (typeof VISA_STATUSES)[number];

/** Short label: badges, filters, cards. */
const BADGE_LABELS: Record<VisaStatus, string> = {
  'visa-free': 'Sin Visa',
  'visa-required': 'Visa Requerida',
  'visa-on-arrival': 'Visa al Llegar',
  'eta-required': 'ETA/e-Visa',
};

/** The answer as both country pages print it. */
const VERDICT_LABELS: Record<VisaStatus, string> = {
  'visa-free': 'NO NECESITAS VISA',
  'visa-required': 'VISA REQUERIDA',
  'visa-on-arrival': 'VISA AL LLEGAR',
  'eta-required': 'AUTORIZACIÓN ELECTRÓNICA REQUERIDA',
};

/** What stands beside a status that nobody could confirm. */
export const UNCONFIRMED = 'por confirmar';

/** From the least to the most that has to be done before boarding. */
export const EASE: readonly VisaStatus[] = ['visa-free', 'visa-on-arrival', 'eta-required', 'visa-required'];

/** True when `status` asks more of a traveller than `other`. */
export function isStricter(status: VisaStatus, other: VisaStatus): boolean {
  return EASE.indexOf(status) > EASE.indexOf(other);
}

/** Narrows any text (an address parameter, say) to a known status. */
export function isVisaStatus(value: unknown): value is VisaStatus {
  return typeof value === 'string' && (VISA_STATUSES as readonly string[]).includes(value);
}

/** Badge wording; a value outside the four known ones reads `Consultar`. */
export function badgeLabel(status: string): string {
  return isVisaStatus(status) ? BADGE_LABELS[status] : 'Consultar';
}

/** Country page wording; a value outside the four known ones is shown as it is. */
export function verdictLabel(status: string): string {
  return isVisaStatus(status) ? VERDICT_LABELS[status] : status;
}
