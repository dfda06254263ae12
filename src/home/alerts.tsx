import type { RuleChange } from '../catalogue/rule-changes.ts';
import { updateDateline } from '../catalogue/voice/update-dateline.ts';
import { FilterSelect } from '../search/filter-select.tsx';
import { Flag } from '../ui/flag.tsx';
import { HomeFold } from './home-fold.tsx';

const KINDS = {
  alert: { word: 'Alerta', look: 'status-required' },
  change: { word: 'Cambio', look: 'status-free' },
  upcoming: { word: 'Próximamente', look: 'status-eta' },
} as const;

/** Enough for the section to say something when the catalogue has few alerts of its own. */
const MIN_ALERTS = 4;
const NEWEST_CHANGES = 3;

/** Each title leads to its text, which would weigh on every visit. */
export function Alerts({ changes, today }: { changes: readonly RuleChange[]; today: string }) {
  const alerts = travelAlerts(changes);
  const places = [...new Set(alerts.map(({ change }) => change.place))].sort(new Intl.Collator('es-MX').compare);
  return (
    <HomeFold id="alertas" heading="Alertas de viaje" lead="Avisos y cambios que mueven tu viaje.">
      <filtered-list>
        <form className="home-fold__tool script-only" action="/#alertas">
          <FilterSelect
            id="alertas-destino"
            name="alertas"
            label="¿De qué destino?"
            placeholder="Todos los destinos"
            options={places.map((place) => [place, place])}
          />
          <p className="visually-hidden" role="status" data-count="alerta,alertas" />
        </form>
        <ul className="ruled alerts">
          {alerts.map(({ kind, change: { id, place, country, path, update } }) => (
            <li key={id} data-item="" data-alertas={place}>
              <p className="actions note">
                <b className={KINDS[kind].look}>{KINDS[kind].word}</b>
                <b className="flagged place">
                  {country && <Flag iso2={country.iso2} />}
                  {place}
                </b>
                {updateDateline(update, today)}
              </p>
              <h3>
                <a href={path}>{update.title}</a>
              </h3>
            </li>
          ))}
        </ul>
      </filtered-list>
    </HomeFold>
  );
}

/**
 * Warnings first, then the newest rule changes in force, then what is announced. The list of changes comes
 * newest first and stays so within each kind; what is announced comes soonest first.
 */
export function travelAlerts(changes: readonly RuleChange[]): { kind: keyof typeof KINDS; change: RuleChange }[] {
  const warnings = changes.filter(({ update, isUpcoming }) => update.concerns === 'alert' && !isUpcoming);
  const upcoming = changes.filter(({ update, isUpcoming }) => isUpcoming || update.stage === 'announced').reverse();
  const rest = changes.filter((change) => !warnings.includes(change) && !upcoming.includes(change));
  const wanted = Math.max(NEWEST_CHANGES, MIN_ALERTS - warnings.length - upcoming.length);
  return [
    ...warnings.map((change) => ({ kind: 'alert' as const, change })),
    ...rest.slice(0, wanted).map((change) => ({ kind: 'change' as const, change })),
    ...upcoming.map((change) => ({ kind: 'upcoming' as const, change })),
  ];
}
