import '../../ui/field.css';
import { PlacePicker } from '../../search/search-box.tsx';
import { listPath } from './list-address.ts';

/** Finds a country and opens its list. */
export function CountryField() {
  return (
    <PlacePicker
      id="lista-pais"
      className="country-field"
      label="¿A qué país vas?"
      placeholder="Por ejemplo, Japón"
      enterKeyHint="go"
      onlyCountries
      onChoose={(found) => 'country' in found && location.assign(listPath(found.country.slug))}
    />
  );
}
