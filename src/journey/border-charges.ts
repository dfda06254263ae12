import type { JourneyCharge, Reduction } from '../catalogue/country-details.ts';
import type { Border } from './border.ts';
import { type Finding, finding } from './findings.ts';
import { UNKNOWN_AGE } from './journey-draft.ts';
import { type Minor, minorsOf, type Travellers } from './route.ts';

/** Taxes of entering and leaving, and what lodging adds each night: of one border, for everybody who travels. */
export function charges(border: Border, borders: readonly Border[], travellers: Travellers): Finding[] {
  const { known, leg, at, entry } = border;
  if (!known || leg.kind !== 'stop') return [];
  const { details } = known;
  const stay = leg.entry !== undefined && leg.exit !== undefined ? leg.exit - leg.entry : undefined;
  const next = borders[at + 1];
  const same = borders[0]?.by === border.by ? border : undefined;
  const crossings = [
    { side: 'entry', isCrossed: !entry.isInside, by: border.by },
    // One goes home as one came, where the last way was that of the first.
    { side: 'exit', isCrossed: !next?.entry.isInside, by: (next ?? same)?.by },
  ];
  const isSure = details.sources.charges?.confidence !== 'low';
  return (details.charges ?? []).flatMap((charge) => {
    const { when, by: ways, nights = Infinity, words, lasts = 0 } = charge;
    const before = borders.slice(0, at).filter((other) => other.known?.slug === known.slug);
    const isPaid = before.some(({ day = 0 }) => (leg.exit ?? 0) < day + lasts);
    const met = crossings.filter(
      ({ side, by, isCrossed }) =>
        isCrossed && !isPaid && [side, 'both'].includes(when) && (!ways || !by || ways.includes(by)),
    );
    // Nobody asks whether they go to that place, or whether who comes and leaves by sea sleeps on board.
    const isAboard = border.by === 'sea' && next?.by === 'sea';
    const isUntold =
      when === 'place' || (when === 'night' ? stay === undefined || isAboard : ways && met.some(({ by }) => !by));
    const times = when === 'night' ? Math.min(stay ?? 0, nights) : met.length;
    if (times === 0 && !isUntold) return [];
    const pesos = isUntold || !isSure ? undefined : paidByAll(charge, times, travellers);
    const said = { kind: 'fee', words, pesos, isLeast: !isUntold && isSure && charge.isLeast, details } as const;
    return [finding(border, pesos === undefined ? 'carry' : 'todo', said)];
  });
}

function paidByAll({ pesos, reduced = [] }: JourneyCharge, times: number, travellers: Travellers) {
  if (pesos === undefined) return undefined;
  const perChild = minorsOf(travellers).map((minor) => reductionFor(minor, reduced)?.pesos ?? pesos);
  return times * perChild.reduce((sum, each) => sum + each, pesos * travellers.adults);
}

/** What a child meets; of several, the one for the youngest. Whose parents stay behind, nobody knows what they hold. */
export function reductionFor({ age, company }: Minor, reduced: readonly Reduction[]): Reduction | undefined {
  if (age === UNKNOWN_AGE) return undefined;
  return [...reduced]
    .sort((a, b) => (a.under ?? 0) - (b.under ?? 0))
    .find(({ under = 0, ifParentHolds }) => age < under && !(ifParentHolds && company === 'other'));
}
