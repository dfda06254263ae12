import './map.css';
import '../../ui/table.css';
import './country-table.css';
import '../../country/status-texture.css';
import '../../ui/field.css';
import '../../ui/text-button.css';
import '../tool.css';
import { REGION_FILTER_ORDER, regionGroup, regionLabel } from '../../catalogue/region.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { badgeLabel, EASE } from '../../catalogue/visa-status.ts';
import { statusClass } from '../../country/badge.tsx';
import type { StatusCounts } from '../../country/status-counts.ts';
import { FilterSelect } from '../../search/filter-select.tsx';
import { Button } from '../../ui/button.tsx';
import type { MapCountry } from './map-country.ts';
import { MapFigure } from './map-figure.tsx';
import { WorldMap } from './world-map.tsx';

/** `/mapa`: filters, the map, and the same as a table. All of it stands without a script; it only does not react. */
export function MapPage({ countries, counts }: { countries: readonly MapCountry[]; counts: StatusCounts }) {
  return (
    <div className="wrap page stack tool-page map-page">
      <hgroup>
        <h1>El mundo, visto desde México</h1>
        <p className="lead">
          Toca un país para ver qué te piden. <a href="#tabla">Lo mismo, en una tabla</a>
        </p>
      </hgroup>
      <world-map className="stack gap-5">
        <MapFigure counts={counts}>
          <div className="map__drawing">
            <WorldMap countries={countries} />
          </div>
          <div className="actions map__bar script-only">
            <p className="map__readout" aria-hidden="true" />
            <Button look="outline" small aria-label="Alejar" value="0.5">
              −
            </Button>
            <Button look="outline" small aria-label="Acercar" value="2">
              +
            </Button>
            <Button look="outline" small value="0">
              Restablecer
            </Button>
          </div>
        </MapFigure>
        <filtered-list className="stack gap-5">
          <Filters />
          <noscript>
            <p className="note">Para acercar el mapa, filtrar y ordenar la tabla hace falta JavaScript.</p>
          </noscript>
          <CountryTable countries={countries} />
        </filtered-list>
      </world-map>
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

/** Their names and values are those of the address. */
function Filters() {
  return (
    <form className="filter-row script-only" action="/mapa">
      <FilterSelect
        id="estado"
        name="estado"
        label="Estado"
        placeholder="Todos los estados"
        options={EASE.map((status) => [status, badgeLabel(status)])}
      />
      <FilterSelect
        id="region"
        name="region"
        label="Región"
        placeholder="Todas las regiones"
        options={REGION_FILTER_ORDER.map((region) => [region, regionLabel(region)])}
      />
      <FilterSelect id="orden" name="orden" label="Orden de la tabla" placeholder="Por nombre" options={ORDERS} />
      <Button type="reset" look="outline" hidden>
        Limpiar filtros
      </Button>
      <p className="message" role="status" data-count="destino,destinos" data-zero="Ningún destino es así." />
    </form>
  );
}

const ORDERS = [
  ['costo', 'Lo más barato primero'],
  ['-costo', 'Lo más caro primero'],
  ['-estancia', 'La estancia más larga primero'],
  ['estancia', 'La estancia más corta primero'],
] as const;

/** What the map shows, as words: folded, for 233 rows are thirty screens of a phone. */
function CountryTable({ countries }: { countries: readonly MapCountry[] }) {
  return (
    <details className="unfolds">
      <summary>Los {countries.length} destinos, en una tabla</summary>
      <table className="table country-table" id="tabla">
        <caption className="visually-hidden">Los destinos y lo que piden</caption>
        <thead>
          <tr>
            {['País', 'Estado', 'Estancia', 'Costo', 'Región'].map((label) => (
              <th key={label} scope="col" className={label === 'Costo' ? 'numeric' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {countries.map(
            ({ country: { slug, nameSpanish, region, visaStatus }, answer, stay, stayDays, cost, pesos }) => (
              <tr
                key={slug}
                data-item=""
                data-estado={visaStatus}
                data-region={regionGroup(region)}
                data-estancia={stayDays}
                data-costo={pesos}
              >
                <th scope="row">
                  <a href={questionPath(slug)}>{nameSpanish}</a>
                </th>
                <td className={statusClass(visaStatus)}>{answer}</td>
                <td>{stay}</td>
                <td className="numeric">{cost}</td>
                <td>{regionLabel(regionGroup(region))}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </details>
  );
}
