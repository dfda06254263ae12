import type { APIRoute } from 'astro';
import { publicDataPackage } from '../../../open-data/published-data.server.ts';

/** What `sha256sum --check` reads. */
export const GET: APIRoute = () =>
  new Response(
    publicDataPackage()
      .resources.map(({ hash, path }) => `${hash.replace('sha256:', '')}  ${path}\n`)
      .join(''),
  );
