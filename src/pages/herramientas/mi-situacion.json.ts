import type { APIRoute } from 'astro';
import { catalogue } from '../../catalogue/catalogue.server.ts';
import { personalCountries } from '../../catalogue/situation/personal-data.ts';
import { todayInMexico } from '../../catalogue/today.ts';

/** What depends on a reader's situation; fetched only by whoever said theirs. */
export const GET: APIRoute = () => Response.json(personalCountries(catalogue(), todayInMexico()));
