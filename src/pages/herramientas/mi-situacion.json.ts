import type { APIRoute } from 'astro';
import { personalCountries } from '../../journey/personal-data.ts';
import { buildDay, catalogue } from '../../records/catalogue.server.ts';

/** What depends on a reader's situation; fetched only by whoever said theirs. */
export const GET: APIRoute = () => Response.json(personalCountries(catalogue(), buildDay()));
