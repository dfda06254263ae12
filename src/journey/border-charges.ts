import type { JourneyCharge } from '../catalogue/country-details.ts';
import type { Border } from './border.ts';
import { type Finding, finding } from './findings.ts';
import { UNKNOWN_AGE } from './journey-draft.ts';
import type { Travellers } from './route.ts';

/** Taxes of entering and leaving, and what lodging adds each night: of one border, for everybody who travels. */
export function charges(border: Border, borders: readonly Border[], travellers: Travellers): Finding[] {
  const { known, leg, at, entry } = border;
  if (!known || leg.kind !== 'stop') return [];
  const { details, slug } = known;
  const stay = leg.entry !== undefined && leg.exit !== undefined ? leg.exit - leg.entry : undefined;
  const crossings = [
    { when: 'entry', isCrossed: !entry.isInside, towards: borders[at - 1] },
    { when: 'exit', isCrossed: !borders[at + 1]?.entry.isInside, towards: borders[at + 1] },
  ].map(({ towards, ...crossing }) => ({
    ...crossing,
    by: crossing.when === 'entry' || !towards ? border.by : towards.by,
  }));
  const isSure = details.sources.charges?.confidence !== 'low';
  return (details.charges ?? []).flatMap((charge) => {
    const { when, by: ways, nights = Number.POSITIVE_INFINITY, words } = charge;
    const met = crossings.filter(
      ({ by, isCrossed, ...crossing }) =>
        isCrossed && [crossing.when, 'both'].includes(when) && (!ways || !by || ways.includes(by)),
    );
    const isUntold = when === 'night' ? stay === undefined : ways && met.some(({ by }) => !by);
    const times = when === 'night' ? Math.min(stay ?? 0, nights) : met.length;
    if (times === 0 && !isUntold) return [];
    const pesos = isUntold || !isSure ? undefined : paidByAll(charge, times, travellers);
    const said = { kind: 'fee', words, pesos, details } as const;
    return [finding(border, pesos === undefined ? 'carry' : 'todo', [`${slug}/charges`], said)];
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
