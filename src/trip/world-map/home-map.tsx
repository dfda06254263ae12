import type { StatusCounts } from '../../country/status-counts.ts';
import { Icon } from '../../ui/icon.tsx';
import { MapFigure } from './map-figure.tsx';

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
