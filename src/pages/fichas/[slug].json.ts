import type { APIRoute, GetStaticPaths } from 'astro';
import { withLater } from '../../catalogue/as-of.ts';
import type { Country } from '../../catalogue/country.ts';
import { countryPaths } from '../../catalogue/country-paths.ts';
import { summarise } from '../../catalogue/country-summary.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { countryPageData } from '../../country/country-page-data.ts';
import { countrySections } from '../../country/sections.ts';
import { toCountryDetails } from '../../country/to-country-details.ts';
import { buildDay, catalogue } from '../../records/catalogue.server.ts';
import { mexicanHelp } from '../../records/mexican-missions.server.ts';
import { visaGuideOf } from '../../records/visa-guides.server.ts';
import { publicSettings } from '../../site/settings.server.ts';
import { printedCode } from '../../trip/checklist/printed-code.server.ts';

export const getStaticPaths = (() => countryPaths(catalogue().countries)) satisfies GetStaticPaths;

/** What the tools show of a country. */
export const GET: APIRoute<{ country: Country }> = ({ props }) => {
  const today = buildDay();
  const { rates } = catalogue();
  const { slug, iso2 } = props.country;
  const page = { today, pageUrl: questionPath(slug), help: mexicanHelp(iso2) };
  const { embassy, trouble } = countrySections(countryPageData(props.country, catalogue(), page));
  const details = withLater(props.country, today, (country, day) => ({
    ...toCountryDetails(summarise(country, { rates }, day), { rates, today: day }),
    visaGuide: visaGuideOf(country),
  }));
  // Whom to ask before the trip and whom to call during it, as the country's page words it.
  const contacts = [...(embassy?.parts ?? []), ...trouble.parts];
  return Response.json({ ...details, contacts, code: printedCode(publicSettings().siteUrl + questionPath(slug)) });
};
