import '../../country/badge.css';
import type { ReactNode } from 'react';
import { badgeLabel, EASE } from '../../catalogue/visa-status.ts';
import { StatusBadge, statusClass } from '../../country/badge.tsx';
import type { StatusCounts } from '../../country/status-counts.ts';

/** The drawing with its legend. The rules come with the page: home has them in its late stylesheet. */
export function MapFigure({ counts, children }: { counts: StatusCounts; children: ReactNode }) {
  return (
    <figure className="map">
      <div>{children}</div>
      <figcaption>
        <ul className="legend">
          {EASE.map((status) => (
            <li key={status} className={statusClass(status)}>
              <i className="legend__swatch" aria-hidden="true" />
              <StatusBadge status={status} text={badgeLabel(status)} />
              <b>{counts[status]}</b>
            </li>
          ))}
        </ul>
        <p className="note legend__more">
          <span>
            <i className="legend__dot legend__dot--mexico" aria-hidden="true" />
            México
          </span>
          <span>
            <i className="legend__dot" aria-hidden="true" />
            fuera del catálogo
          </span>
          <span>
            <i className="legend__dot legend__dot--doubt" aria-hidden="true" />
            por confirmar
          </span>
        </p>
        <p className="note">
          Cada aro dorado está unos 900 km más lejos de la Ciudad de México. La trama de cada país es la misma que verás
          en su sello.
        </p>
      </figcaption>
    </figure>
  );
}
