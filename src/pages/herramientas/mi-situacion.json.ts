import type { APIRoute } from 'astro';
import { catalogue } from '../../catalogue/catalogue.server.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { personalCountries } from '../../tools/situation/personal-data.ts';

/** What depends on a reader's situation; fetched only by whoever said theirs. */
export const GET: APIRoute = () => Response.json(personalCountries(catalogue(), todayInMexico()));
