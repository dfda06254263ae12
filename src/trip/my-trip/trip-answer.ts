import { capital } from '../../catalogue/spoken-list.ts';
import type { VisaStatus } from '../../catalogue/visa-status.ts';
import { countDays, isOfArea } from '../../journey/answer-words.ts';
import { type CalendarDay, spokenDay } from '../../journey/calendar-day.ts';
import { answerLines, type Line } from './answer-lines.ts';
import { headline } from './headline.ts';
import { othersOf } from './people-words.ts';
import { neededWords } from './reader-questions.ts';
import { contracted, isKnownThroughout, legName, namesOf, of, type Spoken } from './spoken.ts';
import { costOf } from './trip-cost.ts';

/** One border of the strip. */
export interface StripBorder {
  name: string;
  /** On the stamp, which has little room. */
  short: string;
  status: VisaStatus | 'unknown';
  label: string;
  day?: CalendarDay | undefined;
  isLayover: boolean;
  /** No border here: the area or the country was entered before. */
  isInside?: boolean;
}

/** Everything the page says of a journey, in words and in order. */
export type JourneyAnswer = ReturnType<typeof tripAnswer>;

/** Words for all the findings of a journey. */
export function tripAnswer(said: Spoken) {
  const { travellers, unread } = said;
  const people = travellers.adults + travellers.children.length;
  // Where nobody travels, there is no border to be answered.
  const spoken = people > 0 ? said : { ...said, route: { legs: [], earlier: [] } };
  const lines = answerLines(spoken);
  const { missing, carry, ask, coming } = lines;
  const cost = costOf(spoken, people);
  const needed = neededWords(spoken);
  const borders = stripBorders(spoken);
  const isUnread = unread?.passport || unread?.route;
  const isAdvisedAgainst = spoken.route.legs.some(({ facts }) => facts?.details.advice);
  const isOpen =
    isUnread ||
    isAdvisedAgainst ||
    borders.length === 0 ||
    ask.length > 0 ||
    needed !== '' ||
    !isKnownThroughout(spoken);
  // What an officer decides is known to be so for everybody.
  const isSettled = !isUnread && needed === '' && ask.every(({ isMinor }) => isMinor);
  const level = missing.some(({ isBad }) => isBad) ? 'bad' : missing.length > 0 ? 'todo' : isOpen ? 'ask' : 'good';
  return {
    /** The whole answer, short enough to be heard. */
    sentence:
      people > 0
        ? headline(spoken, lines, { isSettled, cost: cost.short })
        : 'Dinos quién viaja: no hay ninguna persona en tu viaje.',
    level: level as 'bad' | 'todo' | 'ask' | 'good',
    unread: unread?.route ?? '',
    /** What the reader would have to say for more. */
    needed,
    borders,
    missing,
    carry: byBorders(carry),
    ask,
    coming,
    cost,
    passport: strictestPassport(spoken),
    counts: dayCounts(said),
  };
}

function stripBorders({ route: { legs }, findings }: Spoken): StripBorder[] {
  const entries = of(findings, 'entry');
  return legs.map((leg, at) => {
    const entry = entries.find((finding) => finding.at.includes(at));
    const name = legName(leg);
    return {
      name,
      short: leg.kind === 'layover' ? (/\(([A-Z]{3})\)$/.exec(name)?.[1] ?? name) : name,
      status: entry?.status ?? 'unknown',
      label: entry?.isInside ? 'Sin otro control' : (entry?.label ?? 'Consultar'),
      day: leg.kind === 'stop' ? leg.entry : undefined,
      isLayover: leg.kind === 'layover',
      isInside: entry?.isInside ?? false,
    };
  });
}

/** Under the borders that ask for them; what all of them ask comes first. */
function byBorders(lines: readonly Line[]) {
  const groups = new Set(lines.map(({ names }) => names));
  return [...groups].map((names) => ({ names, lines: lines.filter((line) => line.names === names) }));
}

function strictestPassport(spoken: Spoken): string | undefined {
  const findings = of(spoken.findings, 'passport')
    .filter(({ who }) => !who)
    .sort((a, b) => Number(b.level === 'no') - Number(a.level === 'no'))
    .map((finding) => ({ ...finding, name: namesOf([finding], spoken.route) }));
  const [expired] = findings.flatMap(({ answer, name }) => (answer.outcome === 'expired' ? [{ ...answer, name }] : []));
  if (expired) {
    const when = expired.when === 'before-entry' ? 'antes de entrar a' : 'antes de salir de';
    return contracted(`Vence ${countDays(expired.days)} ${when} ${expired.name}.`);
  }
  const asked = findings.flatMap(({ answer, place, name }) =>
    'neededUntil' in answer
      ? [{ ...answer, name, isSure: place.validity?.confidence !== 'low' && !place.validity?.others }]
      : [],
  );
  const [strictest] = asked.sort((a, b) => b.neededUntil - a.neededUntil || Number(b.isSure) - Number(a.isSure));
  if (!strictest) return undefined;
  const { neededUntil, margin, name, isSure } = strictest;
  const [days, many] = [Math.abs(margin), Math.abs(margin) === 1 ? '' : 'n'];
  const yours = `al tuyo le ${margin < 0 ? 'falta' : 'sobra'}${many} ${countDays(days)}`;
  return `Debe valer hasta el ${spokenDay(neededUntil)}, lo pide ${name}${isSure ? '' : ' (por confirmar)'}: ${yours}.`;
}

/** The reader's days of each area that are one count, at the stay that leaves the fewest. */
function dayCounts({ findings, travellers }: Spoken) {
  const own = of(findings, 'stay').filter((each) => !othersOf(each, travellers));
  const counted = own.flatMap(({ answer }) => {
    const { leftAtExit, stay, trip } = answer;
    const { counted: area } = trip.place;
    if (!area || leftAtExit === undefined || answer.isMost) return [];
    const left = stay.outcome === 'over' && isOfArea(answer) ? -stay.days : leftAtExit;
    return [{ area, left, day: spokenDay(trip.exit) }];
  });
  return [...Map.groupBy(counted, ({ area }) => area.id).values()].flatMap((stays) => {
    const [tightest] = stays.sort((a, b) => a.left - b.left);
    if (!tightest) return [];
    const { area, left, day } = tightest;
    const { days } = area.stay;
    const text =
      left < 0
        ? `El ${day} te pasas ${countDays(-left)}: son ${area.rule}.`
        : `El ${day} llevas ${days - left} de tus ${days} días y te quedan ${left}.`;
    return [{ name: capital(area.inSentence.replace(/^la /, '')), text }];
  });
}
