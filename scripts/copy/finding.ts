/** What a text is held against; an exception names one of them. */
export const RULES = [
  /** A narrative names what its record asks for … */
  'document',
  /** … and the ministry's warning, at once. */
  'warning',
  /** A figure of a narrative stands in its record. */
  'figure',
  'near-copy',
  'processing-time',
  'word',
  'phone',
  'long',
  'readability',
] as const;

/** One mistake; `sentence` is where its editor finds it. */
export interface SentenceFinding {
  rule: (typeof RULES)[number];
  sentence: string;
  mend: string;
}

export interface Finding extends SentenceFinding {
  field: string;
}

export interface CopyMistake extends Finding {
  file: string;
}
