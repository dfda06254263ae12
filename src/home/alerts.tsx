import type { ReactNode } from 'react';
import { Flag } from '../ui/flag.tsx';
import { NearSection } from './near-section.tsx';
import { ALERT_KINDS, type TravelAlert } from './travel-alerts.ts';

/** Each title leads to its text, which would weigh on every visit; `children` is the tool, an island. */
export function Alerts({ alerts, children }: { alerts: readonly TravelAlert[]; children: ReactNode }) {
  return (
    <NearSection
      id="alertas"
      heading="Alertas de viaje"
      lead="Avisos y cambios que pueden mover tu viaje. Cada uno lleva a su ficha, con la fuente."
      tool={children}
      failure="El filtro por destino no se pudo cargar; las alertas están todas aquí."
    >
      <ul className="ruled alerts">
        {alerts.map(({ place, title, kind, iso2, dateline, path }) => (
          <li key={`${place} ${title}`} data-place={place}>
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
    </NearSection>
  );
}
