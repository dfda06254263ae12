import type { CountryDetails, FactSource } from '../../catalogue/country-details.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { nameInSentence } from '../../catalogue/voice/wording.ts';
import type { CalendarDay } from '../../journey/calendar-day.ts';
import type { Finding, Of } from '../../journey/findings.ts';
import type { JourneyRules } from '../../journey/journey-findings.ts';
import { type Untold, untold } from '../../journey/personal-answer.ts';
import type { Leg, Route, Travellers } from '../../journey/route.ts';
import { peopleWords } from './people-words.ts';

/** What is said of one finding. */
export interface FindingWords {
  text: string;
  /** What the headline names as missing: `la visa de Japón`. */
  lacks?: string;
  /** What the headline names as to be done before leaving: `Visit Japan Web`. */
  prepares?: string;
  /** It is filled in shortly before the trip. */
  isLater?: boolean;
  /** Who says what they hold may be asked for less. */
  isOpen?: boolean;
  /** The last to be asked: it is so for everybody, and strands nobody by itself. */
  isMinor?: boolean;
  /** Without it nobody leaves: it comes first. */
  isFirst?: boolean;
  /** Where it holds, if not at the borders of its finding. */
  where?: string;
  small?: readonly (string | false | undefined)[];
  /** The day by which, or from which on, it is done. */
  when?: { label: string; day: CalendarDay } | undefined;
  /** It takes a time that nobody can count: the sooner the better. */
  isSoon?: boolean;
  source?: Pick<FactSource, 'name' | 'url'> | undefined;
  site?: { name: string; url: string } | undefined;
  visaGuide?: CountryDetails['visaGuide'];
  wayOut?: { href: string; words: string } | undefined;
}

export interface Spoken {
  route: Route;
  travellers: Travellers;
  findings: readonly Finding[];
  rules: JourneyRules;
  today: CalendarDay;
  /** What could not be read or fetched, in words: the answer is of the rest. */
  unread?: { route: string; passport: boolean; words: readonly string[] };
}

export function of<Kind extends Finding['kind']>(findings: readonly Finding[], kind: Kind): Of<Kind>[] {
  return findings.filter((finding): finding is Of<Kind> => finding.kind === kind);
}

/** A border by its name: `Japón`, `Dallas (DFW)`. */
export function legName(leg: Leg | undefined): string {
  if (!leg) return '';
  return leg.kind === 'layover' ? leg.label : leg.facts.details.country.nameSpanish;
}

/** The same as a sentence carries it: `los Países Bajos`. */
export function legInSentence(leg: Leg | undefined): string {
  return leg?.kind === 'stop' ? nameInSentence(leg.facts.details.country) : legName(leg);
}

/** The borders these findings are about, each once, as a sentence carries them. */
export function namesOf(findings: readonly Pick<Finding, 'at'>[], { legs }: Route): string {
  return spokenList(new Set(findings.flatMap(({ at }) => at.map((position) => legInSentence(legs[position])))));
}

/** `las fechas del Reino Unido`, where a name with its article follows a preposition. */
export const contracted = (text: string) => text.replace(/\b(a|de) el (?=\p{Lu})/gu, '$1l ');

/** ` para ti`, ` para el menor de 10 años`; nothing where it is for everybody. */
export const forWhom = (who: readonly string[] | undefined, travellers: Travellers) =>
  who ? ` para ${peopleWords(who, travellers)}` : '';

/** A day to come; nothing where it is unknown or has passed. */
export function coming(label: string, day: CalendarDay | undefined, today: CalendarDay): FindingWords['when'] {
  return day === undefined || day < today ? undefined : { label, day };
}

/** A doubt about the days, or about the entry itself, is told at that border. */
export function isDoubted({ at }: Finding, findings: readonly Finding[]): boolean {
  return of(findings, 'doubt').some(
    (doubt) => ['stay', 'status'].includes(doubt.about) && at.every((each) => doubt.at.includes(each)),
  );
}

/** Borders whose entry hangs on what the reader has not told. */
export function openAt(findings: readonly Finding[], what: Untold['what']): Of<'entry'>[] {
  return of(findings, 'entry').filter((entry) => !entry.isInside && untold(entry, what));
}

/** Borders of which it is not certain what they ask: of these nobody is told that nothing is missing. */
export function openEntries({ findings }: Pick<Spoken, 'findings'>): Of<'entry'>[] {
  return of(findings, 'entry').filter(
    (entry) => !entry.isInside && (entry.level === 'ask' || untold(entry, 'documents') !== undefined),
  );
}

/** Nobody knows what they ask. */
export const isUnknown = ({ status }: Of<'entry'>) => status === 'unknown';

/** Nothing of what the borders ask is open, for anybody who travels. */
export function isKnownThroughout(spoken: Spoken): boolean {
  return !spoken.unread?.route && openEntries(spoken).length === 0;
}
