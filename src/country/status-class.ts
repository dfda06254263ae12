import { isVisaStatus, type VisaStatus } from '../catalogue/visa-status.ts';
import type { IconName } from '../ui/icon.tsx';

const STATUS_CLASSES: Record<VisaStatus, string> = {
  'visa-free': 'status-free',
  'visa-required': 'status-required',
  'visa-on-arrival': 'status-arrival',
  'eta-required': 'status-eta',
};

const STATUS_ICONS: Record<VisaStatus, IconName> = {
  'visa-free': 'tick',
  'visa-required': 'document',
  'visa-on-arrival': 'landing',
  'eta-required': 'chip',
};

/** The class that gives ink, tint, silhouette and texture of a status to whatever it is on. Brings no styles along. */
export function statusClass(status: string): string {
  return isVisaStatus(status) ? STATUS_CLASSES[status] : 'status-ask';
}

export function statusIcon(status: string): IconName {
  return isVisaStatus(status) ? STATUS_ICONS[status] : 'question';
}
