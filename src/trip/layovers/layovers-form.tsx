import type { LayoverHub } from '../../journey/layover-hub.ts';
import { Choice } from '../../ui/choice.tsx';
import { OneOf } from '../one-of.tsx';
import type { LayoverTrip } from './layover-address.ts';

interface LayoversFormProps {
  hubs: readonly LayoverHub[];
  /** Ids of those asked first, in their order; the rest waits behind `Otras escalas`. */
  first: readonly string[];
  trip: LayoverTrip;
  onChange: (trip: LayoverTrip) => void;
}

const LEAVING: readonly (readonly [boolean | undefined, string])[] = [
  [false, 'No, solo cambio de avión'],
  [true, 'Sí: salgo, duermo fuera, recojo la maleta o cambio de aeropuerto'],
  [undefined, 'Aún no sé'],
];

/** Through where, and whether the reader leaves the international zone. */
export function LayoversForm({ hubs, first, trip, onChange }: LayoversFormProps) {
  const toggle = (id: string) =>
    onChange({ ...trip, hubs: trip.hubs.includes(id) ? trip.hubs.filter((each) => each !== id) : [...trip.hubs, id] });
  const choices = (offered: readonly LayoverHub[]) =>
    offered.map(({ id, name, hint }) => (
      <Choice
        key={id}
        type="checkbox"
        label={name}
        hint={hint}
        checked={trip.hubs.includes(id)}
        onChange={() => toggle(id)}
      />
    ));
  const common = first.flatMap((id) => hubs.find((hub) => hub.id === id) ?? []);
  const others = hubs.filter(({ id }) => !first.includes(id));
  return (
    <>
      <fieldset>
        <legend className="choices-legend">¿Por dónde haces escala?</legend>
        <p className="note">Marca todas, en el orden de tu viaje.</p>
        <div className="choices layovers-choices">{choices(common)}</div>
        {others.length > 0 && (
          <details className="unfolds" open={others.some(({ id }) => trip.hubs.includes(id)) || undefined}>
            <summary>Otras escalas</summary>
            <div className="choices layovers-choices">{choices(others)}</div>
          </details>
        )}
      </fieldset>
      <OneOf
        name="salgo"
        legend="¿Vas a salir de la zona internacional?"
        labels={LEAVING}
        chosen={trip.leaves}
        onChange={(leaves) => onChange({ hubs: trip.hubs, ...(leaves !== undefined && { leaves }) })}
      />
    </>
  );
}
