import '../../country/badge.css';
import type { ReactNode } from 'react';
import { badgeLabel, EASE } from '../../catalogue/visa-status.ts';
import { StatusBadge, statusClass } from '../../country/badge.tsx';
import type { StatusCounts } from '../../destinations/status-counts.ts';
import { Button } from '../../ui/button.tsx';

export const MAP_NOTE =
  'Cada aro dorado está unos 900 km más lejos de la Ciudad de México. La trama de cada país es la misma que verás en su sello.';

interface MapFigureProps {
  counts: StatusCounts;
  /** What else chooses among the destinations; stands over the legend. */
  filters?: ReactNode;
  children: ReactNode;
}

/**
 * The map with its buttons and its legend. `children` is the drawing, or what stands in its place until it comes.
 * The rules come with the page that shows it: home has them in its late stylesheet.
 */
export function MapFigure({ counts, filters, children }: MapFigureProps) {
  return (
    <figure className="map" data-map="">
      <div className="map__sheet">
        <div className="map__drawing">{children}</div>
        <div className="map__bar script-only">
          <p className="map__readout" data-map-readout="" aria-hidden="true" />
          <Button look="outline" small className="map__explore" aria-pressed="false" data-map-act="explore">
            Explorar
          </Button>
          <Button look="outline" small aria-label="Alejar" data-map-act="out">
            −
          </Button>
          <Button look="outline" small aria-label="Acercar" data-map-act="in">
            +
          </Button>
          <Button look="outline" small data-map-act="reset">
            Restablecer
          </Button>
        </div>
      </div>
      <figcaption className="map__key">
        {filters}
        <ul className="legend" data-map-legend="">
          {EASE.map((status) => (
            <li key={status} className={statusClass(status)} data-choice={status}>
              <i className="legend__swatch" aria-hidden="true" />
              <StatusBadge status={status} text={badgeLabel(status)} />
              <b data-count={status}>{counts[status]}</b>
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
      </figcaption>
    </figure>
  );
}
