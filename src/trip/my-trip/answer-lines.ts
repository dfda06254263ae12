import type { CountryDetails } from '../../catalogue/country-details.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import type { Finding } from '../../journey/findings.ts';
import { findingWords } from './finding-words.ts';
import { type FindingWords, legName, type Spoken } from './spoken.ts';

/** Where a line is read: to be arranged, to be carried, or to be asked. */
const SECTIONS = { no: 'missing', todo: 'missing', carry: 'carry', ask: 'ask', coming: 'coming' } as const;

export interface Line extends FindingWords {
  section: (typeof SECTIONS)[keyof typeof SECTIONS];
  /** It does not go as planned. */
  isBad: boolean;
  /** The borders it holds for. */
  names: string;
  /** The country's own page. */
  path?: string | undefined;
  /** Whom to ask, where that is known. */
  embassy?: CountryDetails['country']['embassyInfo'];
}

export type AnswerLines = ReturnType<typeof answerLines>;

/** The lines of a journey by where they are read, each section in its order. */
export function answerLines(spoken: Spoken) {
  // The same connection there and back is said once.
  const every = joined(spoken).flatMap((finding) => lineOf(finding, spoken));
  const lines = [...new Map(every.map((line) => [`${line.names} ${line.when?.day} ${line.text}`, line])).values()];
  const inSection = (section: Line['section']) => lines.filter((line) => line.section === section);
  return {
    /** Of all sections, in the order of their findings. */
    all: lines,
    missing: inSection('missing').sort(byUrgency),
    carry: inSection('carry'),
    // What could strand somebody before the rest, and what an officer decides after it.
    ask: inSection('ask').sort((a, b) => askedOrder(a) - askedOrder(b)),
    coming: inSection('coming'),
  };
}

/** A passport that fails at several borders alike fails once, at all of them. */
function joined(spoken: Spoken): Finding[] {
  const alike = Map.groupBy(spoken.findings, (finding) =>
    finding.kind === 'passport' && finding.level === 'no' ? findingWords(finding, spoken)?.text : finding,
  );
  return [...alike.values()].flatMap(([first, ...rest]) =>
    first ? { ...first, at: [first, ...rest].flatMap(({ at }) => at) } : [],
  );
}

function askedOrder({ isFirst, isMinor }: Line): number {
  return isMinor ? 2 : Number(!isFirst);
}

function lineOf(finding: Finding, spoken: Spoken): Line[] {
  const { level } = finding;
  const words = level === 'good' ? undefined : findingWords(finding, spoken);
  if (level === 'good' || !words) return [];
  const line = { ...words, section: SECTIONS[level], isBad: level === 'no' };
  if (words.where) return [{ ...line, names: words.where }];
  const country = spoken.route.legs[finding.at[0] ?? 0]?.facts?.details.country;
  const names = spokenList(new Set(finding.at.map((position) => legName(spoken.route.legs[position]))));
  return [{ ...line, names, path: country && questionPath(country.slug), embassy: country?.embassyInfo }];
}

/** Without what nobody leaves, then what does not go as planned, then what takes nobody knows how long, then what has a day, the soonest first. */
function byUrgency(a: Line, b: Line): number {
  const rank = ({ isFirst, isBad, isSoon, when }: Line) => (isFirst ? 0 : isBad ? 1 : isSoon ? 2 : when ? 3 : 4);
  return rank(a) - rank(b) || (a.when?.day ?? 0) - (b.when?.day ?? 0);
}
