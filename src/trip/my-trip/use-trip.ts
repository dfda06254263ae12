import { startTransition, useEffect, useMemo, useState } from 'react';
import { detailsPath, dialogPath } from '../../catalogue/page-path.ts';
import { type EditedJourney, type ListedStop, useJourney } from '../../journey/journey-store.ts';
import { type JourneyFacts, loadJourneyFacts, NO_FACTS } from '../../journey/load-journey-facts.ts';
import { readJourney } from '../../journey/read-journey.ts';
import { keepOffline } from '../../offline/keep-offline.ts';
import { useSituation, useToday } from '../hooks.ts';
import { useLastDeed } from '../last-deed.tsx';
import type { AnsweredJourney, IsAsked } from './answer-journey.ts';
import type { StopQuestions } from './stop-questions.tsx';

/** What is said before the rules have come. */
const UNANSWERED: Pick<AnsweredJourney, 'answer' | 'deciding' | 'asked'> = {
  answer: {
    sentence: '',
    level: 'ask',
    needed: '',
    unread: '',
    borders: [],
    missing: [],
    carry: [],
    ask: [],
    coming: [],
    cost: { value: '', short: '', small: '', lines: [] },
    passport: undefined,
    counts: [],
  },
  deciding: new Set(),
  asked: { ways: new Set(), provisos: new Map(), hours: new Set() },
};

/** The trip that was told, its facts and its answer, as every view of it needs them. */
export type AnsweredTrip = ReturnType<typeof useTrip>;

/** @param isAsked the borders that this view answers for */
export function useTrip(isAsked: IsAsked = () => true) {
  const state = useJourney();
  const { deed, onDone } = useLastDeed();
  const { journey } = state;
  const today = useToday();
  const situation = useSituation();
  const { facts, answers, isWaiting, retry } = useFacts(journey);

  const read = useMemo(() => readJourney(journey, facts, situation, today), [journey, facts, situation, today]);
  const answered = useMemo(
    () => facts.rules && answers?.answerJourney(read, facts.rules, facts.failed.length === 0, today, isAsked),
    [answers, read, facts],
  );
  const { answer, deciding, asked } = answered ?? UNANSWERED;
  return {
    state,
    journey,
    today,
    situation,
    /** What the reader did last in this view. */
    deed,
    onDone,
    facts,
    isWaiting,
    retry,
    travellers: read.travellers,
    problems: read.problems,
    answer,
    answerFor: (isOfView: IsAsked) => answered?.answerFor(isOfView) ?? answer,
    deciding,
    /** What is asked of a stop and of the connections on the way to it; of those on the way home, without one. */
    questionsFor: (stop?: ListedStop): StopQuestions => {
      const borders = read.route.legs.flatMap((leg, at) => (read.stopIds[at] === stop?.id ? [{ leg, at }] : []));
      const isWayAsked = stop?.by || situation?.arrival || borders.some(({ at }) => asked.ways.has(at));
      const layovers = borders.filter(({ leg }) => leg.kind === 'layover');
      return {
        way: isWayAsked ? (stop?.by ?? situation?.arrival ?? '') : undefined,
        proviso: borders.flatMap(({ at }) => asked.provisos.get(at) ?? [])[0],
        hours: layovers.flatMap(({ at }, position) => (asked.hours.has(at) ? [position] : [])),
      };
    },
    events: () => answered?.events() ?? [],
    messageFor: (withOwn: boolean) => answered?.messageFor(withOwn) ?? '',
  };
}

/** The facts of every place named, and the rules; those that came stay on screen while others are on their way. */
function useFacts({ trips, back }: EditedJourney) {
  const [facts, setFacts] = useState<JourneyFacts>(NO_FACTS);
  const [answers, setAnswers] = useState<typeof import('./answer-journey.ts')>();
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<string>();
  const layovers = [...trips.flatMap(({ via }) => via), ...back];
  const wanted = [...new Set([...trips, ...layovers].map(({ place }) => place))].sort().join();

  useEffect(() => {
    let isCurrent = true;
    const slugs = wanted.split(',').filter(Boolean);
    const answersOnTheirWay = slugs.length > 0 ? import('./answer-journey.ts').catch(() => undefined) : undefined;
    loadJourneyFacts(slugs).then(async (loaded) => {
      if (!isCurrent) return;
      // Names, and what is counted of a stay, need no rules. Drawn piece by piece: a finger is not to wait for an answer.
      startTransition(() => setFacts(loaded));
      const come = await answersOnTheirWay;
      if (!isCurrent) return;
      startTransition(() => {
        if (come) setAnswers(come);
        else if (slugs.length > 0) setFacts({ ...loaded, failed: slugs });
        setSettled(wanted);
      });
      const kept = [...loaded.byPlace].flatMap(([slug, { place }]) => [
        detailsPath(slug),
        dialogPath(slug),
        ...(place.iso2 ? [`/banderas/${place.iso2.toLowerCase()}.svg`] : []),
      ]);
      keepOffline(kept).catch(() => undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted, attempt]);

  return { facts, answers, isWaiting: settled !== wanted, retry: () => setAttempt(attempt + 1) };
}
