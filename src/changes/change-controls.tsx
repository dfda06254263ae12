import '../ui/field.css';
import { useEffect, useRef, useState } from 'react';
import { SearchBox } from '../search/search-box.tsx';
import { Button } from '../ui/button.tsx';
import { useAddressSearch } from '../ui/use-address-search.ts';
import { useIslandReady } from '../ui/use-island-ready.ts';
import { applyChangeFilter } from './apply-change-filter.ts';
import { type ChangeFilter, changeFilterFromSearch, changeFilterToSearch } from './change-filter.ts';
import { followPlace } from './follow-place.ts';

interface ChangeControlsProps {
  places: readonly { slug: string; name: string; area?: string | undefined }[];
  kinds: readonly { value: string; label: string }[];
}

/** Filters of `/cambios`, kept in the address. */
export function ChangeControls({ places, kinds }: ChangeControlsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [search, navigate] = useAddressSearch();
  const [shown, setShown] = useState<number>();
  /** Until the reader chooses something else. */
  const isSought = useRef(true);
  useIslandReady(root);
  const known = { places: places.map(({ slug }) => slug), kinds: kinds.map(({ value }) => value) };
  const { place, kind } = changeFilterFromSearch(search, known);
  const area = places.find(({ slug }) => slug === place)?.area;
  const isActive = place !== undefined || kind !== undefined;

  useEffect(() => {
    setShown(applyChangeFilter(document, { place, kind }, area));
    if (!isSought.current || !isActive) return;
    isSought.current = false;
    // The address named a part of the page, and hiding what does not match has moved it.
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [place, kind, area, isActive]);
  useEffect(
    () =>
      followPlace(
        document,
        places.find(({ slug }) => slug === place),
      ),
    [place, places],
  );

  // Read at the moment of the choice: right after waking, `search` still holds the server's empty value.
  const choose = (change: ChangeFilter) => {
    isSought.current = false;
    navigate(changeFilterToSearch({ ...changeFilterFromSearch(location.search, known), ...change }, location.search));
  };

  return (
    <div ref={root} className="change-controls script-only">
      <Choice
        id="cambios-pais"
        label="País"
        all="Todos los países"
        options={places.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={place}
        onChoose={(value) => choose({ place: value })}
      />
      <Choice
        id="cambios-tipo"
        label="Tipo de cambio"
        all="Todos los tipos"
        options={kinds}
        value={kind}
        onChoose={(value) => choose({ kind: value })}
      />
      {isActive && (
        <Button look="outline" onClick={() => choose({ place: undefined, kind: undefined })}>
          Limpiar filtros
        </Button>
      )}
      <ChangeCount count={isActive ? shown : undefined} />
    </div>
  );
}

/** What the filters left; where that is nothing, the way to a country. */
export function ChangeCount({ count }: { count: number | undefined }) {
  return (
    <>
      <p className="change-controls__count" role="status">
        {count !== undefined && countText(count)}
      </p>
      {count === 0 && <SearchBox id="sin-cambios" />}
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No hay cambios de ese tipo para ese país.';
  return count === 1 ? '1 cambio' : `${count} cambios`;
}

interface ChoiceProps {
  id: string;
  label: string;
  /** What the list is called when nothing is chosen. */
  all: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
}

function Choice({ id, label, all, options, value, onChoose }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        className="input"
        id={id}
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value || undefined)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
