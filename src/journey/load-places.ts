import type { WithLater } from '../catalogue/as-of.ts';
import { fetchJson, once } from '../catalogue/load-once.ts';
import type { TripPlace } from './trip-place.ts';

/** The facts the tool computes with, apart from its code: stored for use without a network. */
const PLACES_PATH = '/herramientas/fechas.json';

export type Places = ReadonlyMap<string, WithLater<TripPlace>>;

/** Every place by its slug. */
export const loadPlaces = once(async (): Promise<Places> => {
  const places = await fetchJson<WithLater<TripPlace>[]>(PLACES_PATH);
  return new Map(places.map((place) => [place.slug, place]));
});
