import { counted } from '../catalogue/counted.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import type { Waits } from '../catalogue/visa-waits.ts';
import { SourceLink } from '../country/notices.tsx';
import { formatDay, parseDay } from '../journey/calendar-day.ts';
import { Table } from '../ui/table.tsx';

/** Published waits that are older are never shown without a word on their age. Days. */
const WAITS_HOLD = 35;

const UNITS = { months: ['mes', 'meses'], weeks: ['semana', 'semanas'], days: ['día', 'días'] } as const;

/** How long it takes in each place, as last published; what was published before unfolds. */
export function WaitsTable({ waits }: { waits: Waits }) {
  const { metrics, posts, source, history } = waits;
  const last = history.at(-1);
  if (!last) return null;
  const earlier = history.slice(0, -1).toReversed();
  const inAll = ({ values }: Day) => posts.map(({ id, name }) => ({ id, name, figures: values[id] }));
  // One place alone: its days under each other say more than a table for each.
  const [only, ...others] = posts;
  const inOne =
    only && others.length === 0
      ? earlier.map(({ date, values }) => ({ name: formatPartialDate(date), figures: values[only.id] }))
      : undefined;
  return (
    <>
      <p className="notice">
        <from-day day={formatDay((parseDay(last.date) ?? 0) + WAITS_HOLD + 1)} hidden>
          <strong>Estas cifras tienen más de {WAITS_HOLD} días y ya no valen para planear.</strong>
        </from-day>
        Cifras del {formatPartialDate(last.date)}
        {last.citedBy && ', según una copia'}: valen {WAITS_HOLD} días. Mira también las de hoy en{' '}
        <SourceLink source={source} />.
      </p>
      <Figures waits={waits} first="Dónde" rows={inAll(last)} isLinked />
      <details className="unfolds unfolds--on-paper">
        <summary>Cómo se cuentan</summary>
        <dl className="stack gap-2 note">
          {metrics.map(({ id, name, text }) => (
            <div key={id}>
              <dt>
                <b>{name}</b>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      {earlier.length > 0 && (
        <details className="unfolds">
          <summary>Cómo han cambiado</summary>
          {inOne ? (
            <Figures waits={waits} first="Cuándo" rows={inOne} />
          ) : (
            earlier.map((day) => (
              <Figures
                key={day.date}
                waits={waits}
                first="Dónde"
                rows={inAll(day)}
                caption={formatPartialDate(day.date)}
              />
            ))
          )}
        </details>
      )}
    </>
  );
}

type Day = Waits['history'][number];

interface FiguresProps {
  waits: Waits;
  /** What the rows tell apart. */
  first: string;
  rows: { id?: string; name: string; figures: Day['values'][string] | undefined }[];
  caption?: string;
  /** A link may lead to one of its rows. */
  isLinked?: boolean;
}

function Figures({ waits: { metrics, unit }, first, rows, caption, isLinked = false }: FiguresProps) {
  const [one, many] = UNITS[unit];
  // What nobody published that day has no column of its own.
  const published = metrics.flatMap(({ name }, index) =>
    rows.some(({ figures }) => typeof figures?.[index] === 'number') ? [{ name, index }] : [],
  );
  const figure = (value: number | null | undefined) =>
    typeof value === 'number' ? counted(value, one, many) : 'sin dato';
  return (
    <Table
      {...(caption && { caption })}
      columns={[first, ...published.map(({ name }) => name)]}
      numeric={published.map((_, index) => index + 1)}
      rows={rows.map(({ id, name, figures }) => [
        isLinked ? <span id={`espera-${id}`}>{name}</span> : name,
        ...published.map(({ index }) => figure(figures?.[index])),
      ])}
    />
  );
}
