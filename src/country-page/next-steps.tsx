import type { Country } from '../catalogue/country.ts';
import { checklistPath, comparisonPath, tripDatesPath, tripPath } from '../catalogue/trip-tools.ts';

type Going = Pick<Country, 'slug'>;

/** Right under the verdict: what the reader does next with this country. `offline/page/country-offer.ts` adds saving it. */
export function NextSteps({ country: { slug } }: { country: Going }) {
  return (
    <nav className="next-steps" aria-label="Qué sigue">
      <a href={checklistPath(slug)}>Hacer mi lista</a>
      <a href={tripDatesPath(slug)}>Revisar mis fechas</a>
      <a href="/escalas">Escalas</a>
    </nav>
  );
}

interface MoreStepsProps {
  country: Going;
  /** The country's other page, and what it is called. */
  other: { href: string; words: string };
}

/** Where the reader may go from here, at the end of either page. */
export function MoreSteps({ country: { slug }, other }: MoreStepsProps) {
  return (
    <nav className="more-steps" aria-label="También">
      <a className="arrow-link" href={other.href}>
        {other.words}
      </a>
      <a className="arrow-link" href={tripPath(slug)}>
        Ponerlo en mi viaje
      </a>
      <a className="arrow-link" href={comparisonPath(slug)}>
        Comparar
      </a>
    </nav>
  );
}
