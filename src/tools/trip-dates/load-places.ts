import type { WithLater } from '../../catalogue/as-of.ts';
import { current } from '../../catalogue/current.ts';
import type { TripPlace } from './trip-place.ts';

/** The facts the tool reckons with, apart from its code: stored for use without a network. */
export const PLACES_PATH = '/herramientas/fechas.json';

export type Places = ReadonlyMap<string, TripPlace>;

let loading: Promise<Places> | undefined;

/** Every place by its slug; fetched once, and tried again after a failure. */
export function loadPlaces(): Promise<Places> {
  loading ??= fetchPlaces().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchPlaces(): Promise<Places> {
  const response = await fetch(PLACES_PATH);
  if (!response.ok) throw new Error(`Las reglas de fechas respondieron ${response.status}`);
  const places = (await response.json()) as WithLater<TripPlace>[];
  return new Map(places.map((place) => [place.slug, current(place)]));
}
