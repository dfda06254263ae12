import './timeline.css';
import '../../country/status-texture.css';
import { MONTHS } from '../../catalogue/partial-date.ts';
import { left, SCHENGEN_ALLOWANCE, windowStart } from '../../journey/allowance.ts';
import { type CalendarDay, monthStart, spokenDay, yearMonthDay } from '../../journey/calendar-day.ts';
import { daysPresent, type Presence } from '../../journey/presence.ts';

/** The looks of the stamps: lawful days are solid, days in excess barred. */
const LOOKS = { stay: 'status-free', overstay: 'status-required' } as const;

const DAYS = 31;

/** Where days stand in their month, on any screen: each is a thirty-first of the line. */
const place = ({ from, to }: { from: number; to: number }) => ({
  left: `${((from - 1) / DAYS) * 100}%`,
  width: `${((to - from + 1) / DAYS) * 100}%`,
});

interface TimelineProps {
  presence: Presence;
  asked: CalendarDay;
}

/** The stays drawn day by day, a month a line. */
export function Timeline({ presence, asked }: TimelineProps) {
  const rows = timelineRows(presence, asked);
  return (
    <figure className="stack timeline">
      <figcaption>
        Tus días en Schengen, mes por mes. La franja marca los 180 días que terminan el {spokenDay(asked)}.
        {rows.length === MOST_ROWS && ' El dibujo llega a 2 años; la cuenta los incluye todos.'}
      </figcaption>
      <ol className="timeline__months" aria-hidden="true">
        {rows.map(({ label, segments, inWindow }) => (
          <li key={label}>
            <span className="note figure-text">{label}</span>
            <div className="timeline__line">
              {inWindow && <i className="timeline__window" style={place(inWindow)} />}
              {segments.map((segment) => (
                <i key={segment.from} className={`timeline__days ${LOOKS[segment.kind]}`} style={place(segment)} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <ul className="actions timeline__key note" aria-hidden="true">
        <li>
          <i className="timeline__days status-free" /> Dentro del límite
        </li>
        <li>
          <i className="timeline__days status-required" /> Días de más
        </li>
        <li>
          <i className="timeline__window" /> Periodo de 180 días
        </li>
      </ul>
    </figure>
  );
}

/** Days of one kind in a row, as days of the month: `from` 1 is its first. */
interface Segment {
  kind: keyof typeof LOOKS;
  from: number;
  to: number;
}

interface TimelineRow {
  /** `ene 2027` */
  label: string;
  segments: Segment[];
  /** The part of the month that lies in the window of the day that is asked about. */
  inWindow?: { from: number; to: number };
}

/** Two years: a window on either side of what one plans for, and still a drawing one can take in. */
const MOST_ROWS = 24;

/** One row a month, from the start of the asked day's window to the last day of presence or the asked day. */
export function timelineRows(presence: Presence, asked: CalendarDay): TimelineRow[] {
  const start = windowStart(asked, SCHENGEN_ALLOWANCE);
  const lastThere = presence.first + presence.upTo.length - 2;
  const end = Math.max(asked, lastThere);
  const rows: TimelineRow[] = [];
  let { year, month } = yearMonthDay(start);
  for (let first = monthStart(year, month); first <= end && rows.length < MOST_ROWS; first = monthStart(year, month)) {
    const days = monthStart(year, month + 1) - first;
    const from = Math.max(start, first);
    const to = Math.min(asked, first + days - 1);
    rows.push({
      label: `${MONTHS[month - 1]?.slice(0, 3)} ${year}`,
      segments: segmentsOf(presence, first, days),
      ...(from <= to && { inWindow: { from: from - first + 1, to: to - first + 1 } }),
    });
    ({ year, month } = yearMonthDay(first + days));
  }
  return rows;
}

function segmentsOf(presence: Presence, first: CalendarDay, days: number): Segment[] {
  const segments: Segment[] = [];
  for (let dayOfMonth = 1; dayOfMonth <= days; dayOfMonth += 1) {
    const day = first + dayOfMonth - 1;
    if (daysPresent(presence, day, day) === 0) continue;
    const kind = left(presence, day, SCHENGEN_ALLOWANCE) < 0 ? 'overstay' : 'stay';
    const before = segments.at(-1);
    if (before?.kind === kind && before.to === dayOfMonth - 1) before.to = dayOfMonth;
    else segments.push({ kind, from: dayOfMonth, to: dayOfMonth });
  }
  return segments;
}
