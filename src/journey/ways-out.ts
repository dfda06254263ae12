import type { WithLater } from '../catalogue/as-of.ts';
import { current } from '../catalogue/current.ts';
import type { Region } from '../catalogue/region.ts';
import type { Situation } from '../catalogue/situation.ts';
import { applyBy, type Term } from './application-term.ts';
import type { Border } from './border.ts';
import { type CalendarDay, formatDay } from './calendar-day.ts';
import type { Of } from './findings.ts';
import { layoverAnswer } from './layover-answer.ts';
import type { LayoverHub } from './layover-hub.ts';
import type { Layover } from './route.ts';

/** Where flights from Mexico to a region connect, the nearest first. */
const ON_THE_WAY: Record<Region, readonly Region[]> = {
  'North America': ['Central America'],
  'Central America': ['Central America', 'South America'],
  'South America': ['Central America', 'South America'],
  Europe: ['Europe', 'Central America', 'South America'],
  Asia: ['Asia', 'Europe', 'Middle East'],
  Oceania: ['Oceania', 'Asia', 'South America'],
  'Middle East': ['Middle East', 'Europe'],
  Africa: ['Europe', 'Africa', 'Middle East'],
};

/** Where else one could change planes, and what everybody who travels holds there. */
export interface Elsewhere {
  hubs: readonly WithLater<LayoverHub>[];
  situations: readonly (Situation | undefined)[];
}

/** Another connection for who changes planes; the transit for who stays, where the country knows one. */
export function waysOut(
  border: Border,
  borders: readonly Border[],
  { hubs, situations }: Elsewhere,
  today: CalendarDay,
): Pick<Of<'apply'>, 'others' | 'transitHours'> {
  const { at, leg, day = today } = border;
  if (leg.kind === 'stop') {
    const { hasConditions, maxHours = 0, landWith } = (leg.hub && current(leg.hub, formatDay(day)).landside) ?? {};
    const [from, to] = [borders[at - 1], borders[at + 1]];
    if (from?.known && from.known.slug === to?.known?.slug) return {};
    const overland = [border.by === 'land' && from, to?.by === 'land' && to];
    if (landWith && overland.some((other) => other && !landWith.includes(other.known?.place.iso2 ?? ''))) return {};
    return hasConditions && maxHours > 24 ? { transitHours: maxHours } : {};
  }
  const isStop = (other: Border) => other.leg.kind === 'stop';
  const stop = borders.slice(at).find(isStop) ?? borders.slice(0, at).findLast(isStop);
  const region = stop?.known?.details.country.region;
  // Where one is going is no place to change planes on the way there, but another member of its area is.
  const elsewhere = hubs.filter(
    ({ aliases, countryPath }) => !countryPath || !aliases.includes(stop?.known?.slug ?? ''),
  );
  const others = region ? otherConnections(elsewhere, leg, region, situations, day) : [];
  return others.length > 0 && !border.isVisit ? { others } : {};
}

const MOST_NAMED = 4;

/**
 * Other places to change planes on the way to a region, to which one flies from Mexico without a stop and where these people
 * are asked for nothing if they stay in the international zone; by name as a sentence has it, the likeliest first. Who said
 * they leave the zone stays in it there.
 */
export function otherConnections(
  hubs: readonly NonNullable<Layover['hub']>[],
  { hub: taken }: Pick<Layover, 'hub'>,
  region: Region,
  situations: readonly (Situation | undefined)[],
  day: CalendarDay,
): string[] {
  const free = hubs
    .map((hub) => current(hub, formatDay(day)))
    .filter(({ id, isDirect, airside }) => {
      if (!isDirect || id === taken?.id || airside.hasConditions || airside.confidence === 'low' || airside.doubt)
        return false;
      return situations.every((situation) => layoverAnswer(airside, situation ?? { holds: [] }).status === 'visa-free');
    });
  return ON_THE_WAY[region]
    .flatMap((near) => free.filter((hub) => hub.region === near))
    .slice(0, MOST_NAMED)
    .map(({ inSentence }) => inSentence);
}

/** A term of more than a year is told in another way. */
const LONGEST_TERM = 400;

/** The first day to leave on for who applies today. */
export function earliestDeparture(term: Term, today: CalendarDay): CalendarDay | undefined {
  for (let day = today; day <= today + LONGEST_TERM; day += 1) if (applyBy(day, term) >= today) return day;
  return undefined;
}
