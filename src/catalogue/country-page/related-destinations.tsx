import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PrintedFields } from '../../ui/printed-fields.tsx';
import { StatusBadge, statusClass } from '../badge.tsx';
import { type CountrySummary, figureFootnotes } from '../country-summary.ts';
import { questionPath } from '../slug.ts';
import { badgeText } from '../wording.ts';

/** Up to four countries of the same region or status. Nothing when there are none. */
export function RelatedDestinations({ related }: { related: readonly CountrySummary[] }) {
  if (related.length === 0) return null;
  return (
    <section className="related wrap" aria-labelledby="relacionados">
      <h2 id="relacionados" className="mb-4">
        Destinos relacionados
      </h2>
      <div className="cells">
        {related.map(({ country, stay, cost }) => (
          <article key={country.slug} className={`card ${statusClass(country.visaStatus)}`}>
            <div className="card__head">
              <Flag iso2={country.iso2} />
              <StatusBadge status={country.visaStatus} text={badgeText(country)} />
            </div>
            <h3>{country.nameSpanish}</h3>
            <PrintedFields
              fields={[
                { label: 'Estancia', value: stay.lead, small: figureFootnotes(stay) },
                { label: 'Costo', value: cost.lead, small: figureFootnotes(cost) },
              ]}
            />
            <a
              className="arrow-link"
              href={questionPath(country.slug)}
              aria-label={`Ver Detalles de ${country.nameSpanish}`}
            >
              Ver Detalles <Icon name="forward" />
            </a>
          </article>
        ))}
      </div>
    </section>
  );
}
