import type { WithLater } from '../catalogue/as-of.ts';
import type { CountrySummary } from '../catalogue/country-summary.ts';
import { AsItChanges } from '../country/as-it-changes.tsx';
import { RelatedCard } from '../country/country-card.tsx';

/** Up to four countries of the same region or status. Nothing when there are none. */
export function RelatedDestinations({ related }: { related: readonly WithLater<CountrySummary>[] }) {
  if (related.length === 0) return null;
  return (
    <section className="related wrap" aria-labelledby="relacionados">
      <h2 id="relacionados" className="space-below">
        Destinos relacionados
      </h2>
      <div className="cells">
        {related.map((summary) => (
          <AsItChanges key={summary.country.slug} shown={summary} draw={(then) => <RelatedCard summary={then} />} />
        ))}
      </div>
    </section>
  );
}
