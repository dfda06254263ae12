import type { Country } from '../catalogue/country.ts';
import { SourceLink } from './source-link.tsx';

/** Since when the status is what it is, where a dated change gave it; the earlier one stands beside it. */
export function StatusSince({ country: { statusChange } }: { country: Pick<Country, 'statusChange'> }) {
  if (!statusChange) return null;
  const { since, summary, source, earlier } = statusChange;
  return (
    <p>
      <b>{since}:</b> {summary} Antes: {earlier}. <SourceLink source={source} />
    </p>
  );
}
