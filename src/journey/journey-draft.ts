import { ARRIVALS } from '../catalogue/situation.ts';
import { DOCUMENTS } from '../catalogue/travel-document.ts';
import { absentOr, isNumber, isText, listOf, objectOf, type Shaped, textUpTo, valuesOf, wordIn } from '../ui/shape.ts';

const LONGEST_TYPED = 60;

/** Longer than any date or place: a text of another kind was never typed here. */
export const isTyped = textUpTo(LONGEST_TYPED);

/** Whether one leaves the international zone there; empty while the reader does not know. */
const LEAVES = ['', 'si', 'no'] as const;

/** With whom the children travel: both parents, one of them, somebody else. */
export const COMPANY = ['', 'both', 'one', 'other'] as const;

/** Whether everybody holds the visas and residences that the reader does; empty while nobody said so. */
export const SHARED = ['', 'si', 'no'] as const;

export const isLayoverDraft = objectOf({
  /** Slug of the country. */
  place: isTyped,
  /** As it was asked for: `Dallas (DFW)`. */
  label: isTyped,
  leaves: wordIn(LEAVES),
  /** How many hours it takes, where that was said. */
  hours: absentOr(isTyped),
});

/** More than one could remember, and few enough for an answer at every key. */
export const MOST_TRIPS = 500;

/** More connections than anybody makes on one way. */
export const MOST_LAYOVERS = 6;
export const MOST_STOPS = 50;
export const MOST_TRAVELLERS = 20;

/** The stop of a cruise whose ports nobody said, with where it goes: each of them may ask for a visa. */
export const CRUISE_PORTS = 'Puertos del crucero';

/** A child travels, and the reader has not said how old: counted as one that pays in full. */
export const UNKNOWN_AGE = -1;

/** The last day of a visa or residence, as it was typed; of one that nobody holds any more it says nothing. */
const isLastDay = objectOf({ document: wordIn(DOCUMENTS), day: isTyped });

export type LastDay = Shaped<typeof isLastDay>;

export const isLastDays = listOf(isLastDay);

/** What is said of one person apart from the reader. */
export const isPersonDraft = objectOf({
  /** `a1` the second adult, `c0` the first child. */
  who: (value): value is string => isText(value) && /^[ac]\d{1,2}$/.test(value),
  holds: absentOr(listOf(wordIn(DOCUMENTS))),
  until: absentOr(isLastDays),
  /** Of a child who travels otherwise than the rest. */
  company: absentOr(wordIn(COMPANY)),
  permit: absentOr(wordIn(SHARED)),
  expiry: isTyped,
  issued: isTyped,
  /** Code of another country whose passport they have; empty for none, absent while nobody said. */
  nationality: absentOr(isTyped),
});

export type PersonDraft = Shaped<typeof isPersonDraft>;

const isLayovers = listOf(isLayoverDraft, MOST_LAYOVERS);

/** What the reader made of the papers of one stay. */
const isStayList = objectOf({
  /** What each thing that is done said when it was ticked: in other words it is another thing. */
  ticked: listOf(isText),
  /** What they added. */
  own: listOf(isText),
  /** What goes filled in on the printed sheet. */
  sheet: valuesOf(isText),
});

export type StayList = Shaped<typeof isStayList>;

const isStopDraft = objectOf({
  place: isTyped,
  entry: isTyped,
  exit: isTyped,
  via: isLayovers,
  /** How one arrives, where that was said. */
  by: absentOr(wordIn(ARRIVALS)),
  /** Whether what a rule asks besides is so, where that was said. */
  meets: absentOr(wordIn(SHARED)),
  list: absentOr(isStayList),
});

/** Words of a typed trip of which nothing was taken. */
export const isUntaken = listOf(isTyped, MOST_TRAVELLERS);

/** As much of them as is kept. */
export const untakenOf = (words: readonly string[]) =>
  words.slice(0, MOST_TRAVELLERS).map((each) => each.slice(0, LONGEST_TYPED));

/** Everything the reader has said of a journey, as it was typed: what cannot be read is kept and told, never dropped. */
export const isJourneyDraft = objectOf({
  /** The passport's two dates, `YYYY-MM-DD` or empty. */
  expiry: isTyped,
  issued: isTyped,
  adults: isNumber,
  /** The age of each child; `UNKNOWN_AGE` while nobody said it. */
  children: listOf(isNumber, MOST_TRAVELLERS),
  company: wordIn(COMPANY),
  shared: wordIn(SHARED),
  /** Whether the children's permit is signed by whoever stays behind; absent or empty while nobody said so. */
  permit: absentOr(wordIn(SHARED)),
  /** People of whom something was said apart. */
  people: listOf(isPersonDraft, MOST_TRAVELLERS),
  /** Code of another country whose passport the reader has too; empty without one. */
  nationality: isTyped,
  /** Of what the reader holds. */
  until: absentOr(isLastDays),
  /** Stays in the order of the journey, and earlier ones that still count. */
  trips: listOf(isStopDraft, MOST_TRIPS),
  /** Connections on the way home. */
  back: isLayovers,
  /** Told until the reader says something more. */
  untaken: absentOr(isUntaken),
});

export type JourneyDraft = Shaped<typeof isJourneyDraft>;
export type StopDraft = Shaped<typeof isStopDraft>;
export type LayoverDraft = Shaped<typeof isLayoverDraft>;

export const EMPTY_JOURNEY: JourneyDraft = {
  expiry: '',
  issued: '',
  adults: 1,
  children: [],
  company: '',
  shared: '',
  permit: '',
  people: [],
  nationality: '',
  back: [],
  trips: [],
};

/** The first stop that is not over on this day, of one place or of any. One without dates is still to come. */
export function comingStop<Stop extends StopDraft>(
  trips: readonly Stop[],
  today: string,
  place?: string,
): Stop | undefined {
  return trips.find(
    (stop) => (place === undefined || stop.place === place) && (stop.exit || stop.entry || today) >= today,
  );
}
