import './my-trip.css';
import '../../ui/notice.css';
import '../../country/share.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { detailsPath } from '../../catalogue/country-details.ts';
import type { Situation } from '../../catalogue/situation.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { parseDay } from '../../journey/calendar-day.ts';
import { currentSituation } from '../../journey/current-situation.ts';
import { placeFromSearch } from '../../journey/journey-address.ts';
import { type JourneyRules, journeyFindings } from '../../journey/journey-findings.ts';
import {
  changeJourney,
  type EditedJourney,
  eraseJourney,
  leaveAddress,
  newStopId,
  plainJourney,
  useJourney,
} from '../../journey/journey-store.ts';
import { type JourneyFacts, loadJourneyFacts, NO_FACTS } from '../../journey/load-journey-facts.ts';
import { readJourney } from '../../journey/read-journey.ts';
import type { Travellers } from '../../journey/route.ts';
import { putSituation } from '../../journey/situation-address.ts';
import { keepSituation, SITUATION_CHANGED } from '../../journey/stored-situation.ts';
import { keepOffline } from '../../offline/keep-offline.ts';
import { Button } from '../../ui/button.tsx';
import { useEarlyChoices } from '../../ui/use-early-choices.ts';
import type { MinorsLeavingMexico } from '../checklist/minors-schema.ts';
import { JourneyNotice } from '../journey-notice.tsx';
import { AnswerSections } from './answer-sections.tsx';
import { RouteForm } from './route-form.tsx';
import { TakeTrip } from './take-trip.tsx';
import { TravellersForm } from './travellers-form.tsx';
import { tripAnswer } from './trip-answer.ts';
import { tripEvents } from './trip-events.ts';
import { exampleDraft, type TripExample } from './trip-examples.ts';
import { TripStrip } from './trip-strip.tsx';

interface MyTripToolProps {
  minors: MinorsLeavingMexico;
  rules: JourneyRules;
  examples: readonly TripExample[];
}

/** `/mi-viaje`: who travels and where to, and one answer that changes as it is typed. Everything happens on the device. */
export function MyTripTool({ minors, rules, examples }: MyTripToolProps) {
  const state = useJourney();
  const { journey } = state;
  const [today, setToday] = useState(0);
  const [situation, setSituation] = useSituation();
  const { facts, isWaiting, retry } = useFacts(journey);
  const [done, setDone] = useState<{ message: string; removed?: EditedJourney | undefined }>({ message: '' });
  const focusOn = useRef<string>(undefined);
  const root = useEarlyChoices<HTMLDivElement>();

  // Not while the page is built: that may have been weeks ago.
  useEffect(() => setToday(parseDay(todayInMexico()) ?? 0), []);
  useEffect(() => {
    if (focusOn.current === undefined) return;
    document.getElementById(focusOn.current)?.focus();
    focusOn.current = undefined;
  });

  const onDone = (message: string, focus?: string, removed?: EditedJourney) => {
    setDone({ message, removed });
    focusOn.current = focus;
  };

  // A country's page sends its reader here with the country; once, or coming back would add it again.
  useEffect(() => {
    const place = placeFromSearch(location.search);
    if (!place) return;
    leaveAddress();
    const begun = journey.trips.find((trip) => trip.place === place && trip.entry === '');
    const id = begun?.id ?? newStopId();
    if (!begun) {
      changeJourney((before) => ({
        ...before,
        trips: [...before.trips, { id, place, entry: before.trips.at(-1)?.exit ?? '', exit: '', via: [] }],
      }));
    }
    onDone('', `parada-${id}-entrada`);
  }, []);

  const read = useMemo(() => readJourney(journey, facts, situation, today), [journey, facts, situation, today]);
  const { travellers, route, problems } = read;
  const unread = {
    route: problems.stops.size > 0 || facts.failed.length > 0,
    passport: Object.keys(problems.passport).length > 0,
  };
  const answerOf = (whom: Travellers) => {
    const findings = journeyFindings(whom, route, today, rules);
    const answer = tripAnswer({ findings, route, travellers: whom, minors, rules, today, unread });
    return { findings, answer };
  };
  const { findings, answer } = useMemo(() => answerOf(travellers), [read, facts, minors]);

  const isEmpty = journey.trips.length === 0 && journey.back.length === 0;
  const erase = () => {
    onDone('Borraste tu viaje.', 'deshacer', journey);
    eraseJourney();
  };
  const undo = () => {
    const { removed } = done;
    if (removed) changeJourney(() => removed);
    onDone('', 'tu-ruta');
  };
  const load = (example: TripExample) => {
    const { trips = [], ...rest } = exampleDraft(example, today);
    changeJourney((before) => ({ ...before, ...rest, trips: trips.map((trip) => ({ ...trip, id: newStopId() })) }));
    onDone('Este es un ejemplo: cámbialo por tu viaje.', 'tu-respuesta');
  };

  return (
    <div ref={root} className="my-trip script-only">
      <div className="stack my-trip__notices">
        <JourneyNotice {...state} />
        {facts.failed.length > 0 && !isWaiting && (
          <Failure failed={facts.failed.map((slug) => facts.places.get(slug)?.name ?? slug)} onRetry={retry} />
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
            <TripStrip borders={answer.borders} />
          </>
        )}
      </section>
      <div className="stack my-trip__form">
        <RouteForm journey={journey} places={facts.places} problems={problems.stops} onDone={onDone} />
        <div className="actions message" role="status">
          {done.message && <p>{done.message}</p>}
          {done.removed && (
            <Button id="deshacer" look="outline" small onClick={undo}>
              Deshacer
            </Button>
          )}
        </div>
        <TravellersForm
          journey={journey}
          problems={problems.passport}
          places={facts.places}
          situation={situation}
          onSituation={setSituation}
        />
      </div>
      {isEmpty ? (
        <Examples examples={examples} onChoose={load} />
      ) : (
        <div className="stack my-trip__answer">
          {answer.borders.length > 0 && <AnswerSections answer={answer} />}
          <TakeTrip
            draft={plainJourney(journey)}
            ownHash={situation ? putSituation(new URLSearchParams(), situation).toString() : ''}
            answerFor={(withOwn) => (withOwn ? answer : answerOf(anybody(travellers)).answer)}
            events={tripEvents(travellers.passport, findings, today)}
            onErase={erase}
          />
        </div>
      )}
    </div>
  );
}

/** The travellers as a link without the reader's own data has them. */
function anybody({ adults }: Travellers): Travellers {
  return { adults, children: [], company: '', passport: {} };
}

function Failure({ failed, onRetry }: { failed: readonly string[]; onRetry: () => void }) {
  return (
    <div className="notice" role="alert">
      <p>
        {navigator.onLine === false ? 'No hay conexión y ' : ''}no pudimos traer las reglas de {spokenList(failed)}. Lo
        que escribiste sigue aquí.
      </p>
      <Button look="outline" small onClick={onRetry}>
        Intentar de nuevo
      </Button>
    </div>
  );
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

/** What the reader holds, here as on every page: said once, kept on the device, or of the link that was opened. */
function useSituation(): [Situation | undefined, (situation: Situation) => void] {
  const [current, setCurrent] = useState<ReturnType<typeof currentSituation>>();
  useEffect(() => {
    const read = () => setCurrent(currentSituation());
    read();
    window.addEventListener(SITUATION_CHANGED, read);
    return () => window.removeEventListener(SITUATION_CHANGED, read);
  }, []);
  const change = (situation: Situation) => {
    if (current?.origin === 'address') setCurrent({ situation, origin: 'address' });
    // Where nothing can be kept it still holds for this page.
    else if (!keepSituation(situation)) setCurrent({ situation, origin: 'device' });
  };
  return [current?.situation, change];
}

/** The facts of every place named; those that came stay on screen while others are on their way. */
function useFacts({ trips, back }: EditedJourney): { facts: JourneyFacts; isWaiting: boolean; retry: () => void } {
  const [facts, setFacts] = useState<JourneyFacts>(NO_FACTS);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<string>();
  const layovers = [...trips.flatMap(({ via = [] }) => via), ...back];
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
