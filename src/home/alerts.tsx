import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Flag } from '../ui/flag.tsx';
import { NearSection } from './near-section.tsx';
import { ALERT_KINDS, type TravelAlert } from './travel-alerts.ts';

/** Told in full. After these the list folds, and a title leads to its text: it would weigh on every visit. */
const SHOWN_WHEN_FOLDED = 6;

/** `children` is the tool, an island. */
export function Alerts({ alerts, children }: { alerts: readonly TravelAlert[]; children: ReactNode }) {
  const folded = alerts.length - SHOWN_WHEN_FOLDED;
  return (
    <NearSection
      id="alertas"
      heading="Alertas de viaje"
      lead="Avisos y cambios que pueden mover tu viaje. Cada uno lleva a su ficha, con la fuente."
      tool={children}
      failure="El filtro por destino no se pudo cargar; las alertas están todas aquí."
    >
      <ul className="printed-list alerts" data-folded={folded > 0 ? '' : undefined}>
        {alerts.map((alert, index) => (
          <li
            key={`${alert.place} ${alert.title}`}
            data-place={alert.place}
            data-past-fold={index < SHOWN_WHEN_FOLDED ? undefined : ''}
          >
            <p className="alerts__meta">
              <span className={`alerts__kind alerts__kind--${alert.kind}`}>{ALERT_KINDS[alert.kind]}</span>
              <span className="alerts__place">
                {alert.iso2 && <Flag iso2={alert.iso2} />}
                {alert.place}
              </span>
              <span className="alerts__date">{alert.dateline}</span>
            </p>
            <h3>
              <a href={alert.path}>{alert.title}</a>
            </h3>
            {index < SHOWN_WHEN_FOLDED && <p>{alert.summary}</p>}
          </li>
        ))}
      </ul>
      {folded > 0 && (
        <Button look="outline" className="alerts__more script-only" data-unfold="">
          Mostrar {folded} más
        </Button>
      )}
    </NearSection>
  );
}
