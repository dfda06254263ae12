import { type CountrySummary, figureFootnotes, figureWords } from '../catalogue/country-summary.ts';
import { seasonWords } from '../catalogue/season.ts';
import { questionPath } from '../catalogue/slug.ts';
import { badgeText } from '../catalogue/voice/wording.ts';
import { Chips } from '../ui/chips.tsx';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import { PrintedFields } from '../ui/printed-fields.tsx';
import { StatusBadge, statusClass } from './badge.tsx';
import { Lead, RuleChangesInShort } from './notices.tsx';

/** Popular destinations named on a card; the rest is counted (specification, section 9). */
const DESTINATIONS_ON_CARD = 2;

interface CountryCardProps {
  summary: CountrySummary;
  /** The regions it is found by in home's filters, parted by commas. */
  regions?: string | undefined;
}

/**
 * A country on home. The whole cell is one real link; `Ver Detalles` opens the dialog and `Comparar` leads to the
 * comparison. Until their scripts have come both buttons open pages, by the form of the list.
 */
export function CountryCard({ summary, regions }: CountryCardProps) {
  const { country } = summary;
  const { nameSpanish, name, slug, bestTimeToVisit } = country;
  return (
    <article
      className={`cell card ${statusClass(country.visaStatus)}`}
      data-item=""
      data-estado={country.visaStatus}
      data-region={regions}
    >
      <div className="actions card__head">
        <Flag iso2={country.iso2} />
        <h4>
          <a
            className="card__link stretched"
            href={questionPath(slug)}
            data-event="country_click"
            data-country-name={name}
          >
            {nameSpanish}
          </a>{' '}
          <small lang="en">{name}</small>
        </h4>
        <StatusBadge status={country.visaStatus} text={badgeText(country)} />
      </div>
      <Lead lead={summary.lead} className="card__lead" />
      <RuleChangesInShort changes={summary.coming} />
      <PrintedFields
        fields={[
          ...figures(summary),
          ...(bestTimeToVisit
            ? [{ label: 'Mejor época', isWide: true, value: seasonWords(bestTimeToVisit.slice(0, 1)) }]
            : []),
        ]}
      />
      <p className="card__more">{country.seoDescription || country.notes}</p>
      <Chips items={country.popularDestinations} max={DESTINATIONS_ON_CARD} />
      <div className="actions card__actions">
        <button
          className="arrow-link bare card__details script-only"
          type="submit"
          form="tarjetas"
          formAction={questionPath(slug)}
          data-details={slug}
          aria-label={`Ver Detalles de ${nameSpanish}`}
          aria-haspopup="dialog"
        >
          Ver Detalles <Icon name="forward" />
        </button>
        <button
          className="text-button card__details script-only"
          type="submit"
          form="tarjetas"
          formAction="/comparar"
          name="paises"
          value={slug}
          data-compare={slug}
          aria-pressed="false"
          aria-label={`Comparar ${nameSpanish}`}
        >
          Comparar
        </button>
      </div>
    </article>
  );
}

/** A country on the page of another one, in two lines: `Ver Detalles` is a link to its page, and the whole row is that link. */
export function RelatedRow({ summary }: { summary: CountrySummary }) {
  const { country, stay, cost } = summary;
  return (
    <article className={`related__row ${statusClass(country.visaStatus)}`}>
      <Flag iso2={country.iso2} />
      <h3>{country.nameSpanish}</h3>
      <StatusBadge status={country.visaStatus} text={badgeText(country)} />
      <Lead lead={summary.lead} className="card__lead" />
      <p>
        {figureWords(stay)}&nbsp;· {figureWords({ ...cost, original: undefined })}{' '}
        <a
          className="arrow-link card__link stretched"
          href={questionPath(country.slug)}
          aria-label={`Ver Detalles de ${country.nameSpanish}`}
        >
          Ver Detalles <Icon name="forward" />
        </a>
      </p>
      <RuleChangesInShort changes={summary.coming} />
    </article>
  );
}

/** Up to four countries that are travelled together, or of the same region or status. Nothing when there are none. */
export function RelatedDestinations({ related }: { related: readonly CountrySummary[] }) {
  if (related.length === 0) return null;
  return (
    <section className="related wrap" aria-labelledby="relacionados">
      <h2 id="relacionados">Destinos relacionados</h2>
      {related.map((summary) => (
        <RelatedRow key={summary.country.slug} summary={summary} />
      ))}
    </section>
  );
}

function figures({ stay, cost }: CountrySummary) {
  return [
    { label: 'Estancia', value: stay.value, small: figureFootnotes(stay) },
    {
      label: 'Costo',
      value: (
        <>
          {cost.value}
          {cost.original && <small className="card__more">{cost.original}</small>}
        </>
      ),
      small: figureFootnotes({ ...cost, original: undefined }),
    },
  ];
}
