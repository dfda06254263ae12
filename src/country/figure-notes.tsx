import type { CountryUpdate } from '../catalogue/country-schema.ts';
import { hasTakenEffect } from '../catalogue/in-force.ts';
import { updateDateline } from '../catalogue/update-dateline.ts';
import { SourceLink } from './source-link.tsx';

/** True for a change that the figure of `today` does not say itself: to come, only announced, or not sure. */
export function isBesideTheFigure(update: CountryUpdate, today: string): boolean {
  return update.confidence !== 'high' || !hasTakenEffect(update, today);
}

/** What is dated and in doubt or still to come about one figure, right beside it. */
export function FigureNotes({ updates, today }: { updates: readonly CountryUpdate[]; today: string }) {
  const beside = updates.filter((update) => isBesideTheFigure(update, today));
  if (beside.length === 0) return null;
  return (
    <ul className="stack gap-2">
      {beside.map((update) => (
        <li key={update.title} className="notice notice--remark">
          <b>{updateDateline(update, today)}:</b> {update.summary}{' '}
          {update.confidence !== 'high' && 'Confírmalo antes de pagar o viajar. '}
          <SourceLink source={update.source} />
        </li>
      ))}
    </ul>
  );
}
