/**
 * What a source is, for the country it speaks of; the first four are authorities on what they say. It follows from the
 * publisher of its address (`publisher.ts`).
 */
export const SOURCE_KINDS = [
  'law',
  'portal',
  'embassy',
  'ministry',
  'other-government',
  'carrier',
  'data',
  'press',
] as const;

export type SourceKind = (typeof SOURCE_KINDS)[number];

export const AUTHORITIES = ['law', 'portal', 'embassy', 'ministry'] as const satisfies readonly SourceKind[];

/** Who says it comes before how strict it is: the destination's own authority, then each of the others. */
export const RANKS = ['authority', 'other-government', 'carrier', 'data', 'press'] as const;

export type Rank = (typeof RANKS)[number];

/** How a page was seen: on its own site, as a copy somebody keeps, or as somebody else cites it. */
export const WAYS_SEEN = ['live', 'stored-copy', 'cited'] as const;

export function rankOf({ kind }: { kind: SourceKind }): Rank {
  switch (kind) {
    case 'law':
    case 'portal':
    case 'embassy':
    case 'ministry':
      return 'authority';
    default:
      return kind;
  }
}

export function isAuthority(source: { kind: SourceKind }): boolean {
  return rankOf(source) === 'authority';
}

/** The highest rank among some sources; undefined without any. */
export function bestRank(sources: readonly { kind: SourceKind }[]): Rank | undefined {
  const ranks = sources.map(rankOf);
  return RANKS.find((rank) => ranks.includes(rank));
}
