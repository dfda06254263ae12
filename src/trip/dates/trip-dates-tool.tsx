import './trip-dates.css';
import { useEffect, useMemo, useState } from 'react';
import { countDays, passportAnswerWords, stayAnswerWords } from '../../journey/answer-words.ts';
import { spokenDay } from '../../journey/calendar-day.ts';
import { calendarEvents } from '../../journey/calendar-events.ts';
import { placeFromSearch } from '../../journey/journey-address.ts';
import { MOST_TRIPS } from '../../journey/journey-draft.ts';
import { addStop, type ListedStop, leaveAddress, useJourney } from '../../journey/journey-store.ts';
import { loadPlaces, type Places } from '../../journey/load-places.ts';
import { answerTrips, type TripAnswer } from '../../journey/trip-answers.ts';
import { readPassport, readTrip, type TripProblems } from '../../journey/trip-draft.ts';
import { isOfSchengen } from '../../journey/trip-place.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Failure } from '../failure.tsx';
import { JourneyNotice } from '../journey-notice.tsx';
import { LastDeed, type OnDone, useLastDeed } from '../last-deed.tsx';
import { PassportFields } from '../passport-fields.tsx';
import { RemoveStop, StopFields, stopId, stopName } from '../stop-fields.tsx';
import { TakeTrip } from '../take-trip.tsx';
import { useSituation } from '../use-situation.ts';
import { useToday } from '../use-today.ts';
import { SchengenPanel } from './schengen-panel.tsx';
import { TripCard } from './trip-card.tsx';
import { askedTrip, NOTHING_ASKED, TripQuestion } from './trip-question.tsx';

const NO_PLACES: Places = new Map();

/** `/revisa-tus-fechas`: the journey's stays and the passport, and how the days of both add up. */
export function TripDatesTool() {
  const state = useJourney();
  const { journey } = state;
  const { loaded: places, hasFailed, retry } = useLoaded(loadPlaces);
  const today = useToday();
  const [situation] = useSituation();
  const [asked, setAsked] = useState(NOTHING_ASKED);
  const { deed, onDone } = useLastDeed();

  const { passport, problems } = readPassport(journey, today);
  const { expiry, issued } = passport;
  const { listed, trips, answers } = useMemo(() => {
    const read = journey.trips.map((stop) => ({ stop, ...readTrip(stop, places ?? NO_PLACES) }));
    const noted = read.flatMap(({ trip }) => trip ?? []);
    const said = answerTrips({ expiry, issued }, noted, today);
    const byTrip = new Map(said.map((answer) => [answer.trip, answer]));
    return {
      trips: noted,
      answers: said,
      listed: read.map((item) => ({ ...item, answer: item.trip && byTrip.get(item.trip) })),
    };
  }, [journey.trips, places, expiry, issued, today]);
  const asking = askedTrip(asked, places ?? NO_PLACES, today);
  const askedAnswer = asking && answerTrips(passport, [...trips, asking], today).find(({ trip }) => trip === asking);
  const coming = (askedAnswer ? [...answers, askedAnswer] : answers).flatMap((answer) => (answer.isPast ? [] : answer));

  // A country's page sends its reader here with the country, and the search with the days too.
  useEffect(() => {
    const place = places && placeFromSearch(location.search);
    if (!place) return;
    const days = new URLSearchParams(location.search).get('dias') ?? '';
    leaveAddress();
    const begun = journey.trips.find((trip) => trip.place === place && trip.entry === '');
    if (begun) onDone('', `${stopId(begun)}-entrada`);
    else setAsked({ place, days, entry: '' });
  }, [places]);

  const schengenTrips = listed.flatMap(({ stop, trip }) =>
    trip && isOfSchengen(trip.place)
      ? [{ id: stop.id, name: trip.place.name, entry: trip.entry, exit: trip.exit }]
      : [],
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
        <Failure onRetry={retry}>No se pudieron cargar las reglas de cada país. Tus fechas siguen aquí.</Failure>
      )}
      {places && listed.length > 0 && (
        <section className="stack gap-2 under-rule" aria-labelledby="tu-ruta">
          <h2 id="tu-ruta" tabIndex={-1}>
            Tus viajes
          </h2>
          <p className="note">Anota también tus estancias en Schengen de los últimos 6 meses: esas cuentan.</p>
          <ul className="ruled">
            {listed.map((item) => (
              <DatedStop key={item.stop.id} {...item} places={places} onDone={onDone} />
            ))}
          </ul>
          {isFull && <p className="note">Llegaste a {MOST_TRIPS} viajes. Quita los más viejos para agregar otro.</p>}
        </section>
      )}
      <LastDeed deed={deed} onDone={onDone} back="tu-ruta" />
      <TripQuestion
        asked={asked}
        onAsk={setAsked}
        places={places}
        answer={askedAnswer}
        tripCount={answers.length}
        today={today}
        isFull={isFull}
        onNote={(stop) => {
          const id = stopId({ id: addStop(stop) });
          onDone('', stop.exit ? id : `${id}-entrada`);
          setAsked(NOTHING_ASKED);
        }}
      />
      <section className="stack under-rule" aria-labelledby="tu-pasaporte">
        <h2 id="tu-pasaporte">Tu pasaporte</h2>
        <PassportFields journey={journey} problems={problems} />
        {today > 0 && expiry !== undefined && expiry < today && (
          <p className="error">
            Tu pasaporte ya venció, el {spokenDay(expiry)}, hace {countDays(today - expiry)}. Con él no puedes viajar.
          </p>
        )}
        {expiry !== undefined && expiry >= today && (
          <ul className="stack gap-2">
            {coming.map(({ passport: answer, trip: { place, entry } }) => (
              <li key={`${place.slug} ${entry}`}>
                <b>{place.name}:</b> {passportAnswerWords(answer, place).text}
              </li>
            ))}
          </ul>
        )}
      </section>
      {schengenTrips.length > 0 && <SchengenPanel today={today} trips={schengenTrips} />}
      {!isEmpty && (
        <TakeTrip
          path="/revisa-tus-fechas"
          journey={journey}
          situation={situation?.situation}
          messageFor={() => datesMessage(answers)}
          events={calendarEvents(passport, answers, today)}
          untimed={untimed.map(({ trip }) => trip)}
          fileName="mis-fechas.ics"
          onDone={onDone}
        />
      )}
    </div>
  );
}

interface DatedStopProps {
  stop: ListedStop;
  places: Places;
  problems: TripProblems;
  /** What the tool says to it, when it can be read. */
  answer: TripAnswer | undefined;
  onDone: OnDone;
}

/** One stay and its answer. */
function DatedStop({ stop, places, problems, answer, onDone }: DatedStopProps) {
  return (
    <li className="stack gap-3 asked">
      <StopFields stop={stop} places={places} problems={problems}>
        <div className="actions">
          <RemoveStop stop={stop} name={stopName(stop, places)} onDone={onDone} />
        </div>
      </StopFields>
      {answer && (
        <div className="stack gap-3 asked__answer">
          <TripCard answer={answer} />
        </div>
      )}
    </li>
  );
}

/** How long each stay may be, as a message; of the passport nothing. */
function datesMessage(answers: readonly TripAnswer[]): string {
  return answers
    .flatMap((answer) => (answer.isPast ? [] : `• ${answer.trip.place.name}: ${stayAnswerWords(answer).text}`))
    .join('\n');
}
