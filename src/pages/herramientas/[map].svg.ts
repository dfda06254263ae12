import type { APIRoute, GetStaticPaths } from 'astro';
import { buildDay, catalogue } from '../../records/catalogue.server.ts';
import { mapCountries } from '../../tools/world-map/map-country.ts';
import { MAP_FILES, renderMapFile } from '../../tools/world-map/map-file.server.ts';

/** The map as files, for home: one the page takes in, one that is an image where there is no script. */
export const getStaticPaths = (() => MAP_FILES.map((map) => ({ params: { map } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Record<string, never>, { map: (typeof MAP_FILES)[number] }> = ({ params }) =>
  new Response(renderMapFile(params.map, mapCountries(catalogue(), buildDay())), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
