import './changes-page.css';
import type { RuleChange } from '../catalogue/rule-changes.ts';
import { SourceLink } from '../catalogue/source-link.tsx';
import { updateDateline } from '../catalogue/update-dateline.ts';
import { byMonth } from './by-month.ts';

/** Every dated change of the catalogue: what is to come first, then newest first by month. */
export function ChangesPage({ changes, today }: { changes: readonly RuleChange[]; today: string }) {
  const upcoming = changes.filter((change) => change.isUpcoming);
  const past = changes.filter((change) => !change.isUpcoming);
  return (
    <div className="wrap changes">
      <h1>Cambios de reglas</h1>
      <p className="lead">
        Lo que ha cambiado para quien viaja con pasaporte mexicano, con su fecha y su fuente. Lo que no está confirmado
        lo decimos como duda.
      </p>
      {upcoming.length > 0 && <ChangeList id="proximos" heading="Próximos cambios" changes={upcoming} today={today} />}
      {byMonth(past).map(({ period, heading, changes: group }) => (
        <ChangeList key={period} id={`cambios-${period}`} heading={heading} changes={group} today={today} />
      ))}
    </div>
  );
}

interface ChangeListProps {
  id: string;
  heading: string;
  changes: readonly RuleChange[];
  today: string;
}

function ChangeList({ id, heading, changes, today }: ChangeListProps) {
  return (
    <section className="changes__group" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="changes__list">
        {changes.map(({ update, place, path }) => (
          <li key={place + update.title}>
            <p className="note">
              {updateDateline(update, today)} · {place}
            </p>
            <h3>
              <a href={path}>{update.title}</a>
            </h3>
            <p>
              {update.summary} <SourceLink source={update.source} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
