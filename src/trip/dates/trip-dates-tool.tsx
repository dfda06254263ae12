import './trip-dates.css';
import { useEffect, useMemo } from 'react';
import { todayInMexico } from '../../catalogue/today.ts';
import { countDays, passportAnswerWords, stayAnswerWords } from '../../journey/answer-words.ts';
import { formatDay, parseDay, spokenDay } from '../../journey/calendar-day.ts';
import { calendarEvents } from '../../journey/calendar-events.ts';
import { placeFromSearch } from '../../journey/journey-address.ts';
import { MOST_TRIPS } from '../../journey/journey-draft.ts';
import { addStop, changeJourney, leaveAddress, listed, showLinked, useJourney } from '../../journey/journey-store.ts';
import { loadPlaces, type Places } from '../../journey/load-places.ts';
import { checkAtEntry } from '../../journey/passport-check.ts';
import { answerTrips, type TripAnswer } from '../../journey/trip-answers.ts';
import { readPassport, readTrip } from '../../journey/trip-draft.ts';
import { isOfSchengen, type TripPlace } from '../../journey/trip-place.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Failure } from '../failure.tsx';
import { useBusy, useSituation, useToday } from '../hooks.ts';
import { JourneyNotice } from '../journey-notice.tsx';
import { LastDeed, useLastDeed } from '../last-deed.tsx';
import { RouteForm } from '../my-trip/route-form.tsx';
import { PassportFields } from '../passport-fields.tsx';
import { stopId } from '../stop-fields.tsx';
import { TakeTrip } from '../take-trip.tsx';
import { SchengenPanel } from './schengen-panel.tsx';
import { Limits, TripCard } from './trip-card.tsx';

const NO_PLACES: Places = new Map();

/** `/revisa-tus-fechas`: the journey's stays and the passport, and how the days of both add up. */
export function TripDatesTool() {
  const state = useJourney();
  const { journey } = state;
  const { loaded: places, hasFailed, retry } = useLoaded(loadPlaces);
  const isBusy = useBusy(!places && !hasFailed);
  const today = useToday();
  const situation = useSituation();
  const { deed, onDone } = useLastDeed();

  const { passport, problems } = readPassport(journey, today);
  const { expiry, issued } = passport;
  const { read, answers, byStop } = useMemo(() => {
    const all = journey.trips.map((stop) => ({ stop, ...readTrip(stop, places ?? NO_PLACES) }));
    const dated = all.flatMap(({ stop, trip }) => (trip ? [{ stop, trip }] : []));
    const said = answerTrips(
      { expiry, issued },
      dated.map(({ trip }) => trip),
      today,
    );
    return { read: all, answers: said, byStop: new Map(dated.map(({ stop }, at) => [stop.id, said[at]])) };
  }, [journey.trips, places, expiry, issued, today]);

  // A country's page sends its reader here with the country, which is kept once its days are typed; a question of so
  // many days, only when that is asked.
  useEffect(() => {
    const place = places && placeFromSearch(location.search);
    if (!place) return;
    const days = Number(new URLSearchParams(location.search).get('dias'));
    leaveAddress();
    if (Number.isInteger(days) && days > 0 && days < 1000) {
      const entry = parseDay(todayInMexico()) ?? 0;
      const [asked] = listed([{ place, entry: formatDay(entry), exit: formatDay(entry + days - 1), via: [] }]);
      if (!asked) return;
      showLinked((own) => ({ ...own, trips: [...own.trips, asked] }), []);
      onDone('Contamos como si entraras hoy: cambia la fecha cuando la sepas.', stopId(asked));
    } else {
      const begun = journey.trips.find((trip) => trip.place === place && trip.entry === '');
      onDone('', `${stopId({ id: begun?.id ?? addStop({ place }, false) })}-entrada`);
    }
  }, [places]);

  const schengenTrips = read.flatMap(({ trip }) => (trip && isOfSchengen(trip.place) ? trip : []));
  const checked = read.flatMap(({ stop, entry }) => {
    const place = places?.get(stop.place);
    const answer = byStop.get(stop.id);
    if (!place || answer?.isPast) return [];
    return { stop, place, said: answer?.passport ?? (entry && checkAtEntry(passport, place, entry)) };
  });
  const isEmpty = journey.trips.length === 0 && journey.expiry === '' && journey.issued === '';

  return (
    <div className="stack trip-dates script-only" aria-busy={isBusy}>
      <JourneyNotice {...state} />
      {hasFailed && (
        <Failure onRetry={retry}>No se pudieron cargar las reglas de cada país. Tus fechas siguen aquí.</Failure>
      )}
      <RouteForm
        journey={journey}
        places={places ?? NO_PLACES}
        problems={new Map(places && read.map(({ stop, problems: wrong }) => [stop.id, wrong]))}
        onDone={onDone}
        most={MOST_TRIPS}
        beside={(stop) => <StopAnswer answer={byStop.get(stop.id)} place={places?.get(stop.place)} />}
      />
      <LastDeed deed={deed} onDone={onDone} back="tu-ruta" />
      <section className="stack under-rule" aria-labelledby="tu-pasaporte">
        <h2 id="tu-pasaporte">Tu pasaporte</h2>
        <PassportFields
          dates={journey}
          problems={problems}
          onChange={(part) => changeJourney((before) => ({ ...before, ...part }))}
        />
        {today > 0 && expiry !== undefined && expiry < today && (
          <p className="error">
            Tu pasaporte ya venció, el {spokenDay(expiry)}, hace {countDays(today - expiry)}. Con él no puedes viajar.
          </p>
        )}
        {expiry !== undefined && expiry >= today && (
          <ul className="stack gap-2">
            {checked.map(({ stop, place, said }) => (
              <li key={stop.id}>
                <b>{place.name}:</b>{' '}
                {said ? passportAnswerWords(said, place).text : 'Pon el día en que entras y el día en que sales.'}
              </li>
            ))}
          </ul>
        )}
      </section>
      {schengenTrips.length > 0 && <SchengenPanel today={today} trips={schengenTrips} />}
      <a className="arrow-link" href="/mi-viaje">
        Qué visas te faltan, para cuándo y qué llevas
      </a>
      {!isEmpty && (
        <TakeTrip
          path="/revisa-tus-fechas"
          trip={{
            journey,
            situation,
            messageFor: () => datesMessage(answers),
            events: () => calendarEvents(passport, answers, today),
            onDone,
          }}
        />
      )}
    </div>
  );
}

/** What the dates of one stay come to; without them, what its place asks of everybody. */
function StopAnswer({ answer, place }: { answer: TripAnswer | undefined; place: TripPlace | undefined }) {
  if (!answer && !place) return null;
  return (
    <div role="status" className="stack asked__answer">
      {answer ? <TripCard answer={answer} /> : place && <Limits place={place} />}
    </div>
  );
}

/** How long each stay may be, as a message; of the passport nothing. */
function datesMessage(answers: readonly TripAnswer[]): string {
  return answers
    .flatMap((answer) => (answer.isPast ? [] : `• ${answer.trip.place.name}: ${stayAnswerWords(answer).text}`))
    .join('\n');
}
