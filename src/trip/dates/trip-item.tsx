import { memo } from 'react';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { countDays } from '../../journey/answer-words.ts';
import { parseDay, spokenDay } from '../../journey/calendar-day.ts';
import { changeStop, type ListedStop } from '../../journey/journey-store.ts';
import type { Places } from '../../journey/load-places.ts';
import type { TripAnswer } from '../../journey/trip-answers.ts';
import type { TripDraft, TripProblems } from '../../journey/trip-draft.ts';
import type { TripPlace } from '../../journey/trip-place.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DateField } from './date-field.tsx';
import { PlaceSelect } from './place-select.tsx';
import { sameAnswer, TripCard } from './trip-card.tsx';

interface TripItemProps {
  draft: ListedStop;
  places: Places;
  problems: TripProblems;
  /** What the tool says to it, when it can be read. */
  answer: TripAnswer | undefined;
  isOpen: boolean;
  onOpen: (id: number | undefined) => void;
  onRemove: (trip: ListedStop) => void;
}

/**
 * One trip of the list: its dates, its answer, and its fields while it is being changed. Drawn again only when
 * something of that changed: a list may have hundreds.
 */
export const TripItem = memo(
  function TripItem({ draft, places, problems, answer, isOpen, onOpen, onRemove }: TripItemProps) {
    const place = places.get(draft.place);
    const name = place?.name ?? 'Viaje sin destino';
    return (
      <li className="stack gap-3 trip asked">
        <div className="stack gap-3">
          <TripHead draft={draft} place={place} name={name} />
          {isOpen ? (
            <TripFields draft={draft} places={places} problems={problems} />
          ) : (
            <Problems draft={draft} problems={problems} />
          )}
          <div className="actions">
            <Button
              look="outline"
              small
              onClick={() => onOpen(isOpen ? undefined : draft.id)}
              aria-expanded={isOpen}
              aria-label={isOpen ? `Listo, ${name}` : `Cambiar ${name}`}
            >
              {isOpen ? 'Listo' : 'Cambiar'}
            </Button>
            <Button look="outline" small onClick={() => onRemove(draft)} aria-label={`Quitar ${name}`}>
              Quitar
            </Button>
          </div>
        </div>
        {answer && (
          <div className="stack gap-3 asked__answer">
            <TripCard answer={answer} />
          </div>
        )}
      </li>
    );
  },
  // The problems, and what the buttons do, follow from the draft and the places.
  (before, after) =>
    before.draft === after.draft &&
    before.places === after.places &&
    before.isOpen === after.isOpen &&
    sameAnswer(before.answer, after.answer),
);

function TripHead({ draft, place, name }: { draft: ListedStop; place?: TripPlace | undefined; name: string }) {
  const entry = parseDay(draft.entry);
  const exit = parseDay(draft.exit);
  return (
    <div className="trip__head">
      {place?.iso2 && <Flag iso2={place.iso2} />}
      <div>
        <h3 id={`viaje-${draft.id}`} tabIndex={-1}>
          {name}
        </h3>
        {entry !== undefined && exit !== undefined && (
          <p className="figure-text">
            {spokenDay(entry)} – {spokenDay(exit)}
            {exit >= entry && <span className="note"> · {countDays(exit - entry + 1)}</span>}
          </p>
        )}
      </div>
    </div>
  );
}

function TripFields({ draft, places, problems }: Pick<TripItemProps, 'draft' | 'places' | 'problems'>) {
  const change = (part: Partial<TripDraft>) => changeStop(draft.id, part);
  return (
    <div className="stack trip__fields">
      <Field id={`viaje-${draft.id}-destino`} label="Destino" error={problems.place}>
        {(control) => (
          <PlaceSelect {...control} places={places} value={draft.place} onChoose={(place) => change({ place })} />
        )}
      </Field>
      <DateField
        id={`viaje-${draft.id}-entrada`}
        label="Entrada"
        value={draft.entry}
        problem={problems.entry}
        onChange={(entry) => change({ entry })}
      />
      <DateField
        id={`viaje-${draft.id}-salida`}
        label="Salida"
        value={draft.exit}
        problem={problems.exit}
        min={draft.entry || undefined}
        onChange={(exit) => change({ exit })}
      />
    </div>
  );
}

/** Of a trip whose fields are closed: what is wrong with it, or missing. */
function Problems({ draft, problems }: Pick<TripItemProps, 'draft' | 'problems'>) {
  const missing = [
    draft.place === '' && 'el destino',
    draft.entry === '' && 'la fecha de entrada',
    draft.exit === '' && 'la fecha de salida',
  ].filter((word) => word !== false);
  const sentences = Object.values(problems);
  if (missing.length > 0) sentences.push(`Falta ${spokenList(missing)}.`);
  return sentences.map((sentence) => (
    <p className="error" key={sentence}>
      <Icon name="alert" />
      <span>{sentence}</span>
    </p>
  ));
}
