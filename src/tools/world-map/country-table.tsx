import './country-table.css';
import type { WithLater } from '../../catalogue/as-of.ts';
import { regionGroup, regionLabel } from '../../catalogue/region.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { AsItChanges } from '../../country/as-it-changes.tsx';
import { statusClass } from '../../country/badge.tsx';
import type { MapCountry } from './map-country.ts';

/** The columns, and how the address names the order each gives; the script makes a button of every heading. */
const COLUMNS = [
  ['pais', 'País'],
  ['estado', 'Estado'],
  ['estancia', 'Estancia'],
  ['costo', 'Costo'],
  ['region', 'Región'],
] as const;

/** What the map shows, as words: folded, for 233 rows are thirty screens of a phone. */
export function CountryTable({ countries }: { countries: readonly WithLater<MapCountry>[] }) {
  return (
    <details className="unfolds">
      <summary>Los {countries.length} destinos, en una tabla</summary>
      <table className="country-table" id="tabla">
        <caption className="visually-hidden">Los destinos y lo que piden</caption>
        <thead>
          <tr>
            {COLUMNS.map(([order, label]) => (
              <th key={order} scope="col" data-order={order} aria-sort={order === 'pais' ? 'ascending' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {countries.map((country) => (
            <AsItChanges key={country.slug} shown={country} draw={(then) => <CountryLine country={then} />} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function CountryLine({ country }: { country: MapCountry }) {
  const { slug, nameSpanish, region, visaStatus, answer, stay, stayDays, cost, pesos } = country;
  return (
    <tr>
      <th scope="row">
        <a href={questionPath(slug)}>{nameSpanish}</a>
      </th>
      <td className={statusClass(visaStatus)}>{answer}</td>
      <td data-days={stayDays}>{stay}</td>
      <td data-pesos={pesos}>{cost}</td>
      <td>{regionLabel(regionGroup(region))}</td>
    </tr>
  );
}
