import type { WithLater } from '../catalogue/as-of.ts';
import type { CountryDetails } from '../catalogue/country-details.ts';
import { fetchJson, once } from '../catalogue/load-once.ts';
import { detailsPath } from '../catalogue/page-path.ts';
import type { JourneyRules } from './journey-findings.ts';
import type { LayoverHub } from './layover-hub.ts';
import { loadPlaces, type Places } from './load-places.ts';
import { loadPersonalData } from './load-views.ts';
import type { PlaceFacts } from './route.ts';
import { SCHENGEN_SLUG } from './trip-place.ts';

/** What a journey as a whole is bound by; made at build. */
const RULES_PATH = '/herramientas/viaje.json';

export interface JourneyFacts {
  /** Every place one can stay in, and what is counted of a stay there; the Schengen area as a whole is one too. */
  places: Places;
  /** Those that were asked for, with all that is known of them. */
  byPlace: ReadonlyMap<string, PlaceFacts>;
  /** The hub a country's airports belong to, by its slug. */
  hubOf: ReadonlyMap<string, LayoverHub>;
  /** What the journey as a whole is bound by; undefined while nothing was fetched. */
  rules?: JourneyRules | undefined;
  /** Slugs whose facts could not be fetched; asked again, they are tried again. */
  failed: readonly string[];
}

export const NO_FACTS: JourneyFacts = { places: new Map(), byPlace: new Map(), hubOf: new Map(), failed: [] };

const details = new Map<string, () => Promise<WithLater<CountryDetails>>>();

/** What tools need of a country, as built; fetched once in a page. */
function loadDetails(slug: string): Promise<WithLater<CountryDetails>> {
  const load = details.get(slug) ?? once(() => fetchJson<WithLater<CountryDetails>>(detailsPath(slug)));
  details.set(slug, load);
  return load();
}

/** Facts of every place, as built: the engine takes those of the day it needs. */
export const loadPlaceFacts = once(() =>
  Promise.all([loadPlaces(), loadPersonalData(), fetchJson<JourneyRules>(RULES_PATH)]),
);

/** Everything the engine needs of these places; of none, nothing. What cannot be had is named in `failed`; it never rejects. */
export async function loadJourneyFacts(slugs: readonly string[]): Promise<JourneyFacts> {
  const wanted = [...new Set(slugs)];
  const loaded = wanted.length > 0 ? await loadPlaceFacts().catch(() => undefined) : undefined;
  if (!loaded) return { ...NO_FACTS, failed: wanted };
  const [places, personalData, rules] = loaded;
  const personal = new Map(personalData.map((country) => [country.slug, country]));
  const byPlace = new Map<string, PlaceFacts>();
  const failed: string[] = [];
  await Promise.all(
    wanted.map(async (slug) => {
      const place = places.get(slug);
      // A word that names no place is a mistake of what was typed, not of the network; the area has no record.
      if (!place || slug === SCHENGEN_SLUG) return;
      try {
        byPlace.set(slug, { details: await loadDetails(slug), place, personal: personal.get(slug) });
      } catch {
        failed.push(slug);
      }
    }),
  );
  const hubOf = new Map(rules.hubs.flatMap((hub) => hub.aliases.map((alias) => [alias, hub] as const)));
  return { places, byPlace, hubOf, rules, failed };
}
