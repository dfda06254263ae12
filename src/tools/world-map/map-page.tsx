import './map-figure.css';
import './map-page.css';
import '../../country/status-texture.css';
import '../../ui/field.css';
import '../../ui/text-button.css';
import type { WithLater } from '../../catalogue/as-of.ts';
import { REGION_FILTER_ORDER, regionLabel } from '../../catalogue/region.ts';
import type { StatusCounts } from '../../destinations/status-counts.ts';
import { Button } from '../../ui/button.tsx';
import { CountryTable } from './country-table.tsx';
import { drawWorld } from './draw-world.server.ts';
import type { MapCountry } from './map-country.ts';
import { MAP_NOTE, MapFigure } from './map-figure.tsx';
import { WorldMap } from './world-map.tsx';

/** `/mapa`: filters, the map, and the same as a table. All of it stands without a script; it only does not react. */
export function MapPage({ countries, counts }: { countries: readonly WithLater<MapCountry>[]; counts: StatusCounts }) {
  return (
    <div className="wrap page tool-page gap-5 map-page">
      <div className="stack gap-3">
        <hgroup>
          <h1>El mundo, visto desde México</h1>
          <p className="lead">
            Toca un país para ver qué te piden. <a href="#tabla">Lo mismo, en una tabla</a>
          </p>
        </hgroup>
        <p className="note">{MAP_NOTE}</p>
        <p className="note script-only" data-situation="" />
      </div>
      <MapFigure counts={counts} filters={<MapFilters />}>
        <WorldMap drawing={drawWorld(countries)} countries={countries} />
      </MapFigure>
      <noscript>
        <p className="note">Para acercar el mapa, filtrar y ordenar la tabla hace falta JavaScript.</p>
      </noscript>
      <p className="note map-page__hint script-only">
        <span className="map-page__touch">
          Con dos dedos mueves y acercas el mapa; con uno sigues bajando por la página. Si prefieres un solo dedo, toca{' '}
          <b>Explorar</b>.{' '}
        </span>
        <span className="map-page__mouse">
          Arrastra el mapa con el ratón, y acércalo con la rueda mientras oprimes Ctrl. Con el teclado: flechas para ir
          de país en país, + y − para acercar y alejar, 0 para volver al mundo entero.
        </span>
      </p>
      <CountryTable countries={countries} />
      <p className="note">
        Fronteras de{' '}
        <a href="https://www.naturalearthdata.com/" target="_blank" rel="noopener">
          Natural Earth
        </a>{' '}
        (dominio público), simplificadas. El mapa es un dibujo para orientarte: no toma posición sobre ninguna frontera
        en disputa.
      </p>
    </div>
  );
}

function MapFilters() {
  return (
    <div className="stack gap-3 map-page__filters script-only">
      <div className="field">
        <label htmlFor="region">Región</label>
        <select className="input" id="region" autoComplete="off">
          <option value="">Todas las regiones</option>
          {REGION_FILTER_ORDER.map((region) => (
            <option key={region} value={region}>
              {regionLabel(region)}
            </option>
          ))}
        </select>
      </div>
      <Button look="outline" data-map-act="clear" hidden>
        Limpiar filtros
      </Button>
      <p className="message" role="status" data-map-said="" />
    </div>
  );
}
