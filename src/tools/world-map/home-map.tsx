import type { StatusCounts } from '../../destinations/status-counts.ts';
import { Icon } from '../../ui/icon.tsx';
import { MAP_NOTE, MapFigure } from './map-figure.tsx';

const DRAWING = '/herramientas/mapa.svg';
const IMAGE = '/herramientas/mapa-imagen.svg';

/** The map on home, folded under the catalogue in numbers: drawn when it is opened; an image where there is no script. */
export function HomeMap({ counts }: { counts: StatusCounts }) {
  return (
    <section className="wrap" aria-labelledby="mapa">
      <details className="unfolds home-fold">
        <summary>
          <h2 id="mapa">El mundo, visto desde México</h2>
        </summary>
        <p className="note space-below">{MAP_NOTE}</p>
        <MapFigure counts={counts}>
          <p className="note script-only" data-map-file={DRAWING}>
            Dibujando el mapa…
          </p>
          <noscript>
            <a href="/mapa">
              <img src={IMAGE} alt="Mapa del mundo por estado de visa" width="2000" height="916" loading="lazy" />
            </a>
          </noscript>
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
