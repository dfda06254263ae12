import '../ui/notice.css';
import './badge.css';
import './country-card.css';
import './country-page.css';
import './stamp.css';
import type { ReactNode } from 'react';
import type { Country } from '../catalogue/country.ts';
import type { CountrySummary } from '../catalogue/country-summary.ts';
import { VISA_STATUSES } from '../catalogue/visa-status.ts';
import { CountryCard, RelatedRow } from './country-card.tsx';
import { ConditionsBlock, Warnings } from './page-parts.tsx';
import { limitsOf } from './sections.ts';
import { Stamp } from './stamp.tsx';
import { statusClass } from './status-class.ts';
import { Verdict } from './verdict.tsx';

/** The value no record has, which the pages must survive. */
const UNKNOWN_STATUS = 'consultar';

/** The pieces that show a country, with one real country of every status, a doubtful one and one with conditions. */
export function countryExamples(summaries: readonly CountrySummary[]): Record<string, ReactNode> {
  const first = (matches: (country: Country) => unknown) => summaries.find(({ country }) => matches(country));
  const examples = {
    certain: first(({ confidence, conditional }) => confidence === 'high' && !conditional),
    doubtful: first(({ doubt, conditional }) => doubt && !conditional),
    depends: first(({ conditional }) => conditional),
    brief: first(({ depth }) => depth === 'brief'),
    territory: first(({ territory }) => territory),
  };
  const ofEachStatus = VISA_STATUSES.map((status) => first(({ visaStatus }) => visaStatus === status));
  const shown = [...new Set([...ofEachStatus, ...Object.values(examples)])].filter((one) => one !== undefined);
  const verdict = (summary: CountrySummary | undefined) =>
    summary && (
      <Verdict
        summary={summary}
        today={summary.country.checkedOn}
        next={{ href: '#esencial', words: 'Ver lo esencial' }}
      />
    );
  const limits = (summary: CountrySummary | undefined) =>
    summary && (
      <Warnings alerts={[]} limits={limitsOf({ country: summary.country, state: undefined, travelGuide: '/guias' })} />
    );
  return {
    Sellos: [...VISA_STATUSES, UNKNOWN_STATUS].map((status) => (
      <span key={status} className={statusClass(status)}>
        <Stamp status={status} country="Países Bajos" detail="90 días en 180" />
      </span>
    )),
    Fichas: (
      <div className="cells">
        {shown.map((summary) => (
          <CountryCard key={summary.country.slug} summary={summary} />
        ))}
      </div>
    ),
    'Destino relacionado': shown[0] && <RelatedRow summary={shown[0]} />,
    Condiciones: examples.depends && <ConditionsBlock country={examples.depends.country} />,
    Veredicto: verdict(examples.certain),
    'Veredicto en duda': verdict(examples.doubtful),
    'Veredicto que depende': verdict(examples.depends),
    'Lo que no dice una ficha breve': limits(examples.brief),
    'Lo que no dice una de un territorio': limits(examples.territory),
  };
}
