import '../../country/status.css';
import '../../country/badge.css';
import type { ReactNode } from 'react';
import { confidenceLabel } from '../../catalogue/confidence.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import { Doubt } from '../../country/doubt.tsx';
import { SourceLink } from '../../country/source-link.tsx';
import { type AnswerWords, countDays, passportAnswerWords, stayWords, type Tone } from '../../journey/answer-words.ts';
import { spokenDay } from '../../journey/calendar-day.ts';
import type { ComingTrip, PastTrip, TripAnswer } from '../../journey/trip-answers.ts';
import type { Trip } from '../../journey/trip-draft.ts';
import { SCHENGEN_SLUG, type TripPlace } from '../../journey/trip-place.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** Everything the tool says about one trip. */
export function TripCard({ answer }: { answer: TripAnswer }) {
  const { clash } = answer;
  return (
    <>
      {answer.isPast ? <PastCard answer={answer} /> : <ComingCard answer={answer} />}
      {clash && <Clash trip={clash} />}
    </>
  );
}

function ComingCard({ answer }: { answer: ComingTrip }) {
  const { place } = answer.trip;
  return (
    <>
      <dl className="stack pair labelled answers">
        <AnswerLine about="Pasaporte" words={passportAnswerWords(answer.passport, place)}>
          {answer.leavesArea !== undefined && (
            <p className="note">
              Lo contamos con tu salida de la zona Schengen, el {spokenDay(answer.leavesArea)}: de un país a otro no
              sales de ella.
            </p>
          )}
          <ValiditySource place={place} />
        </AnswerLine>
        <AnswerLine about="Estancia" words={stayWords(answer)}>
          <Doubt text={place.stay.doubt} className="note" />
        </AnswerLine>
      </dl>
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

function PastCard({ answer: { trip, days, overstay } }: { answer: PastTrip }) {
  if (!trip.place.isSchengenCount) return <p className="note">Ya pasó.</p>;
  return (
    <p className="note">
      Ya pasó. Suma {countDays(days)} a tu cuenta Schengen mientras siga en el periodo de 180 días.
      {overstay &&
        ` Con estas fechas te pasaste ${countDays(overstay.days)}, desde el ${spokenDay(overstay.first)}. Revisa que estén bien.`}
    </p>
  );
}

function Clash({ trip }: { trip: Trip }) {
  return (
    <p className="notice notice--remark">
      Estas fechas se enciman con tu viaje a {trip.place.name}, del {spokenDay(trip.entry)} al {spokenDay(trip.exit)}.
      Si una está mal, cámbiala; para Schengen un día repetido cuenta una sola vez.
    </p>
  );
}

function ValiditySource({ place: { validity } }: { place: TripPlace }) {
  if (!validity) return null;
  const { doubt, source, checkedOn, confidence, blankPages } = validity;
  return (
    <>
      {blankPages && (
        <p className="note">
          Lleva además {blankPages === 1 ? 'una página en blanco' : `${blankPages} páginas en blanco`}.
        </p>
      )}
      <Doubt text={doubt} className="note" />
      <p className="note">
        Según <SourceLink source={source} />, revisado el {formatPartialDate(checkedOn)}, {confidenceLabel(confidence)}.
      </p>
    </>
  );
}

/** Answers are made anew at every key; these two would be drawn alike. Their places are the same objects. */
export function sameAnswer(before: TripAnswer | undefined, after: TripAnswer | undefined): boolean {
  if (!before || !after) return before === after;
  return before.trip.place === after.trip.place && essence(before) === essence(after);
}

function essence({ trip, clash, ...said }: TripAnswer): string {
  return JSON.stringify([trip.entry, trip.exit, clash && [clash.place.slug, clash.entry, clash.exit], said]);
}

/** The house's stamps: shape, ink, texture and word say whether something is met. */
const LOOKS: Record<Tone, { className: string; icon: IconName }> = {
  good: { className: 'status-free', icon: 'tick' },
  bad: { className: 'status-required', icon: 'alert' },
  ask: { className: 'status-ask', icon: 'question' },
};

/** One answer: what it is about, its stamp and its sentence; below, what is in doubt and where it comes from. */
function AnswerLine({ about, words, children }: { about: string; words: AnswerWords; children?: ReactNode }) {
  const { className, icon } = LOOKS[words.tone];
  return (
    <div className="answer">
      <dt>{about}</dt>
      <dd>
        <span className={`badge ${className}`}>
          <Icon name={icon} />
          {words.stamp}
        </span>
        <p>{words.text}</p>
        {children}
      </dd>
    </div>
  );
}
