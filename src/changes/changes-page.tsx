import '../ui/disclosure.css';
import '../ui/field.css';
import '../ui/rows.css';
import '../ui/text-button.css';
import './changes-page.css';
import type { ComponentProps } from 'react';
import { dueDay, formatPartialDate, formatShortDate, type PartialDate } from '../catalogue/partial-date.ts';
import { changeFeedPath, JSON_FEED_PATH, type RuleChange } from '../catalogue/rule-changes.ts';
import { updateDateline, updateSummary } from '../catalogue/voice/update-dateline.ts';
import { SourceLink } from '../country/notices.tsx';
import { FilterSelect } from '../search/filter-select.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { Button } from '../ui/button.tsx';
import { Flag } from '../ui/flag.tsx';
import { byPeriod } from './by-period.ts';
import { CHANGE_KINDS } from './change-files.ts';

interface ChangesPageProps {
  changes: readonly RuleChange[];
  today: string;
  /** Where something changed, also with the area it is in. */
  places: readonly { slug: string; name: string; area?: string | undefined }[];
}

const CALENDAR_PATH = '/cambios/todos.ics';

/** Months stand open from the newest on, until a reader has seen so many changes. */
const OPEN_ROWS = 6;

/** Every dated change of the catalogue, a row each: what is to come first, then newest first by month and by year. */
export function ChangesPage({ changes, today, places }: ChangesPageProps) {
  const upcoming = changes.filter((change) => change.isUpcoming).reverse();
  const past = byPeriod(changes.filter((change) => !change.isUpcoming));
  const older = past.filter(({ period }) => period.length === 4 && period < (past[0]?.period.slice(0, 4) ?? ''));
  const kinds = [...new Set(changes.map(({ update }) => CHANGE_KINDS[update.concerns]))]
    .map(({ label, inAddress }) => [inAddress, label] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, 'es-MX'));
  /** Whom a change concerns: its country, or all of its area. */
  const concerned = (scope: string) =>
    places.flatMap(({ slug, area }) => (slug === scope || area === scope ? slug : [])).join(',');
  let rows = 0;
  return (
    <div className="wrap page">
      <hgroup>
        <h1>Cambios de reglas</h1>
        <p className="lead">
          Lo que ha cambiado para quien viaja con pasaporte mexicano, con su fecha y su fuente. Lo que no está
          confirmado lo decimos como duda.
        </p>
      </hgroup>
      <filtered-list>
        <ChangeFilters places={places.map(({ slug, name }) => [slug, name])} kinds={kinds} />
        {older.length > 0 && (
          <p className="actions changes__years">
            Ir a:{' '}
            {older.map(({ period }) => (
              <a key={period} className="touch" href={`#cambios-${period}`}>
                {period}
              </a>
            ))}
          </p>
        )}
        {upcoming.length > 0 && (
          <ChangeList
            id="proximos"
            heading="Próximos cambios"
            changes={upcoming}
            concerned={concerned}
            today={today}
            isOpen
          />
        )}
        {past.map(({ period, heading, changes: group }) => {
          const isOpen = rows < OPEN_ROWS;
          rows += group.length;
          return (
            <ChangeList
              key={period}
              id={`cambios-${period}`}
              heading={heading}
              changes={group}
              concerned={concerned}
              today={today}
              isOpen={isOpen}
            />
          );
        })}
      </filtered-list>
      <FollowSection />
    </div>
  );
}

type Options = ComponentProps<typeof FilterSelect>['options'];

/** The form of the `filtered-list`, and the way to a country where it leaves nothing. */
function ChangeFilters({ places, kinds }: { places: Options; kinds: Options }) {
  return (
    <>
      <form className="change-controls filter-row script-only" action="/cambios" aria-label="Filtrar los cambios">
        <FilterSelect id="cambios-pais" name="pais" label="País" placeholder="Todos los países" options={places} />
        <FilterSelect
          id="cambios-tipo"
          name="tipo"
          label="Tipo de cambio"
          placeholder="Todos los tipos"
          options={kinds}
        />
        <Button type="reset" look="outline" hidden>
          Limpiar filtros
        </Button>
        <p role="status" data-count="cambio,cambios" data-zero="No hay cambios de ese tipo para ese país." />
      </form>
      <div className="change-controls" data-none="" hidden>
        <SearchBox id="sin-cambios" />
      </div>
    </>
  );
}

/** Every way to hear of what changes next; `follow-changes.element.ts` points them at one country. */
function FollowSection() {
  return (
    <follow-changes>
      <section className="under-rule changes__feeds" aria-labelledby="seguir">
        <h2 id="seguir">Entérate sin volver aquí</h2>
        <p className="script-only">
          Lo de aquí abajo es de <b data-follow-name>todos los destinos</b>. Arriba puedes elegir otro destino.
        </p>
        <details className="unfolds" hidden>
          <summary>
            <h3>Con avisos en este dispositivo</h3>
          </summary>
          <div className="stack gap-2" hidden>
            <p>
              Cuando publicamos un cambio, te llega un aviso aunque no tengas abierto el sitio. Lo entrega el servicio
              de tu navegador. Aquí solo se guardan la dirección y las claves que ese servicio te da, y los destinos que
              elegiste: ni tu nombre ni tu email.
            </p>
            <p className="actions">
              <Button look="outline">Recibir avisos</Button>
              <button type="button" className="text-button">
                Dejar de recibir avisos
              </button>
            </p>
          </div>
          <p role="status">Un momento…</p>
        </details>
        <h3>En tu calendario</h3>
        <p>
          Cada cambio queda en su día y, si corregimos una fecha, se mueve solo.{' '}
          <a className="script-only" href={CALENDAR_PATH} data-follow="ics" data-scheme="webcal">
            Suscríbete
          </a>
          <span className="script-only">. Si no se abre tu calendario, agrégale </span>
          <a href={CALENDAR_PATH} data-follow="ics">
            la dirección del calendario
          </a>
          .
        </p>
        <h3>En un lector de noticias</h3>
        <p>
          Es una aplicación que te avisa cuando un sitio publica algo. Agrégale{' '}
          <a href={changeFeedPath()} data-follow="xml">
            la dirección de los cambios
          </a>
          <span data-follow-all>
            , o <a href={JSON_FEED_PATH}>la misma en formato JSON</a>
          </span>
          .
        </p>
        <noscript>
          <p>
            Cada país tiene las suyas. Las de Japón terminan en <code>/cambios/japan.ics</code> y{' '}
            <code>/cambios/japan.xml</code>.
          </p>
        </noscript>
        <p>
          Todo el catálogo está en <a href="/datos">datos abiertos</a>.
        </p>
      </section>
    </follow-changes>
  );
}

interface ChangeListProps {
  id: string;
  heading: string;
  changes: readonly RuleChange[];
  /** Slugs of those whom the changes of a scope concern, parted by commas. */
  concerned: (scope: string) => string;
  today: string;
  isOpen: boolean;
}

function ChangeList({ id, heading, changes, concerned, today, isOpen }: ChangeListProps) {
  return (
    <section aria-labelledby={id} data-group="">
      <details className="unfolds changes__group" open={isOpen} data-fold={isOpen ? 'open' : ''}>
        <summary>
          <h2 id={id}>{heading}</h2>{' '}
          <span className="note" data-count="">
            {changes.length}
          </span>
        </summary>
        <ul className="ruled changes__list">
          {changes.map((change) => (
            <ChangeItem key={change.id} change={change} concerned={concerned(change.scope)} today={today} />
          ))}
        </ul>
      </details>
    </section>
  );
}

function ChangeItem({ change, concerned, today }: { change: RuleChange; concerned: string; today: string }) {
  const { id, update, place, path, country, isUpcoming } = change;
  const { label, inAddress } = CHANGE_KINDS[update.concerns];
  const state = update.stage === 'announced' ? 'Anunciado' : update.confidence !== 'high' && 'Por confirmar';
  return (
    <li id={id} data-item="" data-pais={concerned} data-tipo={inAddress}>
      <details className="unfolds">
        <summary>
          <span className="flagged change__meta">
            {country && <Flag iso2={country.iso2} />}
            <span>
              <time dateTime={update.effective}>{formatShortDate(update.effective)}</time> · {place}
              <span className="change__kind"> · {label}</span>
              {state && ` · ${state}`}
            </span>
          </span>
          <h3>{update.title}</h3>
          {isUpcoming && (
            <from-day day={dueDay(update.effective)} hidden>
              <span className="changes__due">
                {dueText(update.effective)}:{' '}
                {update.stage === 'in-force' ? 'la ficha ya lo dice.' : 'confirma en la ficha si el cambio se aplicó.'}
              </span>
            </from-day>
          )}
        </summary>
        <p>
          {updateDateline(update, today)}. {updateSummary(update)} <SourceLink source={update.source} />
        </p>
        <p>
          <a href={path}>{country ? `Verlo en la ficha de ${place}` : `Más sobre la ${place}`}</a>
        </p>
      </details>
    </li>
  );
}

/** What has come of an announced date: a day arrives, a month or a year ends. */
function dueText(effective: PartialDate): string {
  const date = formatPartialDate(effective);
  return effective.length === 10 ? `Esa fecha, ${date}, ya llegó` : `Ya terminó ${date}`;
}
