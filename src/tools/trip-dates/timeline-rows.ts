import { MONTHS } from '../../catalogue/partial-date.ts';
import { type CalendarDay, monthStart, partsOf } from '../calendar-day.ts';
import { left, SCHENGEN_ALLOWANCE, windowStart } from './allowance.ts';
import { daysPresent, type Presence } from './presence.ts';

/** What a day of the drawing is; `plain` days are outside the area. */
type DayKind = 'stay' | 'overstay' | 'plain';

/** Days of one kind in a row, as days of the month: `from` 1 is its first. */
export interface Segment {
  kind: 'stay' | 'overstay';
  from: number;
  to: number;
}

export interface TimelineRow {
  /** `ene 2027` */
  label: string;
  days: number;
  segments: Segment[];
  /** The part of the month that lies in the window of the day that is asked about. */
  inWindow?: { from: number; to: number };
}

/** Two years: a window on either side of what one plans for, and still a drawing one can take in. */
export const MOST_ROWS = 24;

/** One row a month, from the start of the asked day's window to the last day of presence or the asked day. */
export function timelineRows(presence: Presence, asked: CalendarDay): TimelineRow[] {
  const start = windowStart(asked, SCHENGEN_ALLOWANCE);
  const lastThere = presence.first + presence.upTo.length - 2;
  const end = Math.max(asked, lastThere);
  const rows: TimelineRow[] = [];
  let { year, month } = partsOf(start);
  for (let first = monthStart(year, month); first <= end && rows.length < MOST_ROWS; first = monthStart(year, month)) {
    const days = monthStart(year, month + 1) - first;
    const from = Math.max(start, first);
    const to = Math.min(asked, first + days - 1);
    rows.push({
      label: `${MONTHS[month - 1]?.slice(0, 3)} ${year}`,
      days,
      segments: segmentsOf(presence, first, days),
      ...(from <= to && { inWindow: { from: from - first + 1, to: to - first + 1 } }),
    });
    ({ year, month } = partsOf(first + days));
  }
  return rows;
}

function segmentsOf(presence: Presence, first: CalendarDay, days: number): Segment[] {
  const segments: Segment[] = [];
  for (let dayOfMonth = 1; dayOfMonth <= days; dayOfMonth += 1) {
    const kind = kindOf(presence, first + dayOfMonth - 1);
    if (kind === 'plain') continue;
    const before = segments.at(-1);
    if (before?.kind === kind && before.to === dayOfMonth - 1) before.to = dayOfMonth;
    else segments.push({ kind, from: dayOfMonth, to: dayOfMonth });
  }
  return segments;
}

function kindOf(presence: Presence, day: CalendarDay): DayKind {
  if (daysPresent(presence, day, day) === 0) return 'plain';
  return left(presence, day, SCHENGEN_ALLOWANCE) < 0 ? 'overstay' : 'stay';
}
