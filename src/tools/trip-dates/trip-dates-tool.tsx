import './trip-dates.css';
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
import { SCHENGEN_SLUG } from '../../journey/trip-place.ts';
import { Button } from '../../ui/button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { JourneyNotice } from '../journey-notice.tsx';
import { CalendarExport } from './calendar-export.tsx';
import { earlyPassport, PassportFields } from './passport-fields.tsx';
import { SchengenPanel } from './schengen-panel.tsx';
import { ShareDates } from './share-dates.tsx';
import { TripItem } from './trip-item.tsx';

const NO_PLACES: Places = new Map();

/** `/revisa-tus-fechas`: the passport, the trips, and what follows from both. Everything happens on the device. */
export function TripDatesTool() {
  const state = useJourney();
  const { journey } = state;
  const { loaded: places, hasFailed, retry } = useLoaded(loadPlaces);
  const [today, setToday] = useState(0);
  const [openId, setOpenId] = useState<number>();
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
  const { listed, answers } = useMemo(() => {
    const read = journey.trips.map((draft) => ({ draft, ...readTrip(draft, places ?? NO_PLACES) }));
    const trips = read.flatMap(({ trip }) => trip ?? []);
    const said = answerTrips({ expiry: passport.expiry, issued: passport.issued }, trips, today);
    const byTrip = new Map(said.map((answer) => [answer.trip, answer]));
    return { answers: said, listed: read.map((item) => ({ ...item, answer: item.trip && byTrip.get(item.trip) })) };
  }, [journey.trips, places, passport.expiry, passport.issued, today]);

  const open = (id: number | undefined) => {
    setOpenId(id);
    if (id !== undefined) focusOn.current = `viaje-${id}-entrada`;
  };

  const add = (place: string) => {
    const id = addStop({ place });
    setOpenId(id);
    focusOn.current = `viaje-${id}-${place === '' ? 'destino' : 'entrada'}`;
  };

  // A country's page sends its reader here with the country; once, or coming back would add it again.
  useEffect(() => {
    const place = places && placeFromSearch(location.search);
    if (!place) return;
    leaveAddress();
    const begun = journey.trips.find((trip) => trip.place === place && trip.entry === '');
    if (begun) open(begun.id);
    else add(place);
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
    ({ isPast, trip: { place } }) => !isPast && place.application && !place.application.term,
  );
  const isFull = journey.trips.length >= MOST_TRIPS;
  const isEmpty = journey.trips.length === 0 && journey.expiry === '' && journey.issued === '';

  return (
    <div className="stack trip-dates script-only">
      <JourneyNotice {...state} />
      <PassportFields journey={journey} problems={problems} passport={passport} today={today} />
      <section className="stack under-rule" aria-labelledby="tus-viajes">
        <h2 id="tus-viajes" tabIndex={-1}>
          Tus viajes
        </h2>
        <p>
          Los que vienen, y las estancias en Schengen de los últimos 6 meses: esas también cuentan. Todo se queda en
          este dispositivo.
        </p>
        {hasFailed && (
          <p className="error" role="alert">
            No se pudieron cargar las reglas de cada país. Tus fechas siguen aquí.{' '}
            <Button look="outline" small onClick={retry}>
              Intentar de nuevo
            </Button>
          </p>
        )}
        {places && listed.length > 0 && (
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
        )}
        <div className="actions">
          <Button onClick={() => add('')} disabled={!places || isFull}>
            Agregar un viaje
          </Button>
          <Button look="outline" onClick={() => add(SCHENGEN_SLUG)} disabled={!places || isFull}>
            Agregar una estancia en Schengen
          </Button>
        </div>
        {isFull && <p className="note">Llegaste a {MOST_TRIPS} viajes. Quita los más viejos para agregar otro.</p>}
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
      </section>
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
