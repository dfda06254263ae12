import './timeline.css';
import { useState } from 'react';
import { type CalendarDay, spokenDay } from '../calendar-day.ts';
import { countDays } from './answer-words.ts';
import type { Presence } from './presence.ts';
import { MOST_ROWS, type TimelineRow, timelineRows } from './timeline-rows.ts';

/** Height of a month in the drawing and of its bar, in CSS pixels; `timeline.css` sets the labels to the same. */
const ROW = 26;
const BAR = 14;
const DAYS = 31;

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
    <figure className="timeline">
      <figcaption>
        Tus días en Schengen, mes por mes. La franja marca los 180 días que terminan el {spokenDay(asked)}.
        {rows.length === MOST_ROWS && ' El dibujo llega a dos años; la cuenta los incluye todos.'}
      </figcaption>
      <div className="timeline__drawing" aria-hidden="true">
        <ol className="timeline__months note figure-text">
          {rows.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ol>
        <svg width="100%" height={rows.length * ROW} aria-hidden="true">
          <defs>
            <pattern id="dias-legales" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="6" height="6" className="timeline__stay" />
              <path d="M0 0V6" className="timeline__stay-lines" />
            </pattern>
            <pattern id="dias-de-mas" width="5" height="5" patternUnits="userSpaceOnUse">
              <rect width="5" height="5" className="timeline__over-ground" />
              <path d="M1.5 0V5" className="timeline__over-lines" />
            </pattern>
          </defs>
          {rows.map((row, index) => (
            <MonthBar key={row.label} row={row} top={index * ROW} />
          ))}
        </svg>
      </div>
      <ul className="timeline__key note" aria-hidden="true">
        <KeyItem text="Dentro del límite" fill="url(#dias-legales)" className="timeline__edge" />
        <KeyItem text="Días de más" fill="url(#dias-de-mas)" className="timeline__edge--over" />
        <KeyItem text="Ventana de 180 días" className="timeline__window" />
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
      <line x1="0" x2={percent(days)} y1={top + ROW / 2} y2={top + ROW / 2} className="timeline__rule" />
      {segments.map(({ kind, from, to }) => (
        <rect
          key={from}
          x={percent(from - 1)}
          y={bar}
          width={percent(to - from + 1)}
          height={BAR}
          fill={kind === 'stay' ? 'url(#dias-legales)' : 'url(#dias-de-mas)'}
          className={kind === 'stay' ? 'timeline__edge' : 'timeline__edge--over'}
        />
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

/** The drawing in words. Its rows are made when they are asked for: there may be hundreds, at every key. */
function StaysTable({ trips }: Pick<TimelineProps, 'trips'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Ver las fechas en una tabla</summary>
      {isOpen && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Estancia</th>
              <th scope="col">Entrada</th>
              <th scope="col">Salida</th>
              <th scope="col" className="numeric">
                Días
              </th>
            </tr>
          </thead>
          <tbody>
            {trips.map(({ id, name, entry, exit }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{spokenDay(entry)}</td>
                <td>{spokenDay(exit)}</td>
                <td className="numeric">{countDays(exit - entry + 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
