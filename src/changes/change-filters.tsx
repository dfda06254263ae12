import '../ui/field.css';
import { SearchBox } from '../search/search-box.tsx';
import { Button } from '../ui/button.tsx';

interface ChangeFiltersProps {
  places: readonly { slug: string; name: string }[];
  kinds: readonly { value: string; label: string }[];
}

/** The form of the `filtered-list` of `/cambios`, and the way to a country where it leaves nothing. */
export function ChangeFilters({ places, kinds }: ChangeFiltersProps) {
  return (
    <>
      <form className="change-controls script-only" action="/cambios" aria-label="Filtrar los cambios">
        <Choice
          name="pais"
          label="País"
          all="Todos los países"
          options={places.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <Choice name="tipo" label="Tipo de cambio" all="Todos los tipos" options={kinds} />
        <Button type="reset" look="outline" hidden>
          Limpiar filtros
        </Button>
        <p
          className="change-controls__count"
          role="status"
          data-count="cambio,cambios"
          data-zero="No hay cambios de ese tipo para ese país."
        />
      </form>
      <div className="change-controls" data-none="" hidden>
        <SearchBox id="sin-cambios" />
      </div>
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** What the list is called when nothing is chosen. */
  all: string;
  options: readonly { value: string; label: string }[];
}

function Choice({ name, label, all, options }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={`cambios-${name}`}>{label}</label>
      <select className="input" id={`cambios-${name}`} name={name} autoComplete="off">
        <option value="">{all}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
