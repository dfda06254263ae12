import { current } from '../catalogue/current.ts';
import type { Region } from '../catalogue/region.ts';
import type { Situation } from '../catalogue/situation.ts';
import { applyBy, type Term } from './application-term.ts';
import { type CalendarDay, formatDay } from './calendar-day.ts';
import { layoverAnswer } from './layover-answer.ts';
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
