const HUBS_PARAM = 'por';
const LEAVES_PARAM = 'salgo';
const YES = 'si';
const NO = 'no';

/** More than anybody connects through; an address with thousands is rubbish. */
const MOST_HUBS = 20;

export interface LayoverTrip {
  /** Ids of hubs in the order of the trip, each once. */
  hubs: readonly string[];
  /** Whether the reader leaves the international zone; undefined while they do not know. */
  leaves?: boolean | undefined;
}

export interface AddressedTrip {
  trip: LayoverTrip;
  /** Words of the address that mean nothing; the reader is told that they were left out. */
  unknown: string[];
}

interface Named {
  id: string;
  aliases: readonly string[];
}

/** `#por=estados-unidos,canada&salgo=no`. A hub may go by its country's name or code too. */
export function tripFromHash(hash: string, hubs: readonly Named[]): AddressedTrip {
  const params = new URLSearchParams(hash.slice(1));
  const ids = new Map(hubs.flatMap(({ id, aliases }) => [...aliases, id].map((word) => [word, id] as const)));
  const words = (params.get(HUBS_PARAM) ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const idOf = (word: string) => ids.get(word.toLowerCase());
  const unknown = words.filter((word) => !idOf(word));
  const known = new Set(words.flatMap((word) => idOf(word) ?? []));
  const leaves = params.get(LEAVES_PARAM);
  if (leaves && leaves !== YES && leaves !== NO) unknown.push(leaves);
  return {
    trip: {
      hubs: [...known].slice(0, MOST_HUBS),
      ...(leaves === YES || leaves === NO ? { leaves: leaves === YES } : {}),
    },
    unknown,
  };
}

/** The trip's parameters put into `params`; what else is there stays. */
export function putTrip(params: URLSearchParams, { hubs, leaves }: LayoverTrip): URLSearchParams {
  if (hubs.length > 0) params.set(HUBS_PARAM, hubs.join(','));
  else params.delete(HUBS_PARAM);
  if (leaves === undefined) params.delete(LEAVES_PARAM);
  else params.set(LEAVES_PARAM, leaves ? YES : NO);
  return params;
}
