import { useEffect, useMemo, useState } from 'react';
import { detailsPath } from '../../catalogue/country-details.ts';
import { type JourneyRules, journeyFindings } from '../../journey/journey-findings.ts';
import { type EditedJourney, type ListedStop, useJourney } from '../../journey/journey-store.ts';
import { type JourneyFacts, loadJourneyFacts, NO_FACTS } from '../../journey/load-journey-facts.ts';
import { readJourney } from '../../journey/read-journey.ts';
import type { Leg, Travellers } from '../../journey/route.ts';
import { keepOffline } from '../../offline/keep-offline.ts';
import type { MinorsLeavingMexico } from '../minors-schema.ts';
import { useSituation } from '../use-situation.ts';
import { useToday } from '../use-today.ts';
import { decidingDocuments, questionsOf } from './finding-words.ts';
import type { StopQuestions } from './stop-questions.tsx';
import { tripAnswer } from './trip-answer.ts';
import { tripMessage } from './trip-message.ts';

/** What the page brings of the content, for whatever the trip is. */
export interface TripContent {
  minors: MinorsLeavingMexico;
  rules: Omit<JourneyRules, 'hubs'>;
}

/** The trip that was told, its facts and its answer, as every view of it needs them. */
export type AnsweredTrip = ReturnType<typeof useTrip>;

/** Whether a view answers for a border: a stay, or a connection on the way to it, by the id of its stop. */
type IsAsked = (leg: Leg, stopId: number | undefined) => boolean;

/** @param isAsked the borders that this view answers for */
export function useTrip({ minors, rules }: TripContent, isAsked: IsAsked = () => true) {
  const state = useJourney();
  const { journey } = state;
  const today = useToday();
  const [current, setSituation] = useSituation();
  const situation = current?.situation;
  const { facts, isWaiting, retry } = useFacts(journey);

  const read = useMemo(() => readJourney(journey, facts, situation, today), [journey, facts, situation, today]);
  const { travellers, route, stopIds, problems } = read;
  const unread = {
    route: problems.stops.size > 0 || facts.failed.length > 0,
    passport: Object.keys(problems.passport).length > 0,
  };
  const answerOf = (whom: Travellers, isOfView: IsAsked = isAsked) => {
    const isShown = (position: number) => {
      const leg = route.legs[position];
      return leg !== undefined && isOfView(leg, stopIds[position]);
    };
    const known = { ...rules, hubs: facts.hubs };
    const findings = journeyFindings(whom, route, today, known).filter(({ at }) => at.some(isShown));
    const { borders, ...answer } = tripAnswer({
      findings,
      route,
      travellers: whom,
      minors,
      rules: known,
      today,
      unread,
    });
    return { findings, answer: { ...answer, borders: borders.filter((_, position) => isShown(position)) } };
  };
  const { findings, answer } = useMemo(() => answerOf(travellers), [read, facts, minors]);
  const asked = questionsOf(findings);
  return {
    state,
    journey,
    today,
    situation,
    setSituation,
    facts,
    isWaiting,
    retry,
    travellers,
    problems,
    findings,
    answer,
    /** The same for other borders alone. */
    answerFor: (isOfView: IsAsked) => answerOf(travellers, isOfView).answer,
    deciding: decidingDocuments(findings),
    /** What is asked of a stop and of the connections on the way to it; of those on the way home, without one. */
    questionsFor: (stop?: ListedStop): StopQuestions => {
      const borders = route.legs.flatMap((leg, at) => (stopIds[at] === stop?.id ? [{ leg, at }] : []));
      const isWayAsked = stop?.by || situation?.arrival || borders.some(({ at }) => asked.ways.has(at));
      const layovers = borders.filter(({ leg }) => leg.kind === 'layover');
      return {
        way: isWayAsked ? (stop?.by ?? situation?.arrival ?? '') : undefined,
        proviso: borders.flatMap(({ at }) => asked.provisos.get(at) ?? [])[0],
        hours: layovers.flatMap(({ at }, position) => (asked.hours.has(at) ? [position] : [])),
      };
    },
    /** The answer as a message: to whoever opens the link with the reader's own data, or without. */
    messageFor: (withOwn: boolean) => tripMessage(withOwn ? answer : answerOf(anybody(travellers)).answer),
  };
}

/** The travellers as a link without the reader's own data has them. */
function anybody({ adults }: Travellers): Travellers {
  return { adults, children: [], company: '', passport: {} };
}

/** The facts of every place named; those that came stay on screen while others are on their way. */
function useFacts({ trips, back }: EditedJourney): { facts: JourneyFacts; isWaiting: boolean; retry: () => void } {
  const [facts, setFacts] = useState<JourneyFacts>(NO_FACTS);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<string>();
  const layovers = [...trips.flatMap(({ via }) => via), ...back];
  const wanted = [...new Set([...trips, ...layovers].map(({ place }) => place))].sort().join();

  useEffect(() => {
    let isCurrent = true;
    const slugs = wanted.split(',').filter(Boolean);
    loadJourneyFacts(slugs).then((loaded) => {
      if (!isCurrent) return;
      setFacts(loaded);
      setSettled(wanted);
      const kept = [...loaded.byPlace].flatMap(([slug, { place }]) => [
        detailsPath(slug),
        ...(place.iso2 ? [`/banderas/${place.iso2.toLowerCase()}.svg`] : []),
      ]);
      keepOffline(kept).catch(() => undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted, attempt]);

  return { facts, isWaiting: settled !== wanted, retry: () => setAttempt(attempt + 1) };
}
