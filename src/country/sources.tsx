import { confidenceLabel } from '../catalogue/confidence.ts';
import type { Country } from '../catalogue/country.ts';
import type { VouchedFor } from '../catalogue/facts.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { SourceLink } from './source-link.tsx';

/** What a source vouches for, as the list of sources names it. */
export const FACT_LABELS: Record<VouchedFor, string> = {
  visaStatus: 'visa',
  maxStay: 'estancia',
  costs: 'costos',
  procedure: 'trámite',
  requirements: 'requisitos',
  health: 'salud',
  embassy: 'embajada',
  alert: 'avisos',
  yellowFever: 'fiebre amarilla',
  vaccines: 'vacunas',
  arrivalCard: 'registro de llegada',
  onwardTicket: 'boleto de salida',
  funds: 'dinero',
  minors: 'menores',
  nationalsUseOwnPassport: 'doble nacionalidad',
};

/** Where every statement of the page comes from, and when it was last checked. */
export function Sources({ country }: { country: Country }) {
  return (
    <section className="sources" aria-labelledby="fuentes">
      <h2 id="fuentes">Fuentes</h2>
      <p>
        Datos verificados el {formatPartialDate(country.checkedOn)}
        {country.confidence !== 'high' && <> · estado de visa: {confidenceLabel(country.confidence)}</>}
      </p>
      <ol>
        {country.sources.map((source) => (
          <li key={source.url + source.name}>
            <SourceLink source={source} />
            {': '}
            {source.supports.map((fact) => FACT_LABELS[fact]).join(', ')}
            {source.published && <> · publicada: {formatPartialDate(source.published)}</>}
            {' · '}
            {confidenceLabel(source.confidence)}
          </li>
        ))}
      </ol>
      <p>
        ¿Viste un dato equivocado? <a href={`/reportar-error?pais=${country.slug}`}>Reporta el error</a> y lo revisamos.
      </p>
    </section>
  );
}
