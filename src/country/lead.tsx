import type { CountrySummary } from '../catalogue/country-summary.ts';

/** What comes before the answer, wherever a country is shown; nothing where the answer may come first. */
export function Lead({ lead, className }: Pick<CountrySummary, 'lead'> & { className?: string }) {
  return lead.map((sentence) => (
    <p key={sentence} className={className}>
      <b>{sentence}</b>
    </p>
  ));
}
