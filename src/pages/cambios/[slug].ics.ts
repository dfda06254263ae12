import type { APIRoute, GetStaticPaths } from 'astro';
import type { Country } from '../../catalogue/country.ts';
import { countryPaths } from '../../catalogue/country-paths.ts';
import { changeCalendar } from '../../changes/change-files.ts';
import { publishedChanges } from '../../changes/published-changes.server.ts';
import { catalogue } from '../../records/catalogue.server.ts';

export const getStaticPaths = (() => [
  { params: { slug: 'todos' }, props: {} },
  ...countryPaths(catalogue().countries),
]) satisfies GetStaticPaths;

/** The rule changes of one country, or of all, as a calendar to subscribe to. */
export const GET: APIRoute<{ country?: Country }> = ({ props }) =>
  new Response(changeCalendar(publishedChanges(props.country)), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
