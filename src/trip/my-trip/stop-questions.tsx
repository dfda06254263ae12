import type { Arrival } from '../../catalogue/situation.ts';
import { changeStop, type ListedStop } from '../../journey/journey-store.ts';
import { type Options, SelectField } from '../select-field.tsx';
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

/** How one arrives at a stop, and whether one meets what a rule asks there: where its border depends on it. */
export function StopQuestionFields({ stop, name, asked }: StopQuestionFieldsProps) {
  const { way, proviso } = asked ?? {};
  return (
    <>
      {way !== undefined && (
        <SelectField
          id={`${stopId(stop)}-llegas`}
          label={`¿Cómo llegas a ${name}?`}
          value={way}
          options={WAYS}
          onChange={(by) => changeStop(stop.id, { by: by || undefined })}
        />
      )}
      {proviso !== undefined && (
        <SelectField
          id={`${stopId(stop)}-cumples`}
          label={`Para ${name}, con tu visa o residencia: ¿${proviso}?`}
          value={stop.meets ?? ''}
          options={YES_OR_NO}
          onChange={(meets) => changeStop(stop.id, { meets })}
        />
      )}
    </>
  );
}

const WAYS = [
  ['', 'Aún no sé'],
  ['air', 'En avión'],
  ['land', 'Por tierra'],
  ['sea', 'Por mar o en crucero'],
] as const satisfies Options<Arrival | ''>;

const YES_OR_NO = [
  ['', 'Aún no sé'],
  ['si', 'Sí'],
  ['no', 'No'],
] as const;
