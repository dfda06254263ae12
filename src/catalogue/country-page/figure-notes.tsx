import { formatPartialDate } from '../partial-date.ts';
import type { CountryUpdate } from '../records/country-schema.ts';

/** `Desde el 8 de abril de 2026`, `Anunciado para 2026`, worded as doubt when confidence is not high. */
export function updateDateline(update: Pick<CountryUpdate, 'effective' | 'stage' | 'confidence'>): string {
  const date = formatPartialDate(update.effective);
  const article = update.effective.length === 10 ? 'el ' : '';
  if (update.stage === 'announced') return `Anunciado para ${article}${date}`;
  return update.confidence === 'high' ? `Desde ${article}${date}` : `Según parece, desde ${article}${date}`;
}

/** The dated changes that concern one figure, right beside it. */
export function FigureNotes({ updates }: { updates: readonly CountryUpdate[] }) {
  if (updates.length === 0) return null;
  return (
    <ul className="figure-notes">
      {updates.map((update) => (
        <li key={update.title}>
          <b>{updateDateline(update)}:</b> {update.summary}{' '}
          {update.confidence !== 'high' && 'Confírmalo antes de pagar o viajar. '}
          <a href={update.source.url} target="_blank" rel="noopener">
            {update.source.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
