import { expect, test } from 'vitest';
import { ARRIVALS } from '../../catalogue/situation.ts';
import { textRows } from '../../catalogue/testing/text-rows.ts';
import { DOCUMENTS, type TravelDocument } from '../../catalogue/travel-document.ts';
import { formatDay, parseDay } from '../calendar-day.ts';
import type { Finding } from '../findings.ts';
import { type JourneyRules, journeyFindings } from '../journey-findings.ts';
import { untold } from '../personal-answer.ts';
import type { Held, Leg, PlaceFacts, Route, Travellers } from '../route.ts';
import { knownFacts } from './known-places.ts';

export const TODAY = '2026-11-22';
export const { byPlace, hubOf, hubs, passports } = knownFacts(TODAY);
const known = {
  source: { name: 'Una fuente', url: 'https://example.org', kind: 'ministry', seen: 'live' },
  checkedOn: TODAY,
  confidence: 'high',
} as const;
export const MINORS = {
  rule: { text: 'La regla de los menores.', ...known },
  form: { name: 'El formato', url: 'https://example.org/formato' },
  items: [
    { id: 'papers', text: 'Las copias de los papeles', ...known },
    { id: 'permit', text: 'Formato SAM', ...known },
  ],
  checkedOn: TODAY,
} satisfies JourneyRules['minors'];
export const RULES: JourneyRules = { certificateDays: 10, hubs, passports, minors: MINORS };

/** Who travels, as a row says it; nothing said of visas means that they hold none. */
export interface Who {
  until?: string;
  issued?: string;
  holds?: readonly TravelDocument[] | 'unsaid';
  /** The last day of what they hold. */
  lasts?: Partial<Record<TravelDocument, string>>;
  /** Everybody holds what the reader does. */
  shared?: boolean;
  arrival?: 'air' | 'land' | 'sea';
  adults?: number;
  ages?: readonly number[];
  company?: Travellers['company'];
  /** The absent have signed. */
  permit?: boolean;
  /** Of people apart: `a1` the second adult, `c0` the first child. */
  each?: Record<string, Pick<Who, 'holds' | 'lasts' | 'until' | 'issued' | 'also' | 'company' | 'permit'>>;
  also?: string;
  today?: string;
  earlier?: string;
}

/** What a row calls `march`. */
const MARCH = '2027-03-03 2027-03-17';

/**
 * `(united-states) > japan march > peru 2027-03-17 2027-03-20 land`: stops with their days and how one arrives, connections in brackets with `in`
 * or `out` where it is known whether one leaves the zone, with their hours (`5h`), `during` for a stop within the one before, `meets` or `unmet` for what a rule asks besides, and `(?)` for a place of which nothing was fetched.
 */
export function routeOf(text: string): Leg[] {
  return text.split(' > ').map((part): Leg => {
    const [slug = '', ...rest] = part.replace(/[()]/g, '').replace('march', MARCH).split(' ');
    const facts = byPlace.get(slug);
    if (part.startsWith('(')) {
      const leaves = rest.includes('out') ? true : rest.includes('in') ? false : undefined;
      const hours = rest.flatMap((word) => (/^\d+h$/.test(word) ? Number.parseInt(word, 10) : []))[0];
      return { kind: 'layover', label: slug, facts, hub: hubOf.get(slug), leaves, hours };
    }
    return {
      kind: 'stop',
      facts: facts ?? missing(slug),
      hub: hubOf.get(slug),
      entry: parseDay(rest[0] ?? ''),
      exit: parseDay(rest[1] ?? ''),
      by: ARRIVALS.find((way) => rest.includes(way)),
      isExcursion: rest.includes('during'),
      meets: rest.includes('meets') || (rest.includes('unmet') ? false : undefined),
    };
  });
}

function missing(slug: string): PlaceFacts {
  throw new Error(`${slug} is none of the places`);
}

export function travellersOf(who: Who): Travellers {
  const { until = '2036-01-01', issued, holds = [], arrival, adults = 1, ages = [], company = '', also } = who;
  return {
    adults,
    children: ages,
    company,
    permit: who.permit,
    passport: { expiry: parseDay(until), issued: parseDay(issued ?? '') },
    nationality: also,
    othersHold: who.shared,
    each: Object.entries(who.each ?? {}).map(([name, own]) => ({
      who: name,
      holds: own.holds === 'unsaid' ? undefined : own.holds,
      until: lastDays(own.lasts),
      company: own.company,
      permit: own.permit,
      nationality: own.also,
      passport: { expiry: parseDay(own.until ?? ''), issued: parseDay(own.issued ?? '') },
    })),
    situation: holds === 'unsaid' ? undefined : { holds, arrival, until: lastDays(who.lasts) },
  };
}

function lastDays(lasts: Who['lasts']): Held['until'] {
  return lasts && Object.fromEntries(Object.entries(lasts).map(([document, day]) => [document, parseDay(day)]));
}

export function earlierOf(text = ''): Route['earlier'] {
  return routeOf(text || '(?)').flatMap((leg) =>
    leg.kind === 'stop' && leg.entry !== undefined && leg.exit !== undefined
      ? [{ place: leg.facts.place, entry: leg.entry, exit: leg.exit }]
      : [],
  );
}

export function findingsOf(route: string, who: Who = {}): Finding[] {
  return journeyFindings(
    travellersOf(who),
    { legs: routeOf(route), earlier: earlierOf(who.earlier) },
    parseDay(who.today ?? TODAY) ?? 0,
    RULES,
  );
}

/**
 * Who travels, in a few words: `adults:2 ages:8+10 company:both us-visa until:2030-01-01; c0 us-visa until:2027-01-01`.
 * Nothing said means one adult who holds nothing, with a passport that is valid for long.
 */
export function whoOf(text: string): Who {
  const [all = '', ...people] = text.split(/\s*;\s*/);
  const who: Record<string, unknown> = wordsOf(all);
  if (people.length > 0) {
    who['each'] = Object.fromEntries(
      people.map((person) => {
        const [name = '', ...words] = person.split(' ');
        return [name, wordsOf(words.join(' '))];
      }),
    );
  }
  return who as Who;
}

/** `us-visa` and other documents are held, `us-visa:2027-03-05` until then; another word with a colon names what it gives: `until:2030-01-01`, `ages:8+10`. */
function wordsOf(text: string): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  for (const word of text.split(' ').filter(Boolean)) {
    const [name = '', ...rest] = word.split(':');
    const value = rest.join(':');
    if (isDocument(name)) {
      said['holds'] = [...((said['holds'] as TravelDocument[]) ?? []), name];
      if (value) said['lasts'] = { ...(said['lasts'] as object), [name]: value };
    } else if (name === 'nothing') said['holds'] = [];
    else if (name === 'unsaid') said['holds'] = 'unsaid';
    else if (name === 'shared' || name === 'apart') said['shared'] = name === 'shared';
    else if (name === 'signed') said['permit'] = true;
    else if (name === 'ages') said['ages'] = value.split('+').map(Number);
    else if (name === 'adults') said['adults'] = Number(value);
    else if (name === 'earlier') said['earlier'] = value.replaceAll('_', ' ');
    else if (['until', 'issued', 'arrival', 'company', 'also', 'today'].includes(name)) said[name] = value;
    else throw new Error(`«${word}» says nothing of who travels`);
  }
  return said;
}

const isDocument = (word: string): word is TravelDocument => (DOCUMENTS as readonly string[]).includes(word);

/**
 * Solved by hand from `known-places.ts`, a test for each case: what is said of its borders, in the words of `borderWords`,
 * stands between the same marks as they do.
 */
export function testItineraries(kind: string, table: string): void {
  test.each(textRows(table))(`${kind}: %s`, (_what, route, who, says) => {
    expect(borderWords(findingsOf(route, whoOf(who)), routeOf(route).length).join(' > ')).toBe(says);
  });
}

const MARKS: Record<Finding['level'], string> = {
  no: 'NO ',
  todo: '! ',
  carry: '+ ',
  ask: '? ',
  coming: '~ ',
  good: '',
};
/** Days to spare from which on a row does not say how many. */
const CLOSE = 31;
const STATUSES = {
  'visa-free': 'free',
  'visa-required': 'visa',
  'visa-on-arrival': 'arrival',
  'eta-required': 'eta',
  unknown: 'unknown',
};

/**
 * What the engine says of each border, in a few words: `! eta, ! apply eta by 2027-02-24, ! fee 500, passport +76, stay`.
 * `NO` cannot be, `!` is to be arranged, `+` carried, `?` asked, and without a mark all is well. Papers are told apart.
 */
export function borderWords(findings: readonly Finding[], borders: number): string[] {
  return Array.from({ length: borders }, (_, at) =>
    findings
      .filter(({ kind, at: [first] }) => kind !== 'requirement' && first === at)
      .map((each) => `${MARKS[each.level]}${words(each)}${each.at.length > 1 ? ` at ${each.at.join('+')}` : ''}`)
      .join(', '),
  );
}

/** Topics of what is to be carried and filled in, of each border. */
export function paperWords(findings: readonly Finding[], at: number): string {
  return findings
    .flatMap((each) =>
      each.kind === 'requirement' && each.at.includes(at) ? [`${MARKS[each.level]}${paper(each)}`] : [],
    )
    .join(', ');
}

function paper({ topic, opens, by, layovers, isUnclear }: Finding & { kind: 'requirement' }): string {
  if (by !== undefined) return `${topic}${layovers || isUnclear ? ' perhaps' : ''} by ${formatDay(by)}`;
  return opens === undefined ? topic : `${topic} from ${formatDay(opens)}`;
}

function words(finding: Finding): string {
  switch (finding.kind) {
    case 'entry': {
      if (finding.isInside) return 'inside';
      const isOpen = (what: Parameters<typeof untold>[1]) => untold(finding, what) !== undefined;
      const flags = [finding.isHeld && 'held', isOpen('documents') && 'unsaid', isOpen('zone') && 'either way'];
      return [STATUSES[finding.status], ...flags].filter(Boolean).join(' ');
    }
    case 'apply':
      return [
        `apply ${STATUSES[finding.status]}`,
        finding.by !== undefined && (!finding.isLeast || finding.isLate) && `by ${formatDay(finding.by)}`,
        finding.isLate && 'late',
        finding.leaves && 'unless away',
        finding.who && `of ${finding.who}${finding.isUntold ? '?' : ''}`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'again':
    case 'closed-border':
    case 'refused':
      return finding.kind;
    case 'fee':
      return finding.words ? `charge ${finding.pesos ?? 'apart'}` : `fee ${finding.pesos ?? 'unknown'}`;
    case 'passport': {
      const { answer } = finding;
      if (answer.outcome === 'expired') return `passport expired ${answer.when}`;
      if (answer.outcome === 'unknown') return `passport ${answer.because}`;
      const isClose = answer.margin <= CLOSE && `${answer.margin < 0 ? '' : '+'}${answer.margin}`;
      return ['passport', finding.who && `of ${finding.who}`, isClose, answer.age === 'broken' && 'too old']
        .filter(Boolean)
        .join(' ');
    }
    case 'stay': {
      const { stay } = finding.answer;
      if (stay.outcome === 'within' || (stay.outcome === 'depends' && finding.level === 'good')) return 'stay';
      return `stay ${stay.outcome}${stay.outcome === 'over' ? ` ${stay.days}` : ''}`;
    }
    case 'other-passport': {
      const whose = finding.who ? ` of ${finding.who}` : '';
      const what = {
        own: 'own passport',
        required: 'own passport',
        member: 'member',
        listed: 'shows',
        closed: 'closed to',
        unknown: 'only Mexican',
      };
      return `${what[finding.about]}${finding.about === 'own' || finding.about === 'required' ? '' : ` ${finding.nationality}`}${whose}`;
    }
    case 'document':
      return `${finding.document}${finding.ends ? ' ends' : ''}${finding.who ? ` of ${finding.who}` : ''}`;
    case 'leave-mexico':
      return 'leave Mexico';
    case 'announced':
      return 'announced';
    case 'dates':
      return `dates ${finding.because}${finding.with === undefined ? '' : ` ${finding.with}`}`;
    case 'doubt':
      return `doubt ${finding.about}`;
    case 'requirement':
      return finding.topic;
  }
}
