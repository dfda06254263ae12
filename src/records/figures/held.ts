import type { Country } from '../../catalogue/country.ts';
import type { CountryUpdate } from '../../catalogue/country-schema.ts';
import type { PartialDate } from '../../catalogue/partial-date.ts';
import { type Amount, amountsIn, heldAmount } from './amounts.ts';
import { datesIn } from './dates.ts';
import { type Duration, durationsHeldByStay, durationsIn } from './durations.ts';

/** The figures that fields hold, whatever each stands for: a text may speak of any of them. */
export interface Held {
  durations: Duration[];
  amounts: Amount[];
  dates: PartialDate[];
}

const NOTHING: Held = { durations: [], amounts: [], dates: [] };

/** What a record holds where editors state facts: its fields and lists, not its texts for readers. */
export function heldByFields(country: Country): Held {
  const { costs, conditional, sources, evidence, territory } = country;
  const rules = conditional?.rules ?? [];
  const checks = [country, ...sources, ...Object.values(evidence)].flatMap((part) => part?.checkedOn ?? []);
  return merged([
    heldByOwnFigures(country),
    heldByStays(rules.map((rule) => rule.maxStay)),
    heldByUpdates(country.updates),
    heldByTexts([
      ...country.requirements,
      ...country.healthRequirements,
      ...(country.processSteps ?? []),
      costs.processingTime ?? '',
      costs.additionalFees ?? '',
      territory?.rules ?? '',
      ...rules.flatMap((rule) => [rule.text, rule.source.name]),
      ...sources.map(({ name }) => name),
    ]),
    { ...NOTHING, amounts: rules.flatMap(({ cost }) => (cost ? heldAmount(cost) : [])) },
    { ...NOTHING, dates: [...checks, ...sources.flatMap(({ published }) => published ?? [])] },
  ]);
}

/** The record's own stay and fee, in force or overtaken. */
export function heldByOwnFigures({ maxStay, costs }: Pick<Country, 'maxStay' | 'costs'>): Held {
  const amounts =
    costs.fee === 'fixed' ? [heldAmount(costs), heldAmount({ amount: costs.amountMXN, currency: 'MXN' })] : [];
  return { ...heldByStays([maxStay]), amounts };
}

/** What updates hold: stay, fee and dates. A title or a summary vouches for nothing: it is a text as well. */
export function heldByUpdates(updates: readonly CountryUpdate[]): Held {
  return merged([
    heldByStays(updates.map(({ value }) => value)),
    heldByTexts(updates.map(({ source }) => source.name)),
    {
      ...NOTHING,
      amounts: updates.flatMap(({ cost }) => (cost ? heldAmount(cost) : [])),
      dates: updates.flatMap(({ effective, source }) => [
        effective,
        ...lastDayBefore(effective),
        ...(source.published ? [source.published] : []),
      ]),
    },
  ]);
}

/** Every figure of some texts. */
export function heldByTexts(texts: readonly string[]): Held {
  return {
    durations: texts.flatMap(durationsIn),
    amounts: texts.flatMap(amountsIn),
    dates: texts.flatMap((text) => datesIn(text).map(({ date }) => date)),
  };
}

export function merged(parts: readonly Held[]): Held {
  return {
    durations: parts.flatMap(({ durations }) => durations),
    amounts: parts.flatMap(({ amounts }) => amounts),
    dates: parts.flatMap(({ dates }) => dates),
  };
}

function heldByStays(texts: readonly (string | undefined)[]): Held {
  return { ...NOTHING, durations: texts.flatMap((text) => (text === undefined ? [] : durationsHeldByStay(text))) };
}

/** What begins on January 1 ends something on December 31, and texts name either day. */
function lastDayBefore(effective: PartialDate): PartialDate[] {
  if (effective.length !== 'YYYY-MM-DD'.length) return [];
  return [new Date(Date.parse(effective) - 86_400_000).toISOString().slice(0, 10)];
}
