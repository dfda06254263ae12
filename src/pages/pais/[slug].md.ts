import type { APIRoute, GetStaticPaths } from 'astro';
import type { Country } from '../../catalogue/country.ts';
import { countryPaths } from '../../catalogue/country-paths.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { countryPageData } from '../../country/country-page-data.ts';
import { countryMarkdown } from '../../open-data/country-markdown.ts';
import { buildDay, catalogue } from '../../records/catalogue.server.ts';
import { mexicanMissions } from '../../records/mexican-missions.server.ts';
import { publicSettings } from '../../site/settings.server.ts';

export const getStaticPaths = (() => countryPaths(catalogue().countries)) satisfies GetStaticPaths;

/** The country page as Markdown. */
export const GET: APIRoute<{ country: Country }> = ({ props: { country } }) => {
  const pageUrl = publicSettings().siteUrl + questionPath(country.slug);
  const travelGuide = mexicanMissions().travelGuide.url;
  return new Response(
    countryMarkdown(countryPageData(country, catalogue(), { today: buildDay(), pageUrl, travelGuide })),
  );
};
