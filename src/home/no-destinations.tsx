import { SearchBox } from '../search/search-box.tsx';
import { Button } from '../ui/button.tsx';

/** Where the filters leave nothing: the way back, and another way to find a country. */
export function NoDestinations({ onClear }: { onClear: () => void }) {
  return (
    <div className="empty">
      <h3>No se encontraron destinos</h3>
      <p>Intenta ajustar tus filtros de búsqueda</p>
      <SearchBox id="sin-destinos" />
      <Button look="outline" onClick={onClear}>
        Limpiar filtros
      </Button>
    </div>
  );
}
