import type { CountrySummary } from '../catalogue/country-summary.ts';
import { UNSPECIFIED_STAY } from '../catalogue/in-force.ts';
import { questionPath } from '../catalogue/slug.ts';
import { badgeText } from '../catalogue/wording.ts';
import { statusClass } from '../country/badge.tsx';
import { Flag } from '../ui/flag.tsx';

/** A brief record on home: one line with the answer, one link to its page. The English name is for analytics. */
export function CountryRow({ summary: { country, stay } }: { summary: CountrySummary }) {
  const stated = stay.lead === UNSPECIFIED_STAY ? [] : [stay.lead];
  return (
    <li className={statusClass(country.visaStatus)} data-status={country.visaStatus}>
      <a href={questionPath(country.slug)} data-event="country_click" data-country-name={country.name}>
        <Flag iso2={country.iso2} />
        <b>{country.nameSpanish}</b>
        <span>{[badgeText(country), ...stated].join(' · ')}</span>
      </a>
    </li>
  );
}
