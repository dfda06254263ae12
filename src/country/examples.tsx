import '../ui/notice.css';
import './badge.css';
import './country-card.css';
import './country-page.css';
import './stamp.css';
import type { ReactNode } from 'react';
import type { CountrySummary } from '../catalogue/country-summary.ts';
import { VISA_STATUSES } from '../catalogue/visa-status.ts';
import { badgeText } from '../catalogue/wording.ts';
import { StatusBadge } from './badge.tsx';
import { ConditionList } from './condition-list.tsx';
import { CountryCard, RelatedCard } from './country-card.tsx';
import { Warnings } from './page-parts.tsx';
import { limitsOf } from './sections.ts';
import { Stamp } from './stamp.tsx';
import { statusClass } from './status-class.ts';
import { Verdict } from './verdict.tsx';

/** The value no record has, which the pages must survive. */
const UNKNOWN_STATUS = 'consultar';

/** The pieces that show a country, with one real country of every status, a doubtful one and one with conditions. */
export function countryExamples(summaries: readonly CountrySummary[]): Record<string, ReactNode> {
  const isWanted: readonly ((summary: CountrySummary) => boolean)[] = [
    ...VISA_STATUSES.map(
      (status) =>
        ({ country }: CountrySummary) =>
          country.visaStatus === status,
    ),
    ({ country }) => country.confidence === 'low',
    ({ country }) => country.conditional !== undefined,
    ({ country }) => country.depth === 'brief',
  ];
  const shown = [...new Set(isWanted.map((matches) => summaries.find(matches)))].filter((one) => one !== undefined);
  const panel = (matches: (summary: CountrySummary) => boolean) => {
    const summary = summaries.find(matches);
    return (
      summary && (
        <Verdict summary={summary} today={summary.country.checkedOn} nextHref="#esencial" nextLabel="Ver lo esencial" />
      )
    );
  };
  return {
    Sellos: [...VISA_STATUSES, UNKNOWN_STATUS].map((status) => (
      <span key={status} className={statusClass(status)}>
        <Stamp status={status} country="Países Bajos" detail="90 días en 180" />
      </span>
    )),
    Insignias: shown.map(({ country }) => (
      <p key={country.slug}>
        <StatusBadge status={country.visaStatus} text={badgeText(country)} />
      </p>
    )),
    Fichas: (
      <div className="cells">
        {shown.map((summary) => (
          <CountryCard key={summary.country.slug} summary={summary} />
        ))}
      </div>
    ),
    'Destinos relacionados': (
      <div className="cells">
        {shown.slice(0, 2).map((summary) => (
          <RelatedCard key={summary.country.slug} summary={summary} />
        ))}
      </div>
    ),
    Condiciones: shown.map(
      ({ country: { conditional, slug } }) =>
        conditional && <ConditionList key={slug} className="conditions" conditional={conditional} />,
    ),
    Veredicto: panel(({ country }) => country.confidence === 'high' && !country.conditional),
    'Veredicto en duda': panel(({ country }) => country.doubt !== undefined && !country.conditional),
    'Veredicto que depende': panel(({ country }) => country.conditional !== undefined),
    'Lo que una ficha no dice': summaries
      .filter(({ country: { depth, territory } }) => depth === 'brief' || territory)
      .slice(0, 2)
      .map(({ country }) => (
        <Warnings
          key={country.slug}
          alerts={[]}
          limits={limitsOf({ country, state: undefined, travelGuide: 'https://guiadelviajero.sre.gob.mx/' })}
        />
      )),
  };
}
