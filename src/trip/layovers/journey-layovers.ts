import { comingStop, type LayoverDraft, MOST_LAYOVERS } from '../../journey/journey-draft.ts';
import type { EditedJourney } from '../../journey/journey-store.ts';
import type { LayoverHub } from '../../journey/layover-hub.ts';

type Hub = Pick<LayoverHub, 'id' | 'name' | 'place' | 'aliases'>;

/** The connections this tool asks about. */
export interface LayoverTrip {
  /** Ids of hubs in the order of the trip, each once. */
  hubs: readonly string[];
  /** Whether the reader leaves the international zone; undefined while they do not know. */
  leaves?: boolean | undefined;
}

/** The hubs of the journey that is still to come, each once, and whether the reader leaves the zone where that is one answer. */
export function layoversOf(journey: EditedJourney, hubs: readonly Hub[], today: string): LayoverTrip {
  const layovers = [
    ...journey.trips.filter((stop) => comingStop([stop], today)).flatMap(({ via }) => via),
    ...journey.back,
  ];
  const known = layovers.filter((layover) => hubOf(layover, hubs));
  const [leaves, ...others] = new Set(known.map((layover) => layover.leaves));
  return {
    hubs: [...new Set(known.flatMap((layover) => hubOf(layover, hubs)?.id ?? []))],
    ...(leaves && others.length === 0 && { leaves: leaves === 'si' }),
  };
}

/**
 * The journey with these layovers. One more is put before the next stop; without a stop to come, or where no more fit,
 * on the way home, where the border asks the same. What is no hub, and how a connection was named, stays.
 */
export function withLayovers(
  journey: EditedJourney,
  { hubs: chosen, leaves }: LayoverTrip,
  hubs: readonly Hub[],
  today: string,
): EditedJourney {
  const before = layoversOf(journey, hubs, today);
  const said: LayoverDraft['leaves'] = leaves === undefined ? '' : leaves ? 'si' : 'no';
  const changed = (layovers: readonly LayoverDraft[]) =>
    layovers.flatMap((layover) => {
      const hub = hubOf(layover, hubs);
      if (hub && !chosen.includes(hub.id)) return [];
      return hub && leaves !== before.leaves ? { ...layover, leaves: said } : layover;
    });
  const next = comingStop(journey.trips, today);
  const added = chosen.flatMap((id): LayoverDraft[] => {
    const hub = before.hubs.includes(id) ? undefined : hubs.find((each) => each.id === id);
    return hub ? [{ place: hub.place, label: hub.name, leaves: said }] : [];
  });
  const trips = journey.trips.map((stop) => (comingStop([stop], today) ? { ...stop, via: changed(stop.via) } : stop));
  const room = next ? MOST_LAYOVERS - (trips.find(({ id }) => id === next.id)?.via.length ?? 0) : 0;
  return {
    ...journey,
    trips: trips.map((stop) =>
      stop.id === next?.id ? { ...stop, via: [...stop.via, ...added.slice(0, room)] } : stop,
    ),
    back: [...changed(journey.back), ...added.slice(room)].slice(0, MOST_LAYOVERS),
  };
}

function hubOf({ place }: LayoverDraft, hubs: readonly Hub[]): Hub | undefined {
  return hubs.find(({ aliases }) => aliases.includes(place));
}

const LEAVES = { si: true, no: false } as const;

/** `#por=estados-unidos,canada&salgo=no`, a hub also by its country's name or code; and what of it means nothing. */
export function tripFromHash(hash: string, hubs: readonly Pick<Hub, 'id' | 'aliases'>[]) {
  const params = new URLSearchParams(hash.slice(1));
  const words = (params.get('por') ?? '').split(',').map((word) => word.trim());
  const asked = words.filter(Boolean).map((word) => {
    const lower = word.toLowerCase();
    return { word, hub: hubs.find(({ id, aliases }) => id === lower || aliases.includes(lower)) };
  });
  const unknown = asked.flatMap(({ word, hub }) => (hub ? [] : word));
  const said = params.get('salgo');
  const leaves = said === 'si' || said === 'no' ? LEAVES[said] : undefined;
  if (said && leaves === undefined) unknown.push(said);
  const trip: LayoverTrip = {
    hubs: [...new Set(asked.flatMap(({ hub }) => hub?.id ?? []))],
    ...(leaves !== undefined && { leaves }),
  };
  return { trip, unknown };
}

export function tripToParams({ hubs, leaves }: LayoverTrip): URLSearchParams {
  return new URLSearchParams({
    por: hubs.join(','),
    ...(leaves !== undefined && { salgo: leaves ? 'si' : 'no' }),
  });
}
