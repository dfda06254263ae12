import type { ComponentPropsWithoutRef } from 'react';
import type { Places } from '../../journey/load-places.ts';

interface PlaceSelectProps extends ComponentPropsWithoutRef<'select'> {
  /** Undefined until they have come. */
  places: Places | undefined;
  value: string;
  onChoose: (slug: string) => void;
}

/** Every destination, after the Schengen area as a whole. */
export function PlaceSelect({ places, value, onChoose, required: _none, ...control }: PlaceSelectProps) {
  return (
    <select
      {...control}
      className="input"
      disabled={!places}
      value={places?.has(value) ? value : ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{places ? 'Elige un destino' : 'Un momento…'}</option>
      {[...(places?.values() ?? [])].map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  );
}
