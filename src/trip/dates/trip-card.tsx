import type { ReactNode } from 'react';
import { confidenceLabel } from '../../catalogue/confidence.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import { passportWords } from '../../catalogue/voice/passport-words.ts';
import { AnswerPanel } from '../../country/answer-panel.tsx';
import { Doubt, SourceLink } from '../../country/notices.tsx';
import { type AnswerWords, countDays, passportAnswerWords, stayAnswerWords } from '../../journey/answer-words.ts';
import { spokenDay } from '../../journey/calendar-day.ts';
import type { ComingTrip, PastTrip, TripAnswer } from '../../journey/trip-answers.ts';
import { SCHENGEN_SLUG, type TripPlace } from '../../journey/trip-place.ts';
import { EXPIRY_ID } from '../passport-fields.tsx';

/** Everything this view says about one trip. */
export function TripCard({ answer }: { answer: TripAnswer }) {
  const { clash } = answer;
  return (
    <>
      {answer.isPast ? <PastCard answer={answer} /> : <ComingCard answer={answer} />}
      {clash && (
        <p className="notice notice--remark">
          Estas fechas se enciman con tu viaje a {clash.place.name}, del {spokenDay(clash.entry)} al{' '}
          {spokenDay(clash.exit)}. Si una está mal, cámbiala; para Schengen un día repetido cuenta una sola vez.
        </p>
      )}
    </>
  );
}

function ComingCard({ answer }: { answer: ComingTrip }) {
  const { place } = answer.trip;
  return (
    <>
      <dl className="stack pair">
        <Answer about="Estancia" words={stayAnswerWords(answer)} doubt={place.stay.doubt} />
        <Answer about="Pasaporte" words={passportAnswerWords(answer.passport, place)} doubt={place.validity?.doubt}>
          {answer.passport.outcome === 'unknown' && answer.passport.because === 'no-expiry' && (
            <a href={`#${EXPIRY_ID}`}>Poner la fecha</a>
          )}
        </Answer>
      </dl>
      {answer.leavesArea !== undefined && (
        <p className="note">
          Contamos el pasaporte con tu salida de la zona Schengen, el {spokenDay(answer.leavesArea)}: de un país a otro
          no sales de ella.
        </p>
      )}
      <ValiditySource place={place} />
      {place.slug === SCHENGEN_SLUG ? (
        <a className="arrow-link" href="/wiki#schengen">
          Cómo funciona la zona Schengen
        </a>
      ) : (
        <a className="arrow-link" href={`/pais/${place.slug}`}>
          ¿Necesitas visa para {place.name}? Mira su ficha
        </a>
      )}
    </>
  );
}

/** While the days are missing: what a place asks of everybody. */
export function Limits({ place: { stay, validity } }: { place: TripPlace }) {
  const isSure = stay.limit.kind === 'known' && stay.limit.surely && stay.confidence !== 'low';
  return (
    <AnswerPanel tone={isSure ? 'good' : 'ask'} word={stay.text || 'Por confirmar'}>
      {!stay.text && <p>Pregunta en su embajada cuánto puedes quedarte.</p>}
      {stay.doubt && <p>{stay.doubt}</p>}
      <p>{validity ? passportWords(validity) : 'La vigencia del pasaporte está por confirmar.'}</p>
    </AnswerPanel>
  );
}

function PastCard({ answer: { trip, days, overstay } }: { answer: PastTrip }) {
  const { counted: area } = trip.place;
  if (!area) return <p className="note">Ya pasó.</p>;
  return (
    <p className="note">
      Ya pasó. Suma {countDays(days)} a tu cuenta de {area.inSentence}
      {area.stay.within ? ` mientras siga en el periodo de ${area.stay.within} días` : ''}.
      {overstay &&
        ` Con estas fechas te pasaste ${countDays(overstay.days)}, desde el ${spokenDay(overstay.first)}. Revisa que estén bien.`}
    </p>
  );
}

function ValiditySource({ place: { validity } }: { place: TripPlace }) {
  if (!validity) return null;
  const { source, checkedOn, confidence, blankPages } = validity;
  const pages = blankPages === 1 ? 'una página en blanco' : `${blankPages} páginas en blanco`;
  return (
    <p className="note">
      {blankPages && `Lleva además ${pages}. `}
      Del pasaporte, según <SourceLink source={source} />, revisado el {formatPartialDate(checkedOn)},{' '}
      {confidenceLabel(confidence)}.
    </p>
  );
}

interface AnswerProps {
  about: string;
  words: AnswerWords;
  doubt: string | undefined;
  children?: ReactNode;
}

/** One answer: what it is about, its stamp and its sentence; below, what is in doubt. */
function Answer({ about, words, doubt, children }: AnswerProps) {
  return (
    <AnswerPanel tone={words.tone} about={about} word={words.stamp}>
      <p>
        {words.text} {children}
      </p>
      <Doubt text={doubt} className="note" />
    </AnswerPanel>
  );
}
