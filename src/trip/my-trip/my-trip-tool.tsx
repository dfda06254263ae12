import './my-trip.css';
import { useEffect, useMemo, useState } from 'react';
import { counted } from '../../catalogue/counted.ts';
import { detailsPath } from '../../catalogue/country-details.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { placeFromSearch } from '../../journey/journey-address.ts';
import { type JourneyRules, journeyFindings } from '../../journey/journey-findings.ts';
import {
  addStop,
  changeJourney,
  type EditedJourney,
  leaveAddress,
  listed,
  useJourney,
} from '../../journey/journey-store.ts';
import { type JourneyFacts, loadJourneyFacts, NO_FACTS } from '../../journey/load-journey-facts.ts';
import { readJourney } from '../../journey/read-journey.ts';
import type { Travellers } from '../../journey/route.ts';
import { keepOffline } from '../../offline/keep-offline.ts';
import { Button } from '../../ui/button.tsx';
import { useEarlyChoices } from '../../ui/use-early-choices.ts';
import type { MinorsLeavingMexico } from '../checklist/minors-schema.ts';
import { Failure } from '../failure.tsx';
import { JourneyNotice } from '../journey-notice.tsx';
import { LastDeed, useLastDeed } from '../last-deed.tsx';
import { TakeTrip } from '../take-trip.tsx';
import { useSituation } from '../use-situation.ts';
import { useToday } from '../use-today.ts';
import { AnswerSections, Missing } from './answer-sections.tsx';
import { asksArrival } from './finding-words.ts';
import { RouteForm } from './route-form.tsx';
import { TravellersForm } from './travellers-form.tsx';
import { type JourneyAnswer, tripAnswer } from './trip-answer.ts';
import { tripEvents } from './trip-events.ts';
import { exampleDraft, type TripExample } from './trip-examples.ts';
import { tripMessage } from './trip-message.ts';
import { TripStrip } from './trip-strip.tsx';

interface MyTripToolProps {
  minors: MinorsLeavingMexico;
  rules: Omit<JourneyRules, 'hubs'>;
  examples: readonly TripExample[];
}

/** `/mi-viaje`: who travels and where to, and one answer that changes as it is typed. Everything happens on the device. */
export function MyTripTool({ minors, rules, examples }: MyTripToolProps) {
  const state = useJourney();
  const { journey } = state;
  const today = useToday();
  const [current, setSituation] = useSituation();
  const situation = current?.situation;
  const { facts, isWaiting, retry } = useFacts(journey);
  const { deed, onDone } = useLastDeed();
  const root = useEarlyChoices<HTMLDivElement>();

  // A country's page sends its reader here with the country; once, or coming back would add it again.
  useEffect(() => {
    const place = placeFromSearch(location.search);
    if (!place) return;
    leaveAddress();
    const begun = journey.trips.find((trip) => trip.place === place && trip.entry === '');
    const id = begun?.id ?? addStop({ place, entry: journey.trips.at(-1)?.exit ?? '' });
    onDone('', `parada-${id}-entrada`);
  }, []);

  const read = useMemo(() => readJourney(journey, facts, situation, today), [journey, facts, situation, today]);
  const { travellers, route, problems } = read;
  const unread = {
    route: problems.stops.size > 0 || facts.failed.length > 0,
    passport: Object.keys(problems.passport).length > 0,
  };
  const answerOf = (whom: Travellers) => {
    const known = { ...rules, hubs: facts.hubs };
    const findings = journeyFindings(whom, route, today, known);
    const answer = tripAnswer({ findings, route, travellers: whom, minors, rules: known, today, unread });
    return { findings, answer };
  };
  const { findings, answer } = useMemo(() => answerOf(travellers), [read, facts, minors]);

  const isEmpty = journey.trips.length === 0 && journey.back.length === 0;
  const [isWide, setWide] = useState(true);
  const [isFolded, setFolded] = useState(false);
  // A journey that is told already folds to one line; while it is being told, its fields stay where they are.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (!isMounted) return;
    setWide(matchMedia('(min-width: 960px)').matches);
    setFolded(!isEmpty && journey.trips.every(({ entry, exit }) => entry !== '' && exit !== ''));
  }, [isMounted]);
  const load = (example: TripExample) => {
    const { trips = [], ...rest } = exampleDraft(example, today);
    changeJourney((before) => ({ ...before, ...rest, trips: listed(trips) }));
    onDone('Este es un ejemplo: cámbialo por tu viaje.', 'tu-respuesta');
  };

  return (
    <div ref={root} className="my-trip script-only">
      <div className="stack my-trip__notices">
        <JourneyNotice {...state} />
        {facts.failed.length > 0 && !isWaiting && (
          <Failure onRetry={retry}>
            {navigator.onLine === false ? 'No hay conexión y no' : 'No'} pudimos traer las reglas de{' '}
            {spokenList(facts.failed.map((slug) => facts.places.get(slug)?.name ?? slug))}. Lo que escribiste sigue
            aquí.
          </Failure>
        )}
      </div>
      <section
        className={isEmpty ? '' : `stack trip-summary trip-summary--${answer.level}`}
        aria-labelledby={isEmpty ? undefined : 'tu-respuesta'}
      >
        {!isEmpty && (
          <h2 id="tu-respuesta" tabIndex={-1}>
            Tu respuesta
          </h2>
        )}
        <div role="status" className="trip-summary__sentence">
          {!isEmpty && (isWaiting ? <p>Un momento, estamos trayendo las reglas.</p> : <p>{answer.sentence}</p>)}
        </div>
        {!isEmpty && (
          <>
            {answer.needed && <p className="trip-summary__needed">Para contestarte mejor, dinos {answer.needed}.</p>}
            {!isWaiting && answer.borders.length > 0 && <Missing missing={answer.missing} />}
            <TripStrip borders={answer.borders} />
          </>
        )}
      </section>
      <details
        className="unfolds my-trip__told"
        open={isWide || !isFolded}
        onToggle={({ currentTarget: { open } }) => setFolded(!open)}
      >
        <summary>{toldWords(travellers, answer)}</summary>
        <div className="stack my-trip__form">
          <RouteForm journey={journey} places={facts.places} problems={problems.stops} onDone={onDone} />
          <LastDeed deed={deed} onDone={onDone} back="tu-ruta" />
          <TravellersForm
            journey={journey}
            problems={problems.passport}
            situation={situation}
            asksArrival={asksArrival(findings)}
            onSituation={setSituation}
          />
        </div>
      </details>
      {isEmpty ? (
        <Examples examples={examples} onChoose={load} />
      ) : (
        <div className="stack my-trip__answer">
          {answer.borders.length > 0 && <AnswerSections answer={answer} />}
          <TakeTrip
            path="/mi-viaje"
            journey={journey}
            situation={situation}
            messageFor={(withOwn) => tripMessage(withOwn ? answer : answerOf(anybody(travellers)).answer)}
            events={tripEvents(travellers.passport, findings, today)}
            fileName="mi-viaje.ics"
            onDone={onDone}
          />
        </div>
      )}
    </div>
  );
}

/** `2 adultos, 1 menor · Japón y Vietnam`: what was told, in one line. */
function toldWords({ adults, children }: Travellers, { borders }: JourneyAnswer): string {
  const stops = new Set(borders.flatMap(({ name, isLayover }) => (isLayover ? [] : name)));
  const minors = children.length > 0 && counted(children.length, 'menor', 'menores');
  const people = [adults > 0 && counted(adults, 'adulto', 'adultos'), minors].filter(Boolean).join(', ');
  return `Cambiar mi viaje: ${[people, spokenList(stops)].filter(Boolean).join(' · ')}`;
}

/** The travellers as a link without the reader's own data has them. */
function anybody({ adults }: Travellers): Travellers {
  return { adults, children: [], company: '', passport: {} };
}

/** Before anything is typed: how an answer looks, and real trips one can begin with. */
function Examples({
  examples,
  onChoose,
}: {
  examples: readonly TripExample[];
  onChoose: (example: TripExample) => void;
}) {
  const drawn = examples.at(-1);
  return (
    <section className="stack under-rule trip-examples" aria-labelledby="ejemplos">
      <h2 id="ejemplos">Por ejemplo</h2>
      {drawn && <TripStrip borders={drawn.borders} />}
      <p>Un sello por frontera, escalas incluidas. Abre uno de estos viajes y cámbialo por el tuyo:</p>
      <div className="actions">
        {examples.map((example) => (
          <Button key={example.title} look="outline" small onClick={() => onChoose(example)}>
            {example.title}
          </Button>
        ))}
      </div>
    </section>
  );
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
