import type { CountryUpdate } from '../records/country-schema.ts';
import { SourceLink } from '../source-link.tsx';
import { updateDateline } from '../update-dateline.ts';

/** The dated changes that concern one figure, right beside it. */
export function FigureNotes({ updates }: { updates: readonly CountryUpdate[] }) {
  if (updates.length === 0) return null;
  return (
    <ul className="figure-notes">
      {updates.map((update) => (
        <li key={update.title}>
          <b>{updateDateline(update)}:</b> {update.summary}{' '}
          {update.confidence !== 'high' && 'Confírmalo antes de pagar o viajar. '}
          <SourceLink source={update.source} />
        </li>
      ))}
    </ul>
  );
}
