import type { CountryUpdate } from '../catalogue/country-schema.ts';
import { updateDateline } from '../catalogue/update-dateline.ts';
import { SourceLink } from './source-link.tsx';

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
