import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type DestinationFilter, filterFromSearch, filterToSearch, isFilterActive } from '../catalogue/filter.ts';
import { REGION_FILTER_ORDER, regionLabel } from '../catalogue/region.ts';
import { questionPath } from '../catalogue/slug.ts';
import { MAX_COMPARED } from '../catalogue/trip-tools.ts';
import { badgeLabel, VISA_STATUSES, type VisaStatus } from '../catalogue/visa-status.ts';
import { StatusBadge, statusClass } from '../country/badge.tsx';
import { nowAndWhenCellsChange } from '../country/cells-changed.ts';
import { countCells } from '../country/count-cells.ts';
import type { StatusCounts } from '../country/status-counts.ts';
import { addStyles } from '../ui/add-styles.ts';
import { Button } from '../ui/button.tsx';
import { useAddressSearch } from '../ui/use-address-search.ts';
import { useIslandReady } from '../ui/use-island-ready.ts';
import { applyFilter } from './apply-filter.ts';
import { type Chosen, CompareBar } from './compare-bar.tsx';
import dialogStyles from './country-dialog.css?url';
import { NoDestinations } from './no-destinations.tsx';

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

/** Filters of the destinations section; also answers `Ver Detalles` and `Comparar` of its cards. */
export function DestinationControls({ counts: usualCounts, lists }: DestinationControlsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [search, navigate] = useAddressSearch();
  const [counts, setCounts] = useState(usualCounts);
  const [shown, setShown] = useState(usualCounts.total);
  const [openSlug, setOpenSlug] = useState<string>();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
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
      if (!compared) return;
      setOpenSlug(undefined);
      setChosen((before) => toggled(before, compared));
    };
    section?.addEventListener('click', onClick);
    return () => section?.removeEventListener('click', onClick);
  }, []);

  useEffect(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-compare]')) {
      button.ariaPressed = String(chosen.some(({ slug }) => slug === button.dataset['compare']));
    }
  }, [chosen]);

  // Read at the moment of the click: right after waking, `search` still holds the server's empty value.
  const choose = (change: DestinationFilter) =>
    navigate(filterToSearch({ ...read(location.search), ...change }, location.search));
  const clear = () => navigate(filterToSearch({}, location.search));

  return (
    <div ref={root} className="filters script-only">
      <div className="filters__statuses">
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
      </div>
      <p className="visually-hidden" role="status">
        {isFilterActive(filter) ? `${shown} destinos` : ''}
      </p>
      {shown === 0 && <NoDestinations onClear={clear} />}
      <CompareBar chosen={chosen} onClear={() => setChosen([])} />
      {openSlug && (
        <Suspense fallback={null}>
          <CountryDialog
            key={openSlug}
            slug={openSlug}
            isCompared={chosen.some(({ slug }) => slug === openSlug)}
            onClose={() => setOpenSlug(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** With the country, or without it if it was there; a fifth one finds no room. */
function toggled(chosen: readonly Chosen[], slug: string): readonly Chosen[] {
  const others = chosen.filter((one) => one.slug !== slug);
  if (others.length < chosen.length || chosen.length === MAX_COMPARED) return others;
  const name = document.querySelector(`#resultados a[href="${questionPath(slug)}"]`)?.textContent ?? slug;
  return [...chosen, { slug, name }];
}
