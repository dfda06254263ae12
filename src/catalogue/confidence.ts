import { endOfPeriod, type PartialDate } from './partial-date.ts';
import { isAuthority, RANKS, rankOf, type SourceKind, type WAYS_SEEN } from './source-kind.ts';

/** How sure a fact is. `low` is never worded as certain. Nobody writes it: it follows from what the fact rests on. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;

export type Confidence = (typeof CONFIDENCES)[number];

const CONFIDENCE_LABELS: Record<Confidence, string> = {
  high: 'confianza alta',
  medium: 'confianza media',
  low: 'por confirmar',
};

/** Confidence in words, for the disclosure at a fact and notes. */
export function confidenceLabel(confidence: Confidence): string {
  return CONFIDENCE_LABELS[confidence];
}

/** What a citation says of the page and of its reading. */
interface Weighed {
  url: string;
  kind: SourceKind;
  seen: (typeof WAYS_SEEN)[number];
  captured?: PartialDate | undefined;
  published?: PartialDate | undefined;
  checkedOn: string;
}

/** What is said of a fact besides who carries it. */
interface Doubt {
  /** A text says what is in doubt. */
  isDoubted?: boolean;
  /** Who says otherwise, or was asked and does not confirm it. */
  doubting?: readonly Weighed[];
}

/** A copy that was so many years old when it was read says what was so then; so does a page written long before. */
const OLD_COPY_YEARS = 2;
const OLD_PAGE_YEARS = 10;

function isOld({ captured, published, checkedOn }: Weighed): boolean {
  const isOver = (date: string | undefined, years: number) =>
    date !== undefined && endOfPeriod(date) < `${Number(checkedOn.slice(0, 4)) - years}${checkedOn.slice(4)}`;
  return isOver(captured, OLD_COPY_YEARS) || isOver(published, OLD_PAGE_YEARS);
}

/** 2 makes a fact `high`, 1 `medium`, 0 `low`: who says it, and whether we read it ourselves, as it is now. */
function weightOf(citation: Weighed): number {
  const isRead = citation.seen !== 'cited' && !isOld(citation);
  switch (rankOf(citation)) {
    case 'authority':
      return isRead ? 2 : 1;
    case 'other-government':
      return isOld(citation) ? 0 : 1;
    default:
      return isRead ? 1 : 0;
  }
}

/**
 * How sure a fact is, by those that carry it: as the best of them, one step surer where another site of the same weight
 * agrees and nobody says otherwise, never high without an authority of the destination. A written doubt takes a step
 * away; without an authority, or against one, it leaves the fact to be confirmed.
 */
export function confidenceOf(
  carrying: readonly Weighed[],
  { isDoubted = false, doubting = [] }: Doubt = {},
): Confidence {
  const isOfficial = carrying.some(isAuthority);
  if (isDoubted && (!isOfficial || doubting.some(isAuthority))) return 'low';
  const best = Math.max(0, ...carrying.map(weightOf));
  const agreeing = carrying.filter((each) => weightOf(each) === best && !isOld(each));
  const sites = new Set(agreeing.map(({ url }) => new URL(url).host));
  const agreed = sites.size > 1 && doubting.length === 0 ? best + 1 : best;
  const weight = Math.min(agreed, isOfficial ? 2 : 1) - (isDoubted ? 1 : 0);
  return CONFIDENCES[2 - Math.max(weight, 0)] ?? 'low';
}

/** Who leads first: by rank, then by whether we read it ourselves; those of one weight stay in their order. */
export function leadersFirst<Cited extends Weighed>(citations: readonly Cited[]): Cited[] {
  const place = (citation: Cited) => RANKS.indexOf(rankOf(citation)) - weightOf(citation) / 10;
  return [...citations].sort((a, b) => place(a) - place(b));
}

/** The less sure of two. */
export function lessSure(one: Confidence, other: Confidence): Confidence {
  return CONFIDENCES[Math.max(CONFIDENCES.indexOf(one), CONFIDENCES.indexOf(other))] ?? 'low';
}
