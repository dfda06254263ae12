import './changes-page.css';
import type { ReactNode } from 'react';
import { dueDay, formatPartialDate, type PartialDate } from '../catalogue/partial-date.ts';
import { changeFeedPath, JSON_FEED_PATH, type RuleChange } from '../catalogue/rule-changes.ts';
import { updateDateline } from '../catalogue/update-dateline.ts';
import { SourceLink } from '../country/source-link.tsx';
import { byMonth } from './by-month.ts';
import { CHANGE_KINDS } from './change-kinds.ts';

interface ChangesPageProps {
  changes: readonly RuleChange[];
  today: string;
  /** The filters, an island. */
  children: ReactNode;
}

/** Every dated change of the catalogue: what is to come first, then newest first by month. */
export function ChangesPage({ changes, today, children }: ChangesPageProps) {
  const upcoming = changes.filter((change) => change.isUpcoming).reverse();
  const past = changes.filter((change) => !change.isUpcoming);
  return (
    <div className="wrap changes">
      <h1>Cambios de reglas</h1>
      <p className="lead">
        Lo que ha cambiado para quien viaja con pasaporte mexicano, con su fecha y su fuente. Lo que no está confirmado
        lo decimos como duda.
      </p>
      {children}
      {upcoming.length > 0 && <ChangeList id="proximos" heading="Próximos cambios" changes={upcoming} today={today} />}
      {byMonth(past).map(({ period, heading, changes: group }) => (
        <ChangeList key={period} id={`cambios-${period}`} heading={heading} changes={group} today={today} />
      ))}
      <section className="changes__feeds" aria-labelledby="seguir">
        <h2 id="seguir">Entérate sin volver aquí</h2>
        <p>
          Un lector de noticias es una aplicación que te avisa cuando un sitio publica algo. Agrégale{' '}
          <a href={changeFeedPath()}>la dirección de los cambios</a>, o{' '}
          <a href={JSON_FEED_PATH}>la misma en formato JSON</a>. Cada país tiene también la suya, al pie de sus cambios.
          Todo el catálogo está en <a href="/datos">datos abiertos</a>.
        </p>
      </section>
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
    <section className="changes__group" aria-labelledby={id} data-changes="">
      <h2 id={id}>{heading}</h2>
      <ul className="changes__list">
        {changes.map((change) => (
          <ChangeItem key={change.id} change={change} today={today} />
        ))}
      </ul>
    </section>
  );
}

function ChangeItem({ change, today }: { change: RuleChange; today: string }) {
  const { id, update, scope, place, path, isUpcoming } = change;
  const { label, inAddress } = CHANGE_KINDS[update.concerns];
  return (
    <li id={id} data-scope={scope} data-kind={inAddress}>
      <p className="note">
        {updateDateline(update, today)} · {place} · {label}
      </p>
      <h3>
        <a href={path}>{update.title}</a>
      </h3>
      <p>
        {update.summary} <SourceLink source={update.source} />
      </p>
      {isUpcoming && (
        <p className="note changes__due" data-due={dueDay(update.effective)} hidden>
          {dueText(update.effective)}:{' '}
          {update.stage === 'in-force' ? 'la ficha ya lo dice.' : 'confirma en la ficha si el cambio se aplicó.'}
        </p>
      )}
    </li>
  );
}

/** What has come of an announced date: a day arrives, a month or a year ends. */
function dueText(effective: PartialDate): string {
  const date = formatPartialDate(effective);
  return effective.length === 10 ? `Esa fecha, ${date}, ya llegó` : `Ya terminó ${date}`;
}
