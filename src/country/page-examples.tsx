import '../ui/notice.css';
import './country-page.css';
import type { ReactNode } from 'react';
import type { CountrySummary } from '../catalogue/country-summary.ts';
import { passportFigure } from '../catalogue/passport-words.ts';
import { RecordLimits } from './record-limits.tsx';
import { Verdict } from './verdict.tsx';

/** The panel of a country in its states, and what a page says of the limits of its record. */
export function countryPageExamples(summaries: readonly CountrySummary[]): Record<string, ReactNode> {
  const found = (isWanted: (country: CountrySummary['country']) => boolean) =>
    summaries.find(({ country }) => isWanted(country));
  const panel = (summary: CountrySummary | undefined) =>
    summary && (
      <Verdict
        summary={{
          ...summary,
          passport: summary.country.passportValidity && passportFigure(summary.country.passportValidity),
        }}
        nextHref="#esencial"
        nextLabel="Ver lo esencial"
      />
    );
  const limited = summaries.filter(({ country: { depth, territory } }) => depth === 'brief' || territory);
  return {
    Veredicto: panel(found(({ confidence, conditional }) => confidence === 'high' && !conditional)),
    'Veredicto en duda': panel(found(({ doubt, conditional }) => doubt !== undefined && !conditional)),
    'Veredicto que depende': panel(found(({ conditional }) => conditional !== undefined)),
    'Lo que una ficha no dice': limited
      .slice(0, 2)
      .map((summary) => <RecordLimits key={summary.country.slug} {...summary} state={undefined} travelGuide="#guia" />),
  };
}
