import type { ReactNode } from 'react';
import type { Country } from '../catalogue/country.ts';
import { checklistPath, comparisonPath, tripDatesPath, tripPath } from '../catalogue/trip-tools.ts';

interface NextToolsProps {
  country: Pick<Country, 'slug'>;
  /** The link to the country's other page. */
  children: ReactNode;
}

/** What the reader can do next with this country, on either of its pages. */
export function NextTools({ country: { slug }, children }: NextToolsProps) {
  return (
    <section className="block--small trip-tools" aria-labelledby="prepara">
      <h2 id="prepara">Prepara este viaje</h2>
      <a className="arrow-link" href={tripPath(slug)}>
        Ponerlo en mi viaje
      </a>
      <a className="arrow-link" href={checklistPath(slug)}>
        Hacer mi lista de papeles
      </a>
      <a className="arrow-link" href={tripDatesPath(slug)}>
        Revisar mi pasaporte y mis días
      </a>
      <a className="arrow-link" href={comparisonPath(slug)}>
        Comparar con otro destino
      </a>
      {children}
    </section>
  );
}
