import './stop-fields.css';
import type { ReactNode } from 'react';
import { changeJourney, changeStop, type ListedStop } from '../journey/journey-store.ts';
import type { Places } from '../journey/load-places.ts';
import type { TripProblems } from '../journey/trip-draft.ts';
import { Button } from '../ui/button.tsx';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import { DateField } from './date-field.tsx';
import type { OnDone } from './last-deed.tsx';

interface StopFieldsProps {
  stop: ListedStop;
  places: Places;
  problems: TripProblems | undefined;
  /** What else is asked of this stay, and what can be done with it. */
  children: ReactNode;
}

export const stopId = ({ id }: Pick<ListedStop, 'id'>) => `parada-${id}`;

export const stopName = ({ place }: ListedStop, places: Places) => places.get(place)?.name ?? place;

/** One stay: where, its two days, and what is wrong with them. */
export function StopFields({ stop, places, problems, children }: StopFieldsProps) {
  const id = stopId(stop);
  const iso2 = places.get(stop.place)?.iso2;
  return (
    <div className="stack">
      <h3 id={id} tabIndex={-1} className="flagged route__name">
        {iso2 && <Flag iso2={iso2} />} {stopName(stop, places)}
      </h3>
      {problems?.place && (
        <p className="error">
          <Icon name="alert" />
          <span>{problems.place}</span>
        </p>
      )}
      <StayDays id={id} days={stop} problems={problems} onChange={(part) => changeStop(stop.id, part)} />
      {children}
    </div>
  );
}

type Days = Pick<ListedStop, 'entry' | 'exit'>;

interface StayDaysProps {
  /** Of the heading that names the stay. */
  id: string;
  days: Days;
  problems: TripProblems | undefined;
  onChange: (part: Partial<Days>) => void;
}

/** The day one enters and the day one leaves. */
export function StayDays({ id, days: { entry, exit }, problems, onChange }: StayDaysProps) {
  return (
    <fieldset className="route__days" aria-labelledby={id}>
      <DateField
        id={`${id}-entrada`}
        label="Entras"
        value={entry}
        problem={problems?.entry}
        onChange={(day) => onChange({ entry: day })}
      />
      <DateField
        id={`${id}-salida`}
        label="Sales"
        value={exit}
        problem={problems?.exit}
        min={entry || undefined}
        onChange={(day) => onChange({ exit: day })}
      />
    </fieldset>
  );
}

export function RemoveStop({ stop, name, onDone }: { stop: ListedStop; name: string; onDone: OnDone }) {
  const remove = () =>
    changeJourney((before) => {
      onDone(`Quitaste ${name}.`, 'deshacer', () => changeJourney(() => before));
      return { ...before, trips: before.trips.filter(({ id }) => id !== stop.id) };
    });
  return (
    <Button look="outline" small onClick={remove} aria-label={`Quitar ${name}`}>
      Quitar
    </Button>
  );
}
