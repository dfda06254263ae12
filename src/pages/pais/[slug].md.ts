import type { APIRoute, GetStaticPaths } from 'astro';
import type { Country } from '../../catalogue/country.ts';
import { countryPaths } from '../../catalogue/country-paths.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { countryMarkdown } from '../../country/country-markdown.ts';
import { countryPageData } from '../../country/country-page-data.ts';
import { DATA_LICENSE } from '../../open-data/public-catalogue.ts';
import { countryDataPath } from '../../open-data/public-country.ts';
import { buildDay, catalogue } from '../../records/catalogue.server.ts';
import { mexicanHelp } from '../../records/mexican-missions.server.ts';
import { publicSettings } from '../../site/settings.server.ts';

export const getStaticPaths = (() => countryPaths(catalogue().countries)) satisfies GetStaticPaths;

/** The country page as Markdown. */
export const GET: APIRoute<{ country: Country }> = ({ props: { country } }) => {
  const pageUrl = publicSettings().siteUrl + questionPath(country.slug);
  const help = mexicanHelp(country.iso2);
  const data = countryPageData(country, catalogue(), { today: buildDay(), pageUrl, help });
  return new Response(countryMarkdown(data, { dataPath: countryDataPath(country.slug), license: DATA_LICENSE.name }));
};
