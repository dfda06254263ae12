import { countDays, passportAnswerWords } from '../../journey/answer-words.ts';
import { type CalendarDay, spokenDay } from '../../journey/calendar-day.ts';
import { changeJourney, type EditedJourney } from '../../journey/journey-store.ts';
import type { Passport } from '../../journey/passport-check.ts';
import type { TripAnswer } from '../../journey/trip-answers.ts';
import type { PassportProblems } from '../../journey/trip-draft.ts';
import { DateField } from './date-field.tsx';

interface PassportFieldsProps {
  journey: EditedJourney;
  passport: Passport;
  problems: PassportProblems;
  today: CalendarDay;
  /** Of the trips: what they say of the passport stands here too, where its dates are typed. */
  answers: readonly TripAnswer[];
}

export const EXPIRY_ID = 'pasaporte-vence';
const ISSUED_ID = 'pasaporte-expedido';

/** What was typed while the script was on its way: it is in the fields, and nobody was told. */
export function earlyPassport(): Partial<EditedJourney> {
  const typed = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value ?? '';
  const [expiry, issued] = [typed(EXPIRY_ID), typed(ISSUED_ID)];
  return { ...(expiry && { expiry }), ...(issued && { issued }) };
}

/** The passport's two dates and what they say by themselves. */
export function PassportFields({ journey, passport: { expiry }, problems, today, answers }: PassportFieldsProps) {
  return (
    <section className="stack under-rule" aria-labelledby="tu-pasaporte">
      <h2 id="tu-pasaporte">Tu pasaporte</h2>
      <div className="stack pair trip-dates__pair">
        <DateField
          id={EXPIRY_ID}
          label="Vence el"
          value={journey.expiry}
          problem={problems.expiry}
          onChange={(expiry) => changeJourney((before) => ({ ...before, expiry }))}
        />
        <DateField
          id={ISSUED_ID}
          label="Expedido el"
          isOptional
          value={journey.issued}
          problem={problems.issued}
          onChange={(issued) => changeJourney((before) => ({ ...before, issued }))}
        />
      </div>
      {today > 0 && expiry !== undefined && expiry < today && (
        <p className="error">
          Tu pasaporte ya venció, el {spokenDay(expiry)}, hace {countDays(today - expiry)}. Con él no puedes viajar.
        </p>
      )}
      {expiry !== undefined && expiry >= today && (
        <ul className="stack gap-2">
          {answers.map(
            (answer) =>
              !answer.isPast && (
                <li key={`${answer.trip.place.slug} ${answer.trip.entry}`}>
                  <b>{answer.trip.place.name}:</b> {passportAnswerWords(answer.passport, answer.trip.place).text}
                </li>
              ),
          )}
        </ul>
      )}
    </section>
  );
}
