import '../../ui/field.css';
import { CountryPicker } from '../../search/country-picker.tsx';
import { listPath } from './list-address.ts';

/** Finds a country and opens its list. */
export function CountryField() {
  return (
    <div className="field country-field">
      <CountryPicker
        id="lista-pais"
        label="¿A qué país vas?"
        placeholder="Por ejemplo, Japón"
        enterKeyHint="go"
        onChoose={({ slug }) => location.assign(listPath(slug))}
      />
    </div>
  );
}
