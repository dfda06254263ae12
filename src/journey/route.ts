import type { WithLater } from '../catalogue/as-of.ts';
import type { CountryDetails } from '../catalogue/country-details.ts';
import type { Situation } from '../catalogue/situation.ts';
import type { CalendarDay } from './calendar-day.ts';
import type { COMPANY } from './journey-draft.ts';
import type { LayoverHub } from './layover-hub.ts';
import type { Passport } from './passport-check.ts';
import type { PersonalCountry } from './personal-data.ts';
import type { Trip } from './trip-draft.ts';
import type { TripPlace } from './trip-place.ts';

/** What the site knows of one destination, today and on later days. */
export interface PlaceFacts {
  details: WithLater<CountryDetails>;
  place: WithLater<TripPlace>;
  /** Only where the entry depends on what the reader holds. */
  personal?: WithLater<PersonalCountry> | undefined;
}

/** A stay of the journey; days are missing until the reader has typed them. */
export interface Stop {
  kind: 'stop';
  facts: PlaceFacts;
  entry?: CalendarDay | undefined;
  exit?: CalendarDay | undefined;
  /** What is known of connecting there: a short stay on the way to a third country may need no more than that. */
  hub?: WithLater<LayoverHub> | undefined;
}

/** A change of planes. */
export interface Layover {
  kind: 'layover';
  /** As it was asked for: `Dallas (DFW)`. */
  label: string;
  /** Of its country; undefined where nothing could be fetched. */
  facts?: PlaceFacts | undefined;
  /** What is known of connecting there; undefined for a place this guide has no transit facts of. */
  hub?: WithLater<LayoverHub> | undefined;
  /** Whether one leaves the international zone; undefined while the reader does not know. */
  leaves?: boolean | undefined;
}

export type Leg = Stop | Layover;

export interface Travellers {
  adults: number;
  /** The age of each child, in years. */
  children: readonly number[];
  company: (typeof COMPANY)[number];
  passport: Passport;
  /** Code of another country whose passport the reader has. */
  nationality?: string | undefined;
  /** That country is of the Schengen count. */
  isSchengenNational?: boolean | undefined;
  /** What else the reader holds; undefined while nothing was said, which is not the same as nothing. */
  situation?: Situation | undefined;
  /** Everybody holds what the reader does; undefined while nobody said so. */
  othersHold?: boolean | undefined;
}

export interface Route {
  /** Borders in the order of the journey. */
  legs: readonly Leg[];
  /** Stays of before, which count where days are added up. */
  earlier: readonly Trip[];
}

/** People of one journey who hold the same papers. */
export interface Party extends Pick<Travellers, 'adults' | 'children'> {
  whose: 'everybody' | 'reader' | 'others';
  situation: Situation | undefined;
}

/**
 * Who is answered apart. What the reader holds is the reader's: until they say that everybody has the same, the others
 * count as holding nothing.
 */
export function partiesOf({ adults, children, situation, othersHold }: Travellers): Party[] {
  const isShared = adults + children.length < 2 || !situation?.holds.length || othersHold === true;
  if (isShared) return [{ whose: 'everybody', adults, children, situation }];
  const [reader, others] =
    adults > 0
      ? [
          { adults: 1, children: [] },
          { adults: adults - 1, children },
        ]
      : [
          { adults: 0, children: children.slice(0, 1) },
          { adults: 0, children: children.slice(1) },
        ];
  return [
    { ...reader, whose: 'reader', situation },
    { ...others, whose: 'others', situation: { ...situation, holds: [] } },
  ];
}
