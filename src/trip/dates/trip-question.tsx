import { passportWords } from '../../catalogue/voice/passport-words.ts';
import { AnswerPanel } from '../../country/answer-panel.tsx';
import { type CalendarDay, formatDay, parseDay, spokenDay } from '../../journey/calendar-day.ts';
import type { Places } from '../../journey/load-places.ts';
import type { TripAnswer } from '../../journey/trip-answers.ts';
import type { Trip, TripDraft } from '../../journey/trip-draft.ts';
import type { TripPlace } from '../../journey/trip-place.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DateField } from '../date-field.tsx';
import { TripCard } from './trip-card.tsx';

/** As it stands in the fields; any of it may be empty. */
export interface Asked {
  place: string;
  days: string;
  entry: string;
}

export const NOTHING_ASKED: Asked = { place: '', days: '', entry: '' };

interface TripQuestionProps {
  asked: Asked;
  onAsk: (asked: Asked) => void;
  /** Undefined until they have come. */
  places: Places | undefined;
  /** Undefined while a place or the days are missing. */
  answer: TripAnswer | undefined;
  /** How many trips were noted down. */
  tripCount: number;
  today: CalendarDay;
  isFull: boolean;
  onNote: (stop: TripDraft) => void;
}

/** The trip that is asked about: from today on while nobody knows when. Undefined while a place or the days are missing. */
export function askedTrip({ place: slug, days, entry }: Asked, places: Places, today: CalendarDay): Trip | undefined {
  const place = places.get(slug);
  const from = parseDay(entry) ?? today;
  return place && isCount(days) ? { place, entry: from, exit: from + Number(days) - 1 } : undefined;
}

const isCount = (days: string) => /^[1-9]\d{0,2}$/.test(days);

/** How long one may stay, also before one knows when; and the way to a trip with its dates. */
export function TripQuestion({ asked, onAsk, places, answer, tripCount, today, isFull, onNote }: TripQuestionProps) {
  const { days, entry } = asked;
  const place = places?.get(asked.place);
  const hasDates = answer && parseDay(entry) !== undefined;
  const stop = { place: asked.place, entry, exit: hasDates ? formatDay(answer.trip.exit) : '' };
  const toTrip = (
    <div className="actions">
      <Button onClick={() => onNote(stop)} disabled={isFull}>
        {hasDates ? 'Anotar este viaje' : 'Ponerle fechas'}
      </Button>
    </div>
  );
  return (
    <section className="stack under-rule asked" aria-labelledby="sin-fechas">
      <div className="stack">
        <h2 id="sin-fechas">{tripCount === 0 ? '¿Cuánto puedo quedarme?' : 'Otro viaje'}</h2>
        {/* Every destination, after the Schengen area as a whole. */}
        <SelectField
          id="sin-fechas-destino"
          label="¿A dónde?"
          isFree
          disabled={!places}
          placeholder={places ? 'Elige un destino' : 'Un momento…'}
          options={[...(places?.values() ?? [])].map(({ slug, name }) => [slug, name])}
          value={place?.slug ?? ''}
          onChange={(event) => onAsk({ ...asked, place: event.target.value })}
        />
        <div className="route__days">
          <TextField
            id="sin-fechas-dias"
            label="¿Cuántos días?"
            error={days === '' || isCount(days) ? undefined : 'Escribe un número de días, del 1 al 999.'}
            isFree
            className="input figure-text"
            inputMode="numeric"
            autoComplete="off"
            value={days}
            onChange={(event) => onAsk({ ...asked, days: event.target.value.trim() })}
          />
          <DateField
            id="sin-fechas-entrada"
            label="¿Cuándo entras?"
            value={entry}
            onChange={(chosen) => onAsk({ ...asked, entry: chosen })}
          />
        </div>
      </div>
      <div role="status" className="stack gap-3 asked__answer">
        {answer ? (
          <TripCard answer={answer}>
            {hasDates ? toTrip : <p className="note">Contamos como si entraras hoy, {spokenDay(today)}.</p>}
          </TripCard>
        ) : place ? (
          <>
            <Limits place={place} />
            {toTrip}
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
