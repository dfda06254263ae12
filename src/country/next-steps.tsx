import type { Country } from '../catalogue/country.ts';
import { checklistPath, comparisonPath, tripDatesPath, tripPath } from '../catalogue/trip-tools.ts';
import { SaveOffline } from '../offline/save-offline.tsx';

type Going = Pick<Country, 'slug'>;

interface NextStepsProps {
  country: Going;
  /** The page about its visa, where there is one. */
  desk: { href: string; words: string } | undefined;
}

/** Right under the verdict: what the reader does next with this country. */
export function NextSteps({ country: { slug }, desk }: NextStepsProps) {
  return (
    <section className="next-steps" aria-label="Qué sigue">
      {desk && <a href={desk.href}>{desk.words}</a>}
      <a href={checklistPath(slug)}>Hacer mi lista</a>
      <a href={tripDatesPath(slug)}>Revisar mis fechas</a>
      <a href="/escalas">Escalas</a>
      <SaveOffline
        country={slug}
        button={
          <button type="button" hidden>
            Guardar sin conexión
          </button>
        }
        note="Guárdalo antes de salir: se abre sin señal."
      />
    </section>
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
    <p className="more-steps">
      <a className="arrow-link" href={other.href}>
        {other.words}
      </a>
      <a className="arrow-link" href={tripPath(slug)}>
        Ponerlo en mi viaje
      </a>
      <a className="arrow-link" href={comparisonPath(slug)}>
        Comparar
      </a>
    </p>
  );
}
