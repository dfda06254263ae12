import '../ui/field.css';
import { useEffect, useRef, useState } from 'react';
import { useIslandReady } from '../islands/use-island-ready.ts';
import { Button } from '../ui/button.tsx';
import { useAddressSearch } from '../ui/use-address-search.ts';
import { applyChangeFilter } from './apply-change-filter.ts';
import { type ChangeFilter, changeFilterFromSearch, changeFilterToSearch } from './change-filter.ts';

interface ChangeControlsProps {
  places: readonly { slug: string; name: string; area?: string | undefined }[];
  kinds: readonly { value: string; label: string }[];
}

/** Filters of `/cambios`, kept in the address. */
export function ChangeControls({ places, kinds }: ChangeControlsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [search, navigate] = useAddressSearch();
  const [shown, setShown] = useState<number>();
  useIslandReady(root);
  const known = { places: places.map(({ slug }) => slug), kinds: kinds.map(({ value }) => value) };
  const { place, kind } = changeFilterFromSearch(search, known);
  const area = places.find(({ slug }) => slug === place)?.area;
  const isActive = place !== undefined || kind !== undefined;

  useEffect(() => setShown(applyChangeFilter(document, { place, kind }, area)), [place, kind, area]);

  // Read at the moment of the choice: right after waking, `search` still holds the server's empty value.
  const choose = (change: ChangeFilter) =>
    navigate(changeFilterToSearch({ ...changeFilterFromSearch(location.search, known), ...change }, location.search));

  return (
    <div ref={root} className="change-controls script-only">
      <div className="field">
        <label htmlFor="cambios-pais">País</label>
        <select
          className="input"
          id="cambios-pais"
          value={place ?? ''}
          onChange={(event) => choose({ place: event.target.value || undefined })}
        >
          <option value="">Todos los países</option>
          {places.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="cambios-tipo">Tipo de cambio</label>
        <select
          className="input"
          id="cambios-tipo"
          value={kind ?? ''}
          onChange={(event) => choose({ kind: event.target.value || undefined })}
        >
          <option value="">Todos los tipos</option>
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {isActive && (
        <Button look="outline" onClick={() => choose({ place: undefined, kind: undefined })}>
          Limpiar filtros
        </Button>
      )}
      <p className="change-controls__count" role="status">
        {isActive && shown !== undefined && countText(shown)}
      </p>
    </div>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No hay cambios de ese tipo para ese país.';
  return count === 1 ? '1 cambio' : `${count} cambios`;
}
