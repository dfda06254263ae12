import '../../country/status.css';
import '../../country/stamp.css';
import { Stamp } from '../../country/stamp.tsx';
import { shortDay } from '../../journey/calendar-day.ts';
import type { StripBorder } from './trip-answer.ts';

/** The journey as the pages of a passport would tell it: a stamp per border, in order. */
export function TripStrip({ borders }: { borders: readonly StripBorder[] }) {
  return (
    <ol className="strip" aria-label="Tus fronteras">
      {borders.map(({ name, short, status, label, day, isLayover, isInside }, position) => (
        <li
          key={`${position} ${name}`}
          className={isLayover ? 'strip__border strip__border--layover' : 'strip__border'}
        >
          {isInside ? (
            <i className="strip__inside" aria-hidden="true" />
          ) : (
            <Stamp
              status={status}
              country={short}
              detail={day === undefined ? (isLayover ? 'escala' : '') : shortDay(day)}
            />
          )}
          <b>{name}</b>
          <span>{[isLayover && 'Escala', day !== undefined && shortDay(day)].filter(Boolean).join(', ')}</span>
          {label.split(' · ').map((word) => (
            <small key={word}>{word}</small>
          ))}
        </li>
      ))}
    </ol>
  );
}
