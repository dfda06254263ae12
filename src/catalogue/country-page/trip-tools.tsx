import type { Country } from '../country.ts';
import { checklistPath, comparisonPath, tripDatesPath } from '../trip-tools.ts';

/** What the reader can do next with this country, on either of its pages. */
export function TripTools({ country: { slug } }: { country: Pick<Country, 'slug'> }) {
  return (
    <section className="block--small trip-tools" aria-labelledby="prepara">
      <h2 id="prepara">Prepara este viaje</h2>
      <a className="arrow-link" href={checklistPath(slug)}>
        Hacer mi lista
      </a>
      <a className="arrow-link" href={tripDatesPath(slug)}>
        Revisar mis fechas
      </a>
      <a className="arrow-link" href={comparisonPath(slug)}>
        Comparar con otro destino
      </a>
    </section>
  );
}
