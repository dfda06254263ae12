import { counted } from '../catalogue/counted.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { REPORT_ERROR_TYPES } from '../forms/report-options.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Table } from '../ui/table.tsx';
import { type Correction, daysTaken, OUTCOMES } from './correction.ts';

const COLUMNS = ['Destino y dato', 'Qué decidimos', 'Días'];

interface CorrectionsPageProps {
  corrections: readonly Correction[];
  /** By slug. */
  names: ReadonlyMap<string, string>;
}

/** What readers reported and what became of it, newest first, without a word of who they are. */
export function CorrectionsPage({ corrections, names }: CorrectionsPageProps) {
  const newest = corrections.toSorted((a, b) => b.decided.localeCompare(a.decided) || b.report - a.report);
  const [last] = newest;
  const corrected = corrections.filter(({ outcome }) => outcome === 'corrected').length;
  return (
    <div className="wrap page stack">
      <hgroup>
        <h1>Correcciones</h1>
        <p className="lead">Qué nos reportaron, qué decidimos y en cuántos días. Aquí no hay nombres ni correos.</p>
      </hgroup>
      {last ? (
        <>
          <p>
            Hemos decidido {counted(corrections.length, 'reporte', 'reportes')} y corregimos {corrected}. El último, el{' '}
            {formatPartialDate(last.decided)}.
          </p>
          <Table
            columns={COLUMNS}
            numeric={[2]}
            rows={newest.map((one) => [
              `${names.get(one.country) ?? 'Otro país'}: ${REPORT_ERROR_TYPES[one.about].toLowerCase()}`,
              `${OUTCOMES[one.outcome]} (${formatPartialDate(one.decided)})`,
              daysTaken(one),
            ])}
          />
        </>
      ) : (
        <p>Todavía no hemos decidido ningún reporte. Cada uno aparecerá aquí, también si no nos hizo cambiar nada.</p>
      )}
      <p>
        Si una regla cambió de verdad, está en <a href="/cambios">Cambios de reglas</a>, con su fecha y su fuente.
      </p>
      <p className="actions">
        <ButtonLink href="/reportar-error">Reportar un error</ButtonLink>
      </p>
    </div>
  );
}
