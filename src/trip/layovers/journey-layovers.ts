import { comingStop, type LayoverDraft, MOST_LAYOVERS } from '../../journey/journey-draft.ts';
import type { EditedJourney } from '../../journey/journey-store.ts';
import type { LayoverHub } from '../../journey/layover-hub.ts';
import type { LayoverTrip } from './layover-address.ts';

type Hub = Pick<LayoverHub, 'id' | 'name' | 'place' | 'aliases'>;

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
