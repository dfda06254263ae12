import type { CountryUpdate } from '../catalogue/country-schema.ts';
import { updateDateline } from '../catalogue/update-dateline.ts';
import { SourceLink } from './source-link.tsx';

/** True for a change that is announced, or that nobody could confirm: a sure one is in the figure itself. */
export function isInDoubt({ stage, confidence }: CountryUpdate): boolean {
  return stage === 'announced' || confidence !== 'high';
}

/** The dated doubts about one figure, right beside it. */
export function FigureNotes({ updates }: { updates: readonly CountryUpdate[] }) {
  const inDoubt = updates.filter(isInDoubt);
  if (inDoubt.length === 0) return null;
  return (
    <ul className="stack gap-2">
      {inDoubt.map((update) => (
        <li key={update.title} className="notice notice--remark">
          <b>{updateDateline(update)}:</b> {update.summary}{' '}
          {update.confidence !== 'high' && 'Confírmalo antes de pagar o viajar. '}
          <SourceLink source={update.source} />
        </li>
      ))}
    </ul>
  );
}
