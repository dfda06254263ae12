import './trip-dates.css';
import '../../ui/notice.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { todayInMexico } from '../../catalogue/today.ts';
import { parseDay } from '../../journey/calendar-day.ts';
import { calendarEvents } from '../../journey/calendar-events.ts';
import { placeFromSearch } from '../../journey/journey-address.ts';
import { MOST_TRIPS } from '../../journey/journey-draft.ts';
import {
  addStop,
  changeJourney,
  type EditedJourney,
  eraseJourney,
  type ListedStop,
  leaveAddress,
  plainJourney,
  useJourney,
} from '../../journey/journey-store.ts';
import { loadPlaces, type Places } from '../../journey/load-places.ts';
import { answerTrips } from '../../journey/trip-answers.ts';
import { readPassport, readTrip } from '../../journey/trip-draft.ts';
import { Button } from '../../ui/button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { JourneyNotice } from '../journey-notice.tsx';
import { CalendarExport } from './calendar-export.tsx';
import { earlyPassport, PassportFields } from './passport-fields.tsx';
import { SchengenPanel } from './schengen-panel.tsx';
import { ShareDates } from './share-dates.tsx';
import { TripItem } from './trip-item.tsx';
import { askedTrip, NOTHING_ASKED, TripQuestion } from './trip-question.tsx';

const NO_PLACES: Places = new Map();

/** `/revisa-tus-fechas`: the passport, the trips, and what follows from both. Everything happens on the device. */
export function TripDatesTool() {
  const state = useJourney();
  const { journey } = state;
  const { loaded: places, hasFailed, retry } = useLoaded(loadPlaces);
  const [today, setToday] = useState(0);
  const [openId, setOpenId] = useState<number>();
  const [asked, setAsked] = useState(NOTHING_ASKED);
  const [removed, setRemoved] = useState<{ journey: EditedJourney; words: string }>();
  const focusOn = useRef<string>(undefined);

  // Not while the page is built: that may have been weeks ago.
  useEffect(() => setToday(parseDay(todayInMexico()) ?? 0), []);
  useEffect(() => {
    const early = earlyPassport();
    if (Object.keys(early).length > 0) changeJourney((before) => ({ ...before, ...early }));
  }, []);
  useEffect(() => {
    if (focusOn.current === undefined) return;
    document.getElementById(focusOn.current)?.focus();
    focusOn.current = undefined;
  });

  const { passport, problems } = readPassport(journey, today);
  const dates = { expiry: passport.expiry, issued: passport.issued };
  const { listed, trips, answers } = useMemo(() => {
    const read = journey.trips.map((draft) => ({ draft, ...readTrip(draft, places ?? NO_PLACES) }));
    const noted = read.flatMap(({ trip }) => trip ?? []);
    const said = answerTrips(dates, noted, today);
    const byTrip = new Map(said.map((answer) => [answer.trip, answer]));
    return {
      trips: noted,
      answers: said,
      listed: read.map((item) => ({ ...item, answer: item.trip && byTrip.get(item.trip) })),
    };
  }, [journey.trips, places, passport.expiry, passport.issued, today]);
  const asking = askedTrip(asked, places ?? NO_PLACES, today);
  const askedAnswer = asking && answerTrips(dates, [...trips, asking], today).find(({ trip }) => trip === asking);

  const open = (id: number | undefined) => {
    setOpenId(id);
    if (id !== undefined) focusOn.current = `viaje-${id}-entrada`;
  };

  // A country's page sends its reader here with the country, and the search with the days too.
  useEffect(() => {
    const place = places && placeFromSearch(location.search);
    if (!place) return;
    const days = new URLSearchParams(location.search).get('dias') ?? '';
    leaveAddress();
    const begun = journey.trips.find((trip) => trip.place === place && trip.entry === '');
    if (begun) open(begun.id);
    else setAsked({ place, days, entry: '' });
  }, [places]);

  const remove = ({ id, place }: ListedStop) => {
    const name = places?.get(place)?.name ?? 'el viaje';
    changeJourney((before) => {
      setRemoved({ journey: before, words: `Quitaste ${name}.` });
      return { ...before, trips: before.trips.filter((trip) => trip.id !== id) };
    });
    focusOn.current = 'deshacer';
  };

  const removeAll = () => {
    setRemoved({ journey, words: 'Borraste tu viaje y tus fechas.' });
    eraseJourney();
    focusOn.current = 'deshacer';
  };

  const undo = () => {
    if (removed) changeJourney(() => removed.journey);
    setRemoved(undefined);
    focusOn.current = 'tus-viajes';
  };

  const schengenTrips = listed.flatMap(({ draft, trip }) =>
    trip?.place.isSchengenCount ? [{ id: draft.id, name: trip.place.name, entry: trip.entry, exit: trip.exit }] : [],
  );
  const untimed = answers.filter(
    ({ isPast, trip: { place } }) => !isPast && place.application && (place.application.term?.isLeast ?? true),
  );
  const isFull = journey.trips.length >= MOST_TRIPS;
  const isEmpty = journey.trips.length === 0 && journey.expiry === '' && journey.issued === '';

  return (
    <div className="stack trip-dates script-only">
      <JourneyNotice {...state} />
      {hasFailed && (
        <p className="notice notice--error" role="alert">
          No se pudieron cargar las reglas de cada país. Tus fechas siguen aquí.{' '}
          <Button look="outline" small onClick={retry}>
            Intentar de nuevo
          </Button>
        </p>
      )}
      {places && listed.length > 0 && (
        <section className="stack gap-2 under-rule" aria-labelledby="tus-viajes">
          <h2 id="tus-viajes" tabIndex={-1}>
            Tus viajes
          </h2>
          <p className="note">Anota también tus estancias en Schengen de los últimos 6 meses: esas cuentan.</p>
          <ul className="trip-dates__list">
            {listed.map(({ draft, problems: tripProblems, answer }) => (
              <TripItem
                key={draft.id}
                draft={draft}
                places={places}
                problems={tripProblems}
                answer={answer}
                isOpen={openId === draft.id}
                onOpen={open}
                onRemove={remove}
              />
            ))}
          </ul>
          {isFull && <p className="note">Llegaste a {MOST_TRIPS} viajes. Quita los más viejos para agregar otro.</p>}
        </section>
      )}
      <p className="message" role="status">
        {removed && (
          <>
            {removed.words}{' '}
            <Button id="deshacer" look="outline" small onClick={undo}>
              Deshacer
            </Button>
          </>
        )}
      </p>
      <TripQuestion
        asked={asked}
        onAsk={setAsked}
        places={places}
        answer={askedAnswer}
        tripCount={answers.length}
        today={today}
        isFull={isFull}
        onNote={(stop) => {
          const id = addStop(stop);
          if (stop.exit) focusOn.current = `viaje-${id}`;
          else open(id);
          setAsked(NOTHING_ASKED);
        }}
      />
      <PassportFields
        journey={journey}
        problems={problems}
        passport={passport}
        today={today}
        answers={askedAnswer ? [...answers, askedAnswer] : answers}
      />
      {schengenTrips.length > 0 && <SchengenPanel today={today} trips={schengenTrips} />}
      {!isEmpty && (
        <section className="stack under-rule trip-dates__take" aria-labelledby="llevatelas">
          <h2 id="llevatelas">Llévate tus fechas</h2>
          <CalendarExport
            events={calendarEvents(passport, answers, today)}
            untimed={untimed.map(({ trip }) => trip)}
            fileName="mis-fechas.ics"
          />
          <ShareDates draft={plainJourney(journey)} />
          <Button look="outline" small onClick={removeAll}>
            Borrar mi viaje y mis fechas
          </Button>
        </section>
      )}
    </div>
  );
}
