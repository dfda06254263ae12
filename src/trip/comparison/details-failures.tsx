import { OFFLINE_PAGE } from '../../catalogue/page-path.ts';
import type { SearchEntry } from '../../catalogue/search.ts';
import { Failure } from '../failure.tsx';
import type { ManyDetails } from './use-details.ts';

/** The destinations whose facts did not come, and what can be done about it. The others are shown. */
export function DetailsFailures({
  entries,
  failures,
  retry,
}: Pick<ManyDetails, 'failures' | 'retry'> & { entries: readonly SearchEntry[] }) {
  const failed = entries.filter(({ slug }) => failures.has(slug));
  if (failed.length === 0) return null;
  return (
    <Failure onRetry={retry}>
      {failed.map(({ slug, nameSpanish }) => (
        <p key={slug}>
          {failures.get(slug) === 'unreachable' ? (
            <>
              <b>{nameSpanish}</b> no está guardado en este dispositivo y ahora no hay conexión.{' '}
              <a href={OFFLINE_PAGE}>Ver lo guardado</a>
            </>
          ) : (
            <>
              No se pudo traer la ficha de <b>{nameSpanish}</b>.
            </>
          )}
        </p>
      ))}
    </Failure>
  );
}
