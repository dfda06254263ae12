import type { Situation } from '../catalogue/situation.ts';
import type { TravelDocument } from '../catalogue/travel-document.ts';
import { badgeLabel, type VisaStatus } from '../catalogue/visa-status.ts';
import type { LayoverSide } from './layover-hub.ts';
import { heldFor, personalAnswer, personalText } from './personal-answer.ts';

/** What one way of connecting asks of one reader. */
export interface LayoverAnswer {
  status: VisaStatus | 'unknown';
  /** The words of its stamp. */
  label: string;
  /** Why it is not what everybody gets; undefined when it is. */
  because: string | undefined;
  /** The document that decided, to be carried. */
  document: TravelDocument | undefined;
  /** What the rule that decided says in full. */
  rule: string | undefined;
  /** An easier way that nobody could confirm: to be named, never to decide. */
  unconfirmed: string[];
}

/** Without a situation, the answer for any Mexican passport. A layover is reached by plane, whatever the reader said. */
export function layoverAnswer(side: LayoverSide, situation?: Situation): LayoverAnswer {
  const general: LayoverAnswer = {
    status: side.status,
    label: generalLabel(side),
    because: undefined,
    document: undefined,
    rule: undefined,
    unconfirmed: [],
  };
  const { conditional, status, issues } = side;
  if (!situation || status === 'unknown') return general;
  const personal = personalAnswer({ visaStatus: status, issues, conditional }, { ...situation, arrival: 'air' });
  if (!personal) return general;
  const { rule, held } = personal;
  const isFree = held !== undefined || personal.visaStatus === 'visa-free';
  return {
    status: isFree ? 'visa-free' : personal.visaStatus,
    // «Sin visa» would be odd for somebody who is let through because of the visa they hold.
    label: isFree && (held ?? rule) ? 'Sin otro trámite' : badgeLabel(personal.visaStatus),
    because: personal.because,
    document: held ?? (rule && heldFor(rule, situation)),
    rule: personalText(personal, conditional),
    unconfirmed: personal.unconfirmed.map(({ text }) => text),
  };
}

/**
 * Whether nobody can say without knowing what the reader holds: the record leads with the easier rule and whoever holds
 * nothing meets another (Canada: an eTA for some, a visa for the rest).
 */
export function isUndecided({ conditional, status }: LayoverSide): boolean {
  return conditional !== undefined && conditional.otherwise.visaStatus !== status;
}

function generalLabel(side: LayoverSide): string {
  const { status, hasConditions, confidence } = side;
  const label = badgeLabel(status);
  if (status === 'unknown') return label;
  if (hasConditions) return `${label} · con condiciones`;
  if (isUndecided(side)) return `${label} · depende de tu caso`;
  return confidence === 'low' ? `${label} · por confirmar` : label;
}
