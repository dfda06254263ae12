import type { VisaStatus } from '../../catalogue/visa-status.ts';

/** Where the drawing keeps the shape that a point of this status has. */
export function pointId(status: VisaStatus): string {
  return `punto-${status}`;
}
