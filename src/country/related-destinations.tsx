import type { CountrySummary } from '../catalogue/country-summary.ts';
import { RelatedCard } from './country-card.tsx';

/** Up to four countries of the same region or status. Nothing when there are none. */
export function RelatedDestinations({ related }: { related: readonly CountrySummary[] }) {
  if (related.length === 0) return null;
  return (
    <section className="related wrap" aria-labelledby="relacionados">
      <h2 id="relacionados" className="space-below">
        Destinos relacionados
      </h2>
      <div className="cells">
        {related.map((summary) => (
          <RelatedCard key={summary.country.slug} summary={summary} />
        ))}
      </div>
    </section>
  );
}
