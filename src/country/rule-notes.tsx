import type { CountryPageData } from './country-page-data.ts';

/** The rule in full. Where it depends on what one holds, the panel at the top has said it, and this waits until it is opened. */
export function RuleNotes({ country: { conditional, notes } }: Pick<CountryPageData, 'country'>) {
  const text = <p className="note">{notes}</p>;
  if (!conditional) return text;
  return (
    <details className="unfolds unfolds--on-paper">
      <summary>La regla completa</summary>
      {text}
    </details>
  );
}
