/** What a source is; the first four are authorities on what they say. */
export const SOURCE_KINDS = ['law', 'portal', 'embassy', 'ministry', 'carrier', 'data', 'press'] as const;

export type SourceKind = (typeof SOURCE_KINDS)[number];

const AUTHORITIES: readonly SourceKind[] = ['law', 'portal', 'embassy', 'ministry'];

/** How a page was seen: on its own site, as a copy somebody keeps, or as somebody else cites it. */
export const WAYS_SEEN = ['live', 'stored-copy', 'cited'] as const;

export function isAuthority({ kind }: { kind: SourceKind }): boolean {
  return AUTHORITIES.includes(kind);
}

export const NEEDS_AUTHORITY = 'high pide una autoridad (law, portal, embassy o ministry); cita una o bájala a medium.';
