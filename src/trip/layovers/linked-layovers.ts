import { comingStop, type LayoverDraft, MOST_LAYOVERS } from '../../journey/journey-draft.ts';
import type { EditedJourney } from '../../journey/journey-store.ts';
import type { LayoverHub } from '../../journey/layover-hub.ts';

type NamedHub = Pick<LayoverHub, 'id' | 'name' | 'place' | 'aliases'>;

/** `#por=estados-unidos,canada&salgo=no`, a hub also by its country's name or code; and what of it means nothing. */
export function layoversFromHash(hash: string, hubs: readonly NamedHub[]) {
  const params = new URLSearchParams(hash.slice(1));
  const words = (params.get('por') ?? '').split(',').map((word) => word.trim());
  const asked = words.filter(Boolean).map((word) => {
    const lower = word.toLowerCase();
    return { word, hub: hubs.find(({ id, aliases }) => id === lower || aliases.includes(lower)) };
  });
  const unread = asked.flatMap(({ word, hub }) => (hub ? [] : word));
  const said = params.get('salgo') ?? '';
  const leaves = said === 'si' || said === 'no' ? said : '';
  if (said !== leaves) unread.push(said);
  const layovers = [...new Set(asked.flatMap(({ hub }) => hub ?? []))]
    .slice(0, MOST_LAYOVERS)
    .map(({ place, name }): LayoverDraft => ({ place, label: name, leaves }));
  return { layovers, unread };
}

/** The journey with these layovers in place of its own: before the next stop; without one, on the way home. */
export function withLayovers(journey: EditedJourney, layovers: readonly LayoverDraft[], today: string): EditedJourney {
  const next = comingStop(journey.trips, today);
  const trips = journey.trips.map((stop) =>
    comingStop([stop], today) ? { ...stop, via: stop === next ? [...layovers] : [] } : stop,
  );
  return { ...journey, trips, back: next ? [] : [...layovers] };
}
