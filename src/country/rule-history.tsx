import type { Country } from '../catalogue/country.ts';
import { type CountrySummary, earlierWords } from '../catalogue/country-summary.ts';
import { hasTakenEffect, leadsTheFigure } from '../catalogue/in-force.ts';
import { changeId } from '../catalogue/rule-changes.ts';
import { updateDateline } from '../catalogue/update-dateline.ts';
import { NoteLines } from './note-lines.tsx';
import { SourceLink } from './source-link.tsx';

interface AlertsProps {
  country: Pick<Country, 'updates'>;
  today: string;
}

/** What is to be known before anything is planned: a warning not to travel, an embassy that has closed. */
export function Alerts({ country, today }: AlertsProps) {
  const alerts = country.updates.filter((update) => update.concerns === 'alert' && hasTakenEffect(update, today));
  return alerts.map((alert) => (
    <details key={alert.title} className="notice unfolds">
      <summary>
        <b>{alert.title}</b>
      </summary>
      <p>
        {updateDateline(alert, today)}: {alert.summary} <SourceLink source={alert.source} />
      </p>
    </details>
  ));
}

/** Every dated change of a country's rules, newest first; where each is told in full, and how to hear of the next one. */
export function RuleHistory({ country, stay, cost, today }: CountrySummary & { today: string }) {
  const { slug, updates } = country;
  if (updates.length === 0) return null;
  return (
    <section id="cambios">
      <details className="unfolds">
        <summary>
          <h2>Qué ha cambiado</h2>
        </summary>
        <ul className="ruled rule-history">
          {updates.map((update) => (
            <li key={update.title} id={changeId(country, update)}>
              <p className="note">{updateDateline(update, today)}</p>
              <h3>{update.title}</h3>
              {leadsTheFigure(update, today) && (
                <NoteLines lines={earlierWords(update.concerns === 'maxStay' ? stay : cost)} />
              )}
            </li>
          ))}
        </ul>
        <p className="actions">
          <a href={`/cambios?pais=${slug}`}>Leer cada cambio, con su fuente</a>
          <a href={`/cambios?pais=${slug}#seguir`}>Seguir los cambios</a>
        </p>
      </details>
    </section>
  );
}
