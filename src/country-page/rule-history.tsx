import type { Country } from '../catalogue/country.ts';
import type { CountryUpdate } from '../catalogue/country-schema.ts';
import type { Fact } from '../catalogue/facts.ts';
import { hasTakenEffect } from '../catalogue/in-force.ts';
import { changeFeedPath } from '../catalogue/rule-changes.ts';
import { updateDateline } from '../catalogue/update-dateline.ts';
import { isInDoubt } from '../country/figure-notes.tsx';
import { SourceLink } from '../country/source-link.tsx';

const FIGURES: readonly Fact[] = ['maxStay', 'costs'];

/** What already stands elsewhere on the page, an alert or a doubt beside a figure: here only its title, for the history. */
const isToldElsewhere = (update: CountryUpdate, today: string) =>
  isAlert(update, today) || (FIGURES.includes(update.concerns) && isInDoubt(update));

const isAlert = (update: CountryUpdate, today: string) => update.concerns === 'alert' && hasTakenEffect(update, today);

interface HistoryProps {
  country: Pick<Country, 'slug' | 'updates'>;
  today: string;
}

/** What is to be known before anything is planned: a warning not to travel, an embassy that has closed. */
export function Alerts({ country, today }: HistoryProps) {
  const alerts = country.updates.filter((update) => isAlert(update, today));
  return alerts.map((alert) => (
    <details key={alert.title} className="notice unfolds">
      <summary>
        <b>{alert.title}</b>
      </summary>
      <p>
        {updateDateline(alert)}: {alert.summary} <SourceLink source={alert.source} />
      </p>
    </details>
  ));
}

/** Every dated change of a country's rules, newest first, and the feed that brings the next one. */
export function RuleHistory({ country: { slug, updates }, today }: HistoryProps) {
  if (updates.length === 0) return null;
  return (
    <section id="cambios">
      <details className="unfolds">
        <summary>
          <h2>Qué ha cambiado</h2>
        </summary>
        <ul className="ruled rule-history">
          {updates.map((update) => (
            <li key={update.title} data-concerns={update.concerns}>
              <p className="note">{updateDateline(update)}</p>
              <h3>{update.title}</h3>
              {!isToldElsewhere(update, today) && (
                <p>
                  {update.summary} <SourceLink source={update.source} />
                </p>
              )}
            </li>
          ))}
        </ul>
        <a href={changeFeedPath(slug)}>Seguir los cambios en tu lector de noticias</a>
      </details>
    </section>
  );
}
