import type { JourneyCharge } from '../catalogue/country-details.ts';
import type { Arrival } from '../catalogue/situation.ts';
import type { Border } from './border.ts';
import { type Finding, finding } from './findings.ts';
import { UNKNOWN_AGE } from './journey-draft.ts';
import type { Travellers } from './route.ts';

/** Taxes of entering and leaving, and what lodging adds each night: of one border, for everybody who travels. */
export function charges(border: Border, borders: readonly Border[], travellers: Travellers): Finding[] {
  const { known, leg, at, entry } = border;
  if (!known || leg.kind !== 'stop') return [];
  const { details, slug } = known;
  const [before, after] = [borders[at - 1], borders[at + 1]];
  const way = (other: Border | undefined) => (other?.leg.kind === 'layover' ? 'air' : travellers.situation?.arrival);
  const stay = leg.entry !== undefined && leg.exit !== undefined ? leg.exit - leg.entry : undefined;
  return (details.charges ?? []).flatMap((charge) => {
    const { when, by, nights = Number.POSITIVE_INFINITY, words } = charge;
    const isCrossed = when === 'night' || !(when === 'entry' ? entry : after?.entry)?.isInside;
    const crossedBy: Arrival | undefined = way(when === 'entry' ? before : after);
    if (!isCrossed || (by && crossedBy && !by.includes(crossedBy))) return [];
    const times = when === 'night' ? stay && Math.min(stay, nights) : by && !crossedBy ? undefined : 1;
    const isSure = details.sources.costs?.confidence !== 'low';
    const pesos = times === undefined || !isSure ? undefined : paidByAll(charge, times, travellers);
    const said = { kind: 'charge', words, pesos, details } as const;
    return pesos === 0 ? [] : [finding(border, pesos === undefined ? 'carry' : 'todo', [`${slug}/costs`], said)];
  });
}

function paidByAll({ pesos, reduced = [] }: JourneyCharge, times: number, { adults, children }: Travellers) {
  if (pesos === undefined) return undefined;
  const perChild = children.map((age) => reductionFor(age, reduced)?.pesos ?? pesos);
  return times * perChild.reduce((sum, each) => sum + each, pesos * adults);
}

/** What a child of that age meets; of several, the one for the youngest. */
export function reductionFor<Less extends { under: number }>(age: number, reduced: readonly Less[]): Less | undefined {
  if (age === UNKNOWN_AGE) return undefined;
  return [...reduced].sort((a, b) => a.under - b.under).find(({ under }) => age < under);
}
