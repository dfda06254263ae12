import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Country } from '../../catalogue/country.ts';
import { countryPaths } from '../../catalogue/country-paths.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { CountryFacts } from '../../country/country-dialog.tsx';
import { countryPageData } from '../../country/country-page-data.ts';
import { buildDay, catalogue } from '../../records/catalogue.server.ts';
import { mexicanHelp } from '../../records/mexican-missions.server.ts';

export const getStaticPaths = (() => countryPaths(catalogue().countries)) satisfies GetStaticPaths;

/** What the detail dialog over home is filled with: a part of a page, so it is not called as pages are. */
export const GET: APIRoute<{ country: Country }> = ({ props: { country } }) => {
  const data = countryPageData(country, catalogue(), {
    today: buildDay(),
    pageUrl: questionPath(country.slug),
    help: mexicanHelp(country.iso2),
  });
  const facts = renderToStaticMarkup(createElement(CountryFacts, { data }));
  return new Response(`<!doctype html><meta charset="utf-8"><title>${country.nameSpanish}</title>${facts}`);
};
