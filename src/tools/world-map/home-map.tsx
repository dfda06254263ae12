import type { StatusCounts } from '../../destinations/status-counts.ts';
import { Icon } from '../../ui/icon.tsx';
import { MAP_NOTE, MapFigure } from './map-figure.tsx';

const DRAWING = '/herramientas/mapa.svg';
const IMAGE = '/herramientas/mapa-imagen.svg';

/** The map on home: its place first, the drawing when the reader comes near; an image where there is no script. */
export function HomeMap({ counts }: { counts: StatusCounts }) {
  return (
    <section className="home-map wrap" aria-labelledby="mapa">
      <div className="home-map__head">
        <h2 id="mapa">El mundo, visto desde México</h2>
        <p className="note">{MAP_NOTE}</p>
      </div>
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
    </section>
  );
}
