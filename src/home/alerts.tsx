import { FilterSelect } from '../search/filter-select.tsx';
import { Flag } from '../ui/flag.tsx';
import { HomeFold } from './home-fold.tsx';
import { ALERT_KINDS, type TravelAlert } from './travel-alerts.ts';

/** Each title leads to its text, which would weigh on every visit. */
export function Alerts({ alerts }: { alerts: readonly TravelAlert[] }) {
  const places = [...new Set(alerts.map(({ place }) => place))].sort(new Intl.Collator('es-MX').compare);
  return (
    <HomeFold
      id="alertas"
      heading="Alertas de viaje"
      lead="Avisos y cambios que pueden mover tu viaje. Cada uno lleva a su ficha, con la fuente."
    >
      <filtered-list>
        <form className="field home-fold__tool script-only" action="/#alertas">
          <FilterSelect
            id="alertas-destino"
            name="alertas"
            label="¿De qué destino?"
            all="Todos los destinos"
            options={places.map((place) => ({ value: place, label: place }))}
          />
          <p className="visually-hidden" role="status" data-count="alerta,alertas" />
        </form>
        <ul className="ruled alerts">
          {alerts.map(({ place, title, kind, iso2, dateline, path }) => (
            <li key={`${place} ${title}`} data-item="" data-alertas={place}>
              <p className="alerts__meta">
                <span className={`alerts__kind alerts__kind--${kind}`}>{ALERT_KINDS[kind]}</span>
                <span className="alerts__place">
                  {iso2 && <Flag iso2={iso2} />}
                  {place}
                </span>
                <span className="alerts__date">{dateline}</span>
              </p>
              <h3>
                <a href={path}>{title}</a>
              </h3>
            </li>
          ))}
        </ul>
      </filtered-list>
    </HomeFold>
  );
}
