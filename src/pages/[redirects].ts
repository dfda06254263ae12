import type { APIRoute, GetStaticPaths } from 'astro';
import { catalogue } from '../records/catalogue.server.ts';
import { redirectRules, renderRedirectsFile } from '../site/hosting/rules.ts';

/** A file named `_redirects.ts` would be no page: Astro passes over names that begin with an underscore. */
export const getStaticPaths = (() => [{ params: { redirects: '_redirects' } }]) satisfies GetStaticPaths;

/** Where every alias moves to. A page and not the work of `hosting-files`, which would read the catalogue a second time. */
export const GET: APIRoute = () => new Response(renderRedirectsFile(redirectRules(catalogue().countries)));
