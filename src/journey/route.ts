import type { WithLater } from '../catalogue/as-of.ts';
import type { CountryDetails } from '../catalogue/country-details.ts';
import type { Arrival, Situation } from '../catalogue/situation.ts';
import { isOfResidents, type TravelDocument } from '../catalogue/travel-document.ts';
import { addMonths, type CalendarDay } from './calendar-day.ts';
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
interface Stop {
  kind: 'stop';
  facts: PlaceFacts;
  entry?: CalendarDay | undefined;
  exit?: CalendarDay | undefined;
  /** How one arrives; undefined while nobody said it. */
  by?: Arrival | undefined;
  /** Whether those who enter by a rule meet what it asks besides; undefined while nobody said it. */
  meets?: boolean | undefined;
  /** It is within the days of the stop before, to which one comes back. */
  isExcursion?: boolean | undefined;
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
  /** How long it is; undefined while nobody said it. */
  hours?: number | undefined;
}

export type Leg = Stop | Layover;

/** What somebody holds, and the last day of what they said it of. */
export interface Held extends Situation {
  until?: Partial<Record<TravelDocument, CalendarDay>> | undefined;
}

export interface Travellers {
  adults: number;
  /** The age of each child, in years. */
  children: readonly number[];
  company: (typeof COMPANY)[number];
  /** Whoever stays behind has signed the permit that children travel with; undefined while nobody said so. */
  permit?: boolean | undefined;
  passport: Passport;
  /** Of the reader alone, until it is said of others. */
  nationality?: string | undefined;
  /** What else the reader holds; undefined while nothing was said, which is not the same as nothing. */
  situation?: Held | undefined;
  /** Everybody holds what the reader does, but for those of whom it is said apart; undefined while nobody said so. */
  othersHold?: boolean | undefined;
  /** What was said of people one by one. */
  each?: readonly Person[] | undefined;
}

export interface Route {
  /** Borders in the order of the journey. */
  legs: readonly Leg[];
  /** Stays of before, which count where days are added up. */
  earlier: readonly Trip[];
}

/** What was said of one person apart: `a1` is the second adult, `c0` the first child. The reader is the first of all. */
export interface Person {
  who: string;
  /** Code of the country of another passport; empty for who said to have none, undefined while nobody said it. */
  nationality?: string | undefined;
  /** Undefined while nobody said it. */
  holds?: Situation['holds'] | undefined;
  until?: Held['until'];
  /** Of a child who travels otherwise than the rest. */
  company?: Travellers['company'] | undefined;
  permit?: boolean | undefined;
  passport: Passport;
}

/** A child as borders see it: with whom it travels, and whether the absent have signed. */
export interface Minor extends Pick<Travellers, 'company' | 'permit'> {
  who: string;
  age: number;
}

/** The children of a journey. Where no adult travels, whoever was said to come along does not. */
export function minorsOf({ adults, children, company, permit, each = [] }: Travellers): Minor[] {
  return children.map((age, at) => {
    const who = `c${at}`;
    const own = each.find((person) => person.who === who);
    return { who, age, company: adults === 0 ? 'other' : own?.company || company, permit: own?.permit ?? permit };
  });
}

/** People of one journey who hold the same papers. */
export interface Party extends Pick<Travellers, 'nationality' | 'passport'> {
  children: readonly Minor[];
  /** Who they are: `a1`, `c0`. */
  who: readonly string[];
  situation: Held | undefined;
  /** Nobody said what these people hold: they are answered as if it were nothing. */
  isUntold: boolean;
}

/** Everybody who travels, the reader first: `a0`, `a1`, `c0`. */
export function peopleOf({ adults, children }: Pick<Travellers, 'adults' | 'children'>): string[] {
  return [...Array.from({ length: adults }, (_, at) => `a${at}`), ...children.map((_age, at) => `c${at}`)];
}

/** What was said of people one by one, after the ages of the children changed: from the first age that is another, nobody knows whose it was, and it goes. */
export function stillSaid<Said extends { who: string }>(
  people: readonly Said[],
  before: readonly number[],
  after: readonly number[],
): Said[] {
  const same = before.findIndex((age, at) => age !== after[at]);
  return people.filter(({ who }) => same < 0 || !who.startsWith('c') || Number(who.slice(1)) < same);
}

/**
 * Who is answered apart: people who hold the same, passports too, are one party, the reader's first. What the reader holds is
 * the reader's: until it is said of another person, or of everybody, they count as holding nothing.
 */
export function partiesOf(travellers: Travellers): Party[] {
  const { situation, othersHold, each = [], nationality, passport } = travellers;
  const people = peopleOf(travellers);
  const [reader] = people;
  const said = (who: string) => each.find((person) => person.who === who);
  const papersOf = (who: string) => {
    if (who === reader) return { situation, nationality, passport };
    const own = said(who);
    const isShared = !own?.holds && (!situation?.holds.length || othersHold);
    return {
      situation: isShared ? situation : { ...situation, holds: own?.holds ?? [], until: own?.until },
      nationality: own?.nationality,
      // One pair of dates is said for all, but for those of whom another was.
      passport: own && (own.passport.expiry ?? own.passport.issued) !== undefined ? own.passport : passport,
    };
  };
  const isUntold = (who: string) =>
    (Boolean(situation?.holds.length) && othersHold === undefined && !said(who)?.holds) ||
    (Boolean(nationality) && said(who)?.nationality === undefined);
  const alike = (who: string) => {
    const papers = papersOf(who);
    const { holds, until } = papers.situation ?? {};
    return JSON.stringify([holds, until, papers.nationality || undefined, papers.passport !== passport && who]);
  };
  return [...Map.groupBy(people, alike).values()].flatMap((who): Party[] => {
    const [first] = who;
    if (!first) return [];
    const children = minorsOf(travellers).filter((minor) => who.includes(minor.who));
    const isOpen = first !== reader && who.some(isUntold);
    return [{ ...papersOf(first), who, children, isUntold: isOpen }];
  });
}

/** A Canadian visa that ran out still counts for so many years. */
const YEARS_AFTER = 10;

/** What is still valid: a visa on the day of entry, a residence until one leaves. The Canadian visa that ran out is a recent one. */
export function heldOn(held: Held | undefined, entry: CalendarDay, exit = entry): Held | undefined {
  if (!held?.until) return held;
  const lastOf = (document: TravelDocument) => held.until?.[document] ?? Infinity;
  const isValid = (document: TravelDocument) => lastOf(document) >= (isOfResidents(document) ? exit : entry);
  const isRecent =
    held.holds.includes('ca-visa') && !isValid('ca-visa') && addMonths(lastOf('ca-visa'), YEARS_AFTER * 12) >= entry;
  const recent = isRecent ? (['ca-visa-last-10-years'] as const) : [];
  return { ...held, holds: [...new Set([...held.holds.filter(isValid), ...recent])] };
}
