import { isVisaStatus, UNCONFIRMED, type VisaStatus } from '../catalogue/visa-status.ts';
import type { IconName } from '../ui/icons.ts';

const STATUS_ROLES = {
  'visa-free': 'free',
  'visa-required': 'required',
  'visa-on-arrival': 'arrival',
  'eta-required': 'eta',
} as const satisfies Record<VisaStatus, string>;

const STATUS_ICONS: Record<VisaStatus, IconName> = {
  'visa-free': 'tick',
  'visa-required': 'document',
  'visa-on-arrival': 'landing',
  'eta-required': 'chip',
};

/** How the theme names the colours of a status (`--color-free`); those of `Consultar` for any other value. */
export function statusRole(status: string) {
  return isVisaStatus(status) ? STATUS_ROLES[status] : 'ask';
}

/**
 * The classes that give ink, tint, silhouette and texture of a status to whatever it is on; where its `words` say that
 * nobody could confirm it, the ink of doubt. Brings no styles along.
 */
export function statusClass(status: string, words = ''): string {
  return `status-${statusRole(status)}${words.endsWith(UNCONFIRMED) ? ' unconfirmed' : ''}`;
}

export function statusIcon(status: string): IconName {
  return isVisaStatus(status) ? STATUS_ICONS[status] : 'question';
}
