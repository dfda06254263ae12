import './timeline.css';
import { useState } from 'react';
import { MONTHS } from '../../catalogue/partial-date.ts';
import { left, SCHENGEN_ALLOWANCE, windowStart } from '../../journey/allowance.ts';
import { countDays } from '../../journey/answer-words.ts';
import { type CalendarDay, monthStart, partsOf, spokenDay } from '../../journey/calendar-day.ts';
import { daysPresent, type Presence } from '../../journey/presence.ts';
import { Table } from '../../ui/table.tsx';

/** Height of a month in the drawing and of its bar, in CSS pixels; `timeline.css` sets the labels to the same. */
const ROW = 26;
const BAR = 14;
const DAYS = 31;

const LOOKS = {
  stay: { className: 'timeline__days status-free', fill: 'url(#dias-legales)' },
  overstay: { className: 'timeline__days status-required', fill: 'url(#dias-de-mas)' },
};

/** A column of months; a day is as wide as a thirty-first of it, on any screen. */
const percent = (days: number) => `${(days / DAYS) * 100}%`;

interface TimelineProps {
  presence: Presence;
  asked: CalendarDay;
  trips: readonly { id: number; name: string; entry: CalendarDay; exit: CalendarDay }[];
}

/** The stays drawn day by day, a month a line; lawful days are hatched and days in excess are crossed. */
export function Timeline({ presence, asked, trips }: TimelineProps) {
  const rows = timelineRows(presence, asked);
  return (
    <figure className="stack gap-3 timeline">
      <figcaption>
        Tus días en Schengen, mes por mes. La franja marca los 180 días que terminan el {spokenDay(asked)}.
        {rows.length === MOST_ROWS && ' El dibujo llega a 2 años; la cuenta los incluye todos.'}
      </figcaption>
      <div className="timeline__drawing" aria-hidden="true">
        <ol className="timeline__months note figure-text">
          {rows.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ol>
        <svg width="100%" height={rows.length * ROW} aria-hidden="true">
          <defs>
            <g className="timeline__days status-free">
              <pattern
                id="dias-legales"
                width="6"
                height="6"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width="6" height="6" />
                <path d="M0 0V6" strokeWidth="4" />
              </pattern>
            </g>
            <g className="timeline__days status-required">
              <pattern id="dias-de-mas" width="5" height="5" patternUnits="userSpaceOnUse">
                <rect width="5" height="5" />
                <path d="M1.5 0V5" strokeWidth="2.5" />
              </pattern>
            </g>
          </defs>
          {rows.map((row, index) => (
            <MonthBar key={row.label} row={row} top={index * ROW} />
          ))}
        </svg>
      </div>
      <ul className="timeline__key note" aria-hidden="true">
        <KeyItem text="Dentro del límite" {...LOOKS.stay} />
        <KeyItem text="Días de más" {...LOOKS.overstay} />
        <KeyItem text="Periodo de 180 días" className="timeline__window" />
      </ul>
      <StaysTable trips={trips} />
    </figure>
  );
}

function MonthBar({ row: { days, segments, inWindow }, top }: { row: TimelineRow; top: number }) {
  const bar = top + (ROW - BAR) / 2;
  return (
    <>
      {inWindow && (
        <rect
          x={percent(inWindow.from - 1)}
          y={top}
          width={percent(inWindow.to - inWindow.from + 1)}
          height={ROW}
          className="timeline__window"
        />
      )}
      <line
        x1="0"
        x2={percent(days)}
        y1={top + ROW / 2}
        y2={top + ROW / 2}
        className="timeline__rule"
        strokeDasharray="1 4"
      />
      {segments.map(({ kind, from, to }) => (
        <rect key={from} x={percent(from - 1)} y={bar} width={percent(to - from + 1)} height={BAR} {...LOOKS[kind]} />
      ))}
    </>
  );
}

function KeyItem({ text, ...look }: { text: string; fill?: string; className: string }) {
  return (
    <li>
      <svg width="28" height={BAR} aria-hidden="true">
        <rect width="28" height={BAR} {...look} />
      </svg>
      {text}
    </li>
  );
}

const STAY_COLUMNS = ['Estancia', 'Entrada', 'Salida', 'Días'].map((label) => ({ label, isNumeric: label === 'Días' }));

/** The drawing in words. Its rows are made when they are asked for: there may be hundreds, at every key. */
function StaysTable({ trips }: Pick<TimelineProps, 'trips'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="unfolds" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Ver las fechas en una tabla</summary>
      {isOpen && (
        <Table
          columns={STAY_COLUMNS}
          rows={trips.map(({ name, entry, exit }) => [
            name,
            spokenDay(entry),
            spokenDay(exit),
            countDays(exit - entry + 1),
          ])}
        />
      )}
    </details>
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
  days: number;
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
    const day = first + dayOfMonth - 1;
    if (daysPresent(presence, day, day) === 0) continue;
    const kind = left(presence, day, SCHENGEN_ALLOWANCE) < 0 ? 'overstay' : 'stay';
    const before = segments.at(-1);
    if (before?.kind === kind && before.to === dayOfMonth - 1) before.to = dayOfMonth;
    else segments.push({ kind, from: dayOfMonth, to: dayOfMonth });
  }
  return segments;
}
