import type { Situation } from '../catalogue/situation.ts';
import { badgeLabel } from '../catalogue/visa-status.ts';
import type { LayoverSide } from './layover-hub.ts';
import { personalAnswer } from './personal-answer.ts';

/** What one way of connecting asks of one reader, with the words of its stamp, and why; without a situation, the answer for any Mexican passport. A layover is reached by plane, whatever the reader said. */
export function layoverAnswer(side: LayoverSide, situation?: Situation) {
  const { conditional, status, issues } = side;
  const personal =
    situation &&
    status !== 'unknown' &&
    personalAnswer({ visaStatus: status, issues, conditional }, { ...situation, arrival: 'air' });
  if (!personal) return { status, label: generalLabel(side) };
  const { held, rule, visaStatus } = personal;
  if (!held && visaStatus !== 'visa-free') return { status: visaStatus, label: badgeLabel(visaStatus), personal };
  // «Sin visa» would be odd for somebody who is let through because of the visa they hold.
  return { status: 'visa-free' as const, label: held || rule ? 'Sin otro trámite' : badgeLabel('visa-free'), personal };
}

/** Whether nobody can say without knowing what the reader holds: the record leads with the easier rule and whoever holds nothing meets another (Canada: an eTA for some, a visa for the rest). */
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
