import type { ConditionalRule as Rule } from '../catalogue/conditional-schema.ts';
import type { CountryDetails, Reduction } from '../catalogue/country-details.ts';
import type { Requirement } from '../catalogue/requirement-schema.ts';
import type { Stay } from '../catalogue/stay-schema.ts';
import type { Topic } from '../catalogue/topic.ts';
import type { TravelDocument } from '../catalogue/travel-document.ts';
import type { VisaStatus } from '../catalogue/visa-status.ts';
import type { Term } from './application-term.ts';
import type { CalendarDay } from './calendar-day.ts';
import type { LayoverSide } from './layover-hub.ts';
import type { PassportAnswer } from './passport-check.ts';
import type { PassportList } from './passport-list.ts';
import type { Untold } from './personal-answer.ts';
import type { Travellers } from './route.ts';
import type { ComingTrip } from './trip-answers.ts';
import type { TripPlace } from './trip-place.ts';

/**
 * What a finding means for the journey: it cannot be as planned (`no`), something has to be arranged (`todo`) or
 * carried (`carry`), nobody can say and somebody has to be asked (`ask`), it is announced and not in force (`coming`), or all
 * is well (`good`).
 */
export type Level = 'no' | 'todo' | 'carry' | 'ask' | 'coming' | 'good';

interface Common {
  level: Level;
  /** Borders it is about, as positions in the route. */
  at: readonly number[];
  /** Of whom, where it is not of everybody who travels: `a0` is the first adult, `c0` the first child. */
  who?: readonly string[] | undefined;
  /** What would decide it, or the way it is told, and the reader has not told yet: the stricter answer stands meanwhile. */
  untold?: readonly Untold[] | undefined;
}

/** One thing the engine has to say; the screen finds the words. */
export type Finding = Common & Detail;

/** A finding of one kind. */
export type Of<Kind extends Detail['kind']> = Finding & { kind: Kind };

/** Something said of one border. */
export function finding({ at }: { at: number }, level: Level, said: Detail & Pick<Common, 'who' | 'untold'>): Finding {
  return { level, at: [at], ...said };
}

export type Detail =
  | EntrySaid
  | {
      kind: 'apply';
      status: Exclude<VisaStatus, 'visa-free' | 'visa-on-arrival'>;
      /** The last day to apply, before the journey begins; undefined without a date, or where the time taken is no figure. */
      by?: CalendarDay | undefined;
      /** It may take more than is counted: before `by` nothing is certain. */
      isLeast?: boolean | undefined;
      unit?: Term['unit'] | undefined;
      /** The time it takes, or the least it takes, is more than is left. */
      isLate: boolean;
      /** Late by what is asked for or usual: what it may take all the same is still in time. */
      isTight?: boolean | undefined;
      /** Where the last day comes after another journey begins: that day, for who is not back home by then. */
      leaves?: CalendarDay | undefined;
      /** Of one that is late: the first day to leave on for who applies today. */
      from?: CalendarDay | undefined;
      /** Of a connection: where else planes can be changed without a permit. */
      others?: readonly string[] | undefined;
      /** Of a stay: so long one may pass without it, on to a third country. */
      transitHours?: number | undefined;
      /** What some of them (`who`) hold, its last day, which comes before, and the rule that asks less of who has it still. */
      lapsed?: { document: TravelDocument; last: CalendarDay; who: readonly string[]; rule?: Rule } | undefined;
      /** Why what they hold is of no use here, in a sentence that begins with `Es así porque`. */
      missed?: string | undefined;
      takes?: string | undefined;
      /** Its own name, where who only passes asks for another one than a visitor. */
      name?: string | undefined;
      /** The list by which it is asked of another passport than the Mexican one. */
      list?: PassportList | undefined;
      isUntold?: boolean | undefined;
      details: CountryDetails;
    }
  /** Another entry where the permit was used before: it is good for so many, or nobody says for how many, or its days are over (`spent`). */
  | {
      kind: 'again';
      status: VisaStatus;
      entries: Stay['entries'] | 'spent';
      by?: CalendarDay | undefined;
      details: CountryDetails;
    }
  | {
      kind: 'fee';
      /** Whole Mexican pesos for everybody together; undefined where nobody knows the price. */
      pesos?: number | undefined;
      perAdult?: number | undefined;
      /** What each child pays, where it is less. */
      children?: readonly { age: number; pesos: number; who: string }[] | undefined;
      /** What somebody of whom that is not known may pay less. */
      also?: readonly Reduction[] | undefined;
      /** Why that price is not sure. */
      doubt?: string | undefined;
      /** Of a tax of the border or of the nights of a stay, what is paid; without pesos it is only told. */
      words?: string | undefined;
      /** It may be more than `pesos`, or is paid besides where there are none. */
      isLeast?: boolean | undefined;
      details: CountryDetails;
    }
  | { kind: 'passport'; answer: PassportAnswer; place: TripPlace }
  /** `from`: the first day that counts, where it is not that of the entry: the one after a residence ends. */
  | { kind: 'stay'; answer: ComingTrip; from?: CalendarDay | undefined }
  | OtherPassportSaid
  | {
      kind: 'requirement';
      requirement: Requirement;
      topic: Topic;
      details: CountryDetails;
      opens?: CalendarDay | undefined;
      /** The last day to have it done: a vaccination counts only some days after, and a form closes. */
      by?: CalendarDay | undefined;
      /** Only because of these connections, which may be too short to count. */
      layovers?: readonly number[] | undefined;
      /** From so many hours on they count, where somebody says it. */
      layoverHours?: number | undefined;
      /** Whether it is asked of who comes straight from Mexico nobody could confirm. */
      isUnclear?: boolean | undefined;
    }
  /** The border refuses whoever has been to these places, which this route or an earlier stay goes through, or has their passport. */
  | {
      kind: 'refused';
      after: readonly string[];
      because: 'route' | 'earlier' | 'passport';
      requirement: Requirement;
      details: CountryDetails;
    }
  /** By land nobody enters from the country of the stop before; `until` the day after which nobody knows, where the stay begins later. */
  | { kind: 'closed-border'; from: CountryDetails['country']; until?: CalendarDay | undefined; details: CountryDetails }
  /** What somebody said to hold and the border wants to see, for the last time on the day `until`; `ends` is its last day, where they stay on, come on that very day, or may come back after it (`isGone`). */
  | ({ kind: 'document'; document: TravelDocument; isGone?: boolean } & {
      [day in 'until' | 'ends']?: CalendarDay | undefined;
    })
  /** Papers of children who leave Mexico without both parents; `before` is the day of leaving. */
  | { kind: 'leave-mexico'; company: Travellers['company']; before?: CalendarDay | undefined }
  | { kind: 'dates'; because: 'missing' | 'past' | 'reversed' | 'overlap' | 'during'; with?: number | undefined }
  /** Announced for the days of the stay, and not in force yet: its price is not summed. */
  | { kind: 'announced'; change: NonNullable<CountryDetails['announced']>[number] }
  /** A layover on which nobody can say, a doubt that the record itself names (on `costs`, of what is free), or which country of an area is a resident's `home`. */
  | { kind: 'doubt'; about: 'status' | 'stay' | 'home' | 'passport' | 'layover' | 'costs'; text: string };

/** Of people with another passport, which one to show. */
export interface OtherPassportSaid {
  kind: 'other-passport';
  /**
   * The place is its country and insists on it (`required`) or not (`own`), or lets it in as its own (`member`); an official list lets it in more easily
   * (`listed`), or would but for a place of this route (`closed`); nothing is known of it (`unknown`).
   */
  about: 'required' | 'own' | 'member' | 'listed' | 'closed' | 'unknown';
  nationality: string;
  country: string;
  list?: PassportList | undefined;
  closedBy?: string | undefined;
  /** What the place says of its own people. */
  note?: string | undefined;
}

export interface EntrySaid {
  kind: 'entry';
  status: VisaStatus | 'unknown';
  label: string;
  /** Why it is not what everybody gets. */
  because?: string | undefined;
  document?: TravelDocument | undefined;
  /** The reader holds what is asked already. */
  isHeld: boolean;
  /** While it is not told what they hold or whether they leave the zone, the status is the stricter. */
  untold: readonly Untold[];
  list?: PassportList | undefined;
  /** Stays within a country or an area that was entered before: no border here. */
  isInside: boolean;
  /** Of a layover: the country for which one passes the control, whether or not one leaves the zone. */
  closedWith?: string | undefined;
  /** Of a layover: what holds for whoever passes so. */
  side?: LayoverSide | undefined;
}
