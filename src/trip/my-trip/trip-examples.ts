import type { Country } from '../../catalogue/country.ts';
import { badgeText } from '../../catalogue/voice/wording.ts';
import { type CalendarDay, formatDay } from '../../journey/calendar-day.ts';
import type { JourneyDraft } from '../../journey/journey-draft.ts';
import type { StripBorder } from './trip-answer.ts';

interface ExampleStop {
  place: string;
  /** How long one stays. */
  days: number;
  via?: readonly (readonly [place: string, label: string])[];
}

export interface TripExample {
  title: string;
  stops: readonly ExampleStop[];
  children?: readonly number[];
  /** What its strip shows before anybody has asked. */
  borders: readonly StripBorder[];
}

const EXAMPLES: readonly Omit<TripExample, 'borders'>[] = [
  {
    title: 'Japón, con escala en Dallas',
    stops: [{ place: 'japan', days: 15, via: [['united-states', 'Dallas (DFW)']] }],
  },
  {
    title: 'España, Reino Unido y Francia',
    stops: [
      { place: 'spain', days: 8 },
      { place: 'united-kingdom', days: 5 },
      { place: 'france', days: 6 },
    ],
  },
  {
    title: 'Vietnam y Tailandia, con una niña de 8 años',
    stops: [
      { place: 'vietnam', days: 10, via: [['japan', 'Tokio (NRT)']] },
      { place: 'thailand', days: 8 },
    ],
    children: [8],
  },
];

/** The days from today until an example begins: far enough to arrange everything. */
const AHEAD = 120;

/** Real trips, with the answers of today; those whose countries this build has. */
export function tripExamples(countries: readonly Country[]): TripExample[] {
  const find = (slug: string) => countries.find((country) => country.slug === slug);
  return EXAMPLES.flatMap((example) => {
    const legs = example.stops.flatMap(({ place, via = [] }) => [...via, [place, undefined] as const]);
    const borders = legs.flatMap(([slug, label]): StripBorder | [] => {
      const country = find(slug);
      if (!country) return [];
      return {
        name: label ?? country.nameSpanish,
        short: label ? label.slice(-4, -1) : country.nameSpanish,
        status: country.visaStatus,
        label: badgeText(country),
        isLayover: label !== undefined,
      };
    });
    return borders.length === legs.length ? [{ ...example, borders }] : [];
  });
}

/** An example as if it had been typed, some months from now. */
export function exampleDraft({ stops, children = [] }: TripExample, today: CalendarDay): Partial<JourneyDraft> {
  let day = today + AHEAD;
  const trips = stops.map(({ place, days, via = [] }) => {
    const entry = day;
    day += days - 1;
    return {
      place,
      entry: formatDay(entry),
      exit: formatDay(day),
      via: via.map(([slug, label]) => ({ place: slug, label, leaves: 'si' as const })),
    };
  });
  return { trips, ...(children.length > 0 && { adults: 2, children: [...children] }) };
}
