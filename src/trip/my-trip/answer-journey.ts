import type { CalendarDay } from '../../journey/calendar-day.ts';
import { type CalendarEvent, calendarEvents, uid } from '../../journey/calendar-events.ts';
import type { Finding } from '../../journey/findings.ts';
import { type JourneyRules, journeyFindings } from '../../journey/journey-findings.ts';
import type { ReadJourney } from '../../journey/read-journey.ts';
import type { Leg, Travellers } from '../../journey/route.ts';
import { permitName } from './permit-words.ts';
import { decidingDocuments, questionsOf } from './reader-questions.ts';
import { type JourneyAnswer, tripAnswer } from './trip-answer.ts';
import { tripMessage } from './trip-message.ts';

/** Whether a view answers for a border: a stay, or a connection on the way to it, by the id of its stop. */
export type IsAsked = (leg: Leg, stopId: number | undefined) => boolean;

/** The answer of one view, and what its form asks because of it. */
export type AnsweredJourney = ReturnType<typeof answerJourney>;

/**
 * Everything there is to say of a journey that was read. Rules and words are half of what these pages run: they come with
 * the first place that is told.
 * @param isWhole whether the facts of every place came
 * @param isAsked the borders that the view answers for
 */
export function answerJourney(
  { travellers, route, stopIds, problems }: ReadJourney,
  rules: JourneyRules,
  isWhole: boolean,
  today: CalendarDay,
  isAsked: IsAsked,
) {
  const isUnread = problems.stops.size > 0 || !isWhole;
  const [unknown = 'Hay algo en tu ruta que no pudimos leer.'] = [...problems.stops.values()].flatMap(
    ({ place }) => place ?? [],
  );
  const { passport, words } = problems;
  const unread = { route: isUnread ? unknown : '', passport: Object.keys(passport).length > 0, words };
  const answerOf = (whom: Travellers, isOfView = isAsked) => {
    const isShown = (position: number) => {
      const leg = route.legs[position];
      return leg !== undefined && isOfView(leg, stopIds[position]);
    };
    const findings = journeyFindings(whom, route, today, rules).filter(({ at }) => at.some(isShown));
    // What was typed is the reader's own too.
    const told = whom === travellers ? unread : { ...unread, words: [] };
    const { borders, ...answer } = tripAnswer({ findings, route, travellers: whom, rules, today, unread: told });
    return { findings, answer: { ...answer, borders: borders.filter((_, position) => isShown(position)) } };
  };
  const { findings, answer } = answerOf(travellers);
  return {
    answer,
    /** The same for other borders alone. */
    answerFor: (isOfView: IsAsked): JourneyAnswer => answerOf(travellers, isOfView).answer,
    /** What decides at some border, of what somebody holds. */
    deciding: decidingDocuments(findings),
    /** What is asked at some border, by its place on the route. */
    asked: questionsOf(findings),
    /** Days worth a reminder. */
    events: () => tripEvents(travellers, findings, today),
    /** The answer as a message: to whoever opens the link with the reader's own data, or without. */
    messageFor: (withOwn: boolean) => tripMessage(withOwn ? answer : answerOf(anybody(travellers)).answer),
  };
}

/** The travellers as a link without the reader's own data has them. */
function anybody({ adults }: Travellers): Travellers {
  return { adults, children: [], company: '', passport: {} };
}

/** What is worth a reminder: the last day for each permit that is missing, the days a form opens and closes, and the stays' own days. */
function tripEvents(travellers: Travellers, findings: readonly Finding[], today: CalendarDay): CalendarEvent[] {
  const stays = findings.flatMap((finding) => (finding.kind === 'stay' ? [finding.answer] : []));
  const own = findings.flatMap((finding): CalendarEvent | CalendarEvent[] => {
    if (finding.kind === 'apply' && finding.by !== undefined) {
      return {
        uid: uid(`${finding.details.country.slug}-permiso`, finding.by),
        day: finding.by,
        title: `Último día para pedir ${permitName(finding, travellers)}`,
        description: `El plazo es «${finding.takes ?? ''}». Es sin margen: pídelo antes.`,
      };
    }
    if (finding.kind !== 'requirement') return [];
    const { opens, by, requirement, topic, details } = finding;
    const closes = topic === 'arrival-form' ? by : undefined;
    const days = [
      { day: opens, what: 'desde hoy se puede llenar' },
      { day: closes, what: 'último día para llenarla en línea' },
    ];
    return days.flatMap(({ day, what }) =>
      day === undefined
        ? []
        : {
            uid: uid(`${details.country.slug}-${requirement.id}`, day),
            day,
            title: `${details.country.nameSpanish}: ${what}`,
            description: requirement.text,
          },
    );
  });
  return [...own.filter(({ day }) => day >= today), ...calendarEvents(travellers.passport, stays, today)].sort(
    (a, b) => a.day - b.day,
  );
}
