import { Chips } from '../../ui/chips.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PrintedFields } from '../../ui/printed-fields.tsx';
import { StatusBadge, statusClass } from '../badge.tsx';
import { type CountrySummary, figureFootnotes } from '../country-summary.ts';
import { questionPath } from '../slug.ts';
import { badgeText } from '../wording.ts';

/** Popular destinations named on a card; the rest is counted (specification, section 9). */
const DESTINATIONS_ON_CARD = 2;

/**
 * A country on home. The whole cell is one real link; `Ver Detalles` opens the dialog and
 * `Comparar` leads to the comparison; `destination-controls.tsx` listens for both. They need a script, so they are hidden
 * without one.
 */
export function CountryCard({ summary: { country, stay, cost } }: { summary: CountrySummary }) {
  return (
    <article className={`card ${statusClass(country.visaStatus)}`} data-status={country.visaStatus}>
      <div className="card__head">
        <Flag iso2={country.iso2} />
        <StatusBadge status={country.visaStatus} text={badgeText(country)} />
      </div>
      <h4>
        <a
          className="card__link"
          href={questionPath(country.slug)}
          data-event="country_click"
          data-country-name={country.name}
        >
          {country.nameSpanish}
        </a>{' '}
        <small lang="en">{country.name}</small>
      </h4>
      <PrintedFields
        fields={[
          { label: 'Estancia', value: stay.lead, small: figureFootnotes(stay) },
          { label: 'Costo', value: cost.lead, small: figureFootnotes(cost) },
          ...(country.bestTimeToVisit ? [{ label: 'Mejor época', value: mainSeason(country.bestTimeToVisit) }] : []),
        ]}
      />
      <p>{country.seoDescription || country.notes}</p>
      <Chips items={country.popularDestinations} max={DESTINATIONS_ON_CARD} />
      <div className="card__deeds">
        <button
          className="arrow-link card__details script-only"
          type="button"
          data-details={country.slug}
          aria-label={`Ver Detalles de ${country.nameSpanish}`}
          aria-haspopup="dialog"
        >
          Ver Detalles <Icon name="forward" />
        </button>
        <button
          className="text-button card__details script-only"
          type="button"
          data-compare={country.slug}
          aria-label={`Comparar ${country.nameSpanish}`}
        >
          Comparar
        </button>
      </div>
    </article>
  );
}

/** The first clause: `Mayo a octubre; diciembre a marzo para esquiar` is too long for a cell. */
function mainSeason(bestTimeToVisit: string): string {
  return bestTimeToVisit.split(';')[0] ?? bestTimeToVisit;
}
