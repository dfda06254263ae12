import { REGION_FILTER_ORDER, regionLabel } from '../catalogue/region.ts';
import { badgeLabel, VISA_STATUSES, type VisaStatus } from '../catalogue/visa-status.ts';
import { StatusBadge, statusClass } from '../country/badge.tsx';
import type { StatusCounts } from '../country/status-counts.ts';
import { FilterSelect } from '../search/filter-select.tsx';
import type { RegionList } from '../search/region-lists.server.ts';
import { SearchBox } from '../search/search-box.tsx';
import { Button } from '../ui/button.tsx';

/** Large tiles; all four statuses are also small badges (specification, section 2, Home). */
const TILES: readonly (VisaStatus | undefined)[] = [undefined, 'visa-free', 'visa-required', 'eta-required'];

/** The form of home's `filtered-list`. */
export function DestinationFilters({ counts, lists }: { counts: StatusCounts; lists: readonly RegionList[] }) {
  return (
    <form id="filtros" className="stack gap-2 filters script-only" action="/#destinos" aria-label="Filtrar destinos">
      <div className="filters__statuses">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend in sight */}
        <div className="status-tiles" role="group" aria-label="Filtrar por estado">
          {TILES.map((tile) => (
            <button
              key={tile ?? 'all'}
              type="submit"
              name="estado"
              value={tile ?? ''}
              className={`status-tile ${tile ? statusClass(tile) : ''}`}
              aria-pressed={!tile}
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
              type="submit"
              name="estado"
              value={badge}
              className="badge-button bare touch"
              aria-pressed="false"
              data-toggles=""
            >
              <StatusBadge status={badge} text={badgeLabel(badge)} />
            </button>
          ))}
        </div>
      </div>
      <div className="filters__row">
        <FilterSelect
          id="region"
          name="region"
          label="Región"
          placeholder="Todas las regiones del mundo"
          options={[
            ...REGION_FILTER_ORDER.map((value) => [value, regionLabel(value)] as const),
            ...lists.map(({ value, name }) => [value, name, true] as const),
          ]}
        />
        <Button type="reset" look="outline" small hidden>
          Limpiar filtros
        </Button>
      </div>
      <p className="visually-hidden" role="status" data-count="destino,destinos" />
    </form>
  );
}

/** Where the filters leave nothing: the way back, and another way to find a country. */
export function NoDestinations() {
  return (
    <div className="empty" data-none="" hidden>
      <h3>No se encontraron destinos</h3>
      <p>Intenta ajustar tus filtros de búsqueda</p>
      <SearchBox id="sin-destinos" />
      <Button type="reset" look="outline" form="filtros">
        Limpiar filtros
      </Button>
    </div>
  );
}
