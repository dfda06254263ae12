import { ARRIVALS, type Arrival } from '../../catalogue/situation.ts';
import { SHARED } from '../../journey/journey-draft.ts';
import { changeStop, type ListedStop } from '../../journey/journey-store.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { UNSAID, WAYS } from '../one-of.tsx';
import { stopId } from '../stop-fields.tsx';

/** What a view asks of one stop because the answer depends on it. */
export interface StopQuestions {
  /** How one arrives there, empty while nobody said it; undefined where it is not asked. */
  way: Arrival | '' | undefined;
  /** What a rule asks besides, to complete `solo si …`; undefined where none does. */
  proviso: string | undefined;
  /** Connections on the way there whose length is asked, by their order. */
  hours: readonly number[];
}

export interface StopQuestionFieldsProps {
  stop: ListedStop;
  name: string;
  asked: StopQuestions | undefined;
}

const YES_OR_NO = [
  ['si', 'Sí'],
  ['no', 'No'],
] as const;

/** How one arrives at a stop, and whether one meets what a rule asks there: where its border depends on it. */
export function StopQuestionFields({ stop, name, asked }: StopQuestionFieldsProps) {
  const { way, proviso } = asked ?? {};
  return (
    <>
      {way !== undefined && (
        <SelectField
          id={`${stopId(stop)}-llegas`}
          label={`¿Cómo llegas a ${name}?`}
          isFree
          value={way}
          placeholder={UNSAID}
          options={WAYS}
          onChange={({ target }) => changeStop(stop.id, { by: ARRIVALS.find((each) => each === target.value) })}
        />
      )}
      {proviso !== undefined && (
        <SelectField
          id={`${stopId(stop)}-cumples`}
          label={`Para ${name}, con tu visa o residencia: ¿${proviso}?`}
          isFree
          value={stop.meets ?? ''}
          placeholder={UNSAID}
          options={YES_OR_NO}
          onChange={({ target }) => changeStop(stop.id, { meets: SHARED.find((each) => each === target.value) })}
        />
      )}
    </>
  );
}
