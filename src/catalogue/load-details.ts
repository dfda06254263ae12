import type { WithLater } from './as-of.ts';
import { type CountryDetails, detailsPath } from './country-details.ts';
import { fetchJson, once } from './load-once.ts';

const loads = new Map<string, () => Promise<WithLater<CountryDetails>>>();

/** What tools need of a country, as built; fetched once in a page. */
export function loadDetails(slug: string): Promise<WithLater<CountryDetails>> {
  const load = loads.get(slug) ?? once(() => fetchJson<WithLater<CountryDetails>>(detailsPath(slug)));
  loads.set(slug, load);
  return load();
}
