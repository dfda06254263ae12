import { formatPartialDate } from './partial-date.ts';

/** A fact checked longer ago than this is not called fresh any more. */
export const FRESH_DAYS = 180;

const DAY_MS = 86_400_000;

/** Whole days from `checkedOn` to `today`, both `YYYY-MM-DD`; negative when `checkedOn` lies ahead. */
export function daysSince(checkedOn: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(checkedOn)) / DAY_MS);
}

/** Whether a fact checked on `checkedOn` must say so on `today`, both `YYYY-MM-DD`. */
export function isStale(checkedOn: string, today: string): boolean {
  return daysSince(checkedOn, today) > FRESH_DAYS;
}

/** What the reader is told beside a fact that nobody has looked at for long. */
export function staleText(checkedOn: string): string {
  return `sin verificar desde el ${formatPartialDate(checkedOn)}`;
}
