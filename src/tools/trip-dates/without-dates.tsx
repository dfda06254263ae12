import { useState } from 'react';
import { passportWords } from '../../catalogue/passport-words.ts';
import { type CalendarDay, spokenDay } from '../../journey/calendar-day.ts';
import type { Places } from '../../journey/load-places.ts';
import type { Passport } from '../../journey/passport-check.ts';
import { answerTrips } from '../../journey/trip-answers.ts';
import type { Trip } from '../../journey/trip-draft.ts';
import type { TripPlace } from '../../journey/trip-place.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/button-disabled.css';
import { Field } from '../../ui/field.tsx';
import { AnswerPanel } from '../answer-panel.tsx';
import { PlaceSelect } from './place-select.tsx';
import { TripCard } from './trip-card.tsx';

interface WithoutDatesProps {
  /** What the address asks. */
  asked: { place: string; days: string };
  /** Undefined until they have come. */
  places: Places | undefined;
  passport: Passport;
  /** Those that were noted down; their days count. */
  trips: readonly Trip[];
  today: CalendarDay;
  isFull: boolean;
  onDates: (place: string) => void;
}

/** How long one may stay, before one knows when; and the way to a trip with its dates. */
export function WithoutDates({ asked, places, passport, trips, today, isFull, onDates }: WithoutDatesProps) {
  const [slug, setSlug] = useState(asked.place);
  const [days, setDays] = useState(asked.days);
  const place = places?.get(slug);
  const count = Number(days);
  const isCount = Number.isInteger(count) && count >= 1 && count <= 999;
  const trip = place && isCount && { place, entry: today, exit: today + count - 1 };
  const answer = trip && answerTrips(passport, [...trips, trip], today).at(-1);
  const toDates = (
    <div className="actions">
      <Button onClick={() => onDates(slug)} disabled={isFull}>
        Ponerle fechas
      </Button>
    </div>
  );
  return (
    <section className="stack under-rule asked" aria-labelledby="sin-fechas">
      <div className="stack">
        <h2 id="sin-fechas">{trips.length === 0 ? '¿Cuánto puedo quedarme?' : 'Otro viaje'}</h2>
        <Field id="sin-fechas-destino" label="¿A dónde?">
          {(control) => <PlaceSelect {...control} places={places} value={slug} onChoose={setSlug} />}
        </Field>
        <Field
          id="sin-fechas-dias"
          label="¿Cuántos días?"
          error={days === '' || isCount ? undefined : 'Escribe un número de días, del 1 al 999.'}
          isOptional
        >
          {(control) => (
            <input
              {...control}
              className="input figure-text"
              inputMode="numeric"
              autoComplete="off"
              value={days}
              onChange={(event) => setDays(event.target.value.trim())}
            />
          )}
        </Field>
      </div>
      <div role="status" className="stack gap-3 asked__answer">
        {answer ? (
          <TripCard answer={answer}>
            <p className="note">Contamos como si entraras hoy, {spokenDay(today)}.</p>
            {toDates}
          </TripCard>
        ) : place ? (
          <>
            <Limits place={place} />
            {toDates}
          </>
        ) : (
          <AnswerPanel tone="ask">
            <p>Elige un destino y aquí te contestamos. Las fechas pueden esperar.</p>
          </AnswerPanel>
        )}
      </div>
    </section>
  );
}

/** What a place asks of everybody. */
function Limits({ place: { stay, validity } }: { place: TripPlace }) {
  const isSure = stay.limit.kind === 'known' && stay.limit.surely && stay.confidence !== 'low';
  return (
    <AnswerPanel tone={isSure ? 'good' : 'ask'} word={stay.text || 'Por confirmar'}>
      {!stay.text && <p>Pregunta en su embajada cuánto puedes quedarte.</p>}
      {stay.doubt && <p>{stay.doubt}</p>}
      <p>{validity ? passportWords(validity) : 'La vigencia del pasaporte está por confirmar.'}</p>
    </AnswerPanel>
  );
}
