import '../../country/badge.css';
import type { ReactNode } from 'react';
import { badgeLabel, EASE } from '../../catalogue/visa-status.ts';
import { StatusBadge, statusClass } from '../../country/badge.tsx';
import type { StatusCounts } from '../../country/status-counts.ts';
import { Icon } from '../../ui/icon.tsx';

/** The drawing with its legend. The rules come with the page: home has them in its late stylesheet. */
export function MapFigure({ counts, children }: { counts: StatusCounts; children: ReactNode }) {
  return (
    <figure className="stack gap-5 map">
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
        <p className="actions note legend__more">
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

/** The map on home, folded: an image that leads to the map one can explore. */
export function HomeMap({ counts }: { counts: StatusCounts }) {
  return (
    <section className="wrap" aria-labelledby="mapa">
      <details className="unfolds home-fold">
        <summary>
          <h2 id="mapa">El mundo, visto desde México</h2>
        </summary>
        <MapFigure counts={counts}>
          <a className="map__drawing" href="/mapa">
            <img
              src="/herramientas/mapa.svg"
              alt="Mapa del mundo por estado de visa"
              width="2000"
              height="916"
              loading="lazy"
            />
          </a>
        </MapFigure>
        <p>
          <a className="arrow-link" href="/mapa">
            Abrir el mapa con su tabla <Icon name="forward" />
          </a>
        </p>
      </details>
    </section>
  );
}
