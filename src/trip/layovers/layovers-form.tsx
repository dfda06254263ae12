import type { LayoverHub } from '../../journey/layover-hub.ts';
import { Choice } from '../../ui/choice.tsx';
import type { LayoverTrip } from './layover-address.ts';

interface LayoversFormProps {
  hubs: readonly LayoverHub[];
  /** Ids of those asked first, in their order; the rest waits behind `Otras escalas`. */
  first: readonly string[];
  trip: LayoverTrip;
  onChange: (trip: LayoverTrip) => void;
}

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
  const leaving = (label: string, leaves: boolean | undefined) => (
    <Choice
      type="radio"
      name="salgo"
      label={label}
      checked={trip.leaves === leaves}
      onChange={() => onChange({ hubs: trip.hubs, ...(leaves === undefined ? {} : { leaves }) })}
    />
  );
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
      <fieldset>
        <legend className="choices-legend">¿Vas a salir de la zona internacional?</legend>
        <div className="choices">
          {leaving('No, solo cambio de avión', false)}
          {leaving('Sí: salgo, duermo fuera, recojo la maleta o cambio de aeropuerto', true)}
          {leaving('Aún no sé', undefined)}
        </div>
      </fieldset>
    </>
  );
}
