import type { CountrySummary } from '../catalogue/country-summary.ts';

/** What comes before the answer, wherever a country is shown; nothing where the answer may come first. */
export function Lead({ lead, className }: Pick<CountrySummary, 'lead'> & { className?: string }) {
  if (lead.length === 0) return null;
  return (
    <p className={className}>
      <b>{lead.join(' ')}</b>
    </p>
  );
}
