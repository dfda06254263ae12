import type { APIRoute, GetStaticPaths } from 'astro';
import { catalogue } from '../../catalogue/catalogue.server.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { mapCountries } from '../../tools/world-map/map-country.ts';
import { MAP_FILES, renderMapFile } from '../../tools/world-map/map-file.server.ts';

/** The map as files, for home: one the page takes in, one that is an image where there is no script. */
export const getStaticPaths = (() => MAP_FILES.map((map) => ({ params: { map } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Record<string, never>, { map: (typeof MAP_FILES)[number] }> = ({ params }) =>
  new Response(renderMapFile(params.map, mapCountries(catalogue(), todayInMexico())), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
