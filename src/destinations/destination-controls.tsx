import '../country/badge.css';
import './destinations.css';
import '../ui/field.css';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type DestinationFilter, filterFromSearch, filterToSearch, isFilterActive } from '../catalogue/filter.ts';
import { REGION_FILTER_ORDER, regionLabel } from '../catalogue/region.ts';
import { comparisonPath } from '../catalogue/trip-tools.ts';
import { badgeLabel, VISA_STATUSES, type VisaStatus } from '../catalogue/visa-status.ts';
import { StatusBadge, statusClass } from '../country/badge.tsx';
import { useIslandReady } from '../islands/use-island-ready.ts';
import { SearchBox } from '../search/search-box.tsx';
import { addStyles } from '../ui/add-styles.ts';
import { Button } from '../ui/button.tsx';
import { unfold } from '../ui/unfold.ts';
import { useAddressSearch } from '../ui/use-address-search.ts';
import { applyFilter } from './apply-filter.ts';
import { nowAndWhenCellsChange } from './cells-changed.ts';
import { countCells } from './count-cells.ts';
import dialogStyles from './country-dialog.css?url';
import type { StatusCounts } from './status-counts.ts';

const CountryDialog = lazy(async () => {
  const [component] = await Promise.all([import('./country-dialog.tsx'), addStyles(dialogStyles)]);
  return component;
});

/** Large tiles, as the specification lists them; all four statuses are also small badges. */
const TILES: readonly (VisaStatus | undefined)[] = [undefined, 'visa-free', 'visa-required', 'eta-required'];

interface DestinationControlsProps {
  counts: StatusCounts;
  /** Regions besides the groups, which only an address asks for. */
  lists: readonly (readonly [value: string, name: string])[];
}

/** Filters of the destinations section; also answers `Ver Detalles` and `Mostrar N más` of its cards. */
export function DestinationControls({ counts: usualCounts, lists }: DestinationControlsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [search, navigate] = useAddressSearch();
  const [counts, setCounts] = useState(usualCounts);
  const [shown, setShown] = useState(usualCounts.total);
  const [openSlug, setOpenSlug] = useState<string>();
  useIslandReady(root);
  const names = new Map(lists);
  const read = (address: string) => filterFromSearch(address, names);
  const filter = read(search);
  const { status, region } = filter;

  // The reader's situation may change what cells say after this is awake.
  useEffect(() => nowAndWhenCellsChange(() => setCounts(countCells(document))), []);
  useEffect(
    () =>
      nowAndWhenCellsChange(() => {
        const list = document.getElementById('resultados');
        if (list) setShown(applyFilter(list, { status, region }));
      }),
    [status, region],
  );

  useEffect(() => {
    const section = root.current?.closest('#destinos');
    const onClick = (event: Event) => {
      const target = event.target as Element;
      const slug = target.closest<HTMLElement>('[data-details]')?.dataset['details'];
      if (slug) setOpenSlug(slug);
      const compared = target.closest<HTMLElement>('[data-compare]')?.dataset['compare'];
      if (compared) location.assign(comparisonPath(compared));
      const button = target.closest<HTMLElement>('[data-unfold]');
      if (button) unfold(button);
    };
    section?.addEventListener('click', onClick);
    return () => section?.removeEventListener('click', onClick);
  }, []);

  // Read at the moment of the click: right after waking, `search` still holds the server's empty value.
  const choose = (change: DestinationFilter) =>
    navigate(filterToSearch({ ...read(location.search), ...change }, location.search));
  const clear = () => navigate(filterToSearch({}, location.search));

  return (
    <div ref={root} className="filters script-only">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is none */}
      <div className="status-tiles" role="group" aria-label="Filtrar por estado">
        {TILES.map((tile) => (
          <button
            key={tile ?? 'all'}
            type="button"
            className={`status-tile ${tile ? statusClass(tile) : ''}`}
            aria-pressed={status === tile}
            onClick={() => choose({ status: tile })}
          >
            {tile ? badgeLabel(tile) : 'Todos'}
            <b>{tile ? counts[tile] : counts.total}</b>
          </button>
        ))}
      </div>
      <div className="filters__row">
        <div className="field">
          <label htmlFor="region">Región</label>
          <select
            className="input"
            id="region"
            value={region ?? ''}
            onChange={(event) => choose({ region: event.target.value })}
          >
            <option value="">Todas las regiones del mundo</option>
            {REGION_FILTER_ORDER.map((option) => (
              <option key={option} value={option}>
                {regionLabel(option)}
              </option>
            ))}
            {region && names.has(region) && <option value={region}>{names.get(region)}</option>}
          </select>
        </div>
        {isFilterActive(filter) && (
          <Button look="outline" onClick={clear}>
            Limpiar filtros
          </Button>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div className="filters__badges" role="group" aria-label="Filtrar por sello">
          {VISA_STATUSES.map((badge) => (
            <button
              key={badge}
              type="button"
              className="badge-button"
              aria-pressed={status === badge}
              onClick={() => choose({ status: status === badge ? undefined : badge })}
            >
              <StatusBadge status={badge} text={badgeLabel(badge)} />
            </button>
          ))}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {isFilterActive(filter) ? `${shown} destinos` : ''}
      </p>
      {shown === 0 && (
        <div className="empty">
          <h3>No se encontraron destinos</h3>
          <p>Intenta ajustar tus filtros de búsqueda</p>
          <SearchBox />
          <Button look="outline" onClick={clear}>
            Limpiar filtros
          </Button>
        </div>
      )}
      {openSlug && (
        <Suspense fallback={null}>
          <CountryDialog key={openSlug} slug={openSlug} onClose={() => setOpenSlug(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
