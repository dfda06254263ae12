import { PlacePicker } from '../../search/search-box.tsx';
import { Button } from '../../ui/button.tsx';
import { countryOf } from './people-words.ts';

interface NationalityFieldProps {
  id: string;
  question: string;
  label: string;
  /** Code of the country; empty for none, undefined while nobody said. */
  nationality: string | undefined;
  onChange: (nationality: string) => void;
}

/** Of which country somebody has another passport. */
export function NationalityField({ id, question, label, nationality, onChange }: NationalityFieldProps) {
  return (
    <details className="unfolds">
      <summary>{nationality ? `También pasaporte de ${countryOf(nationality)}` : question}</summary>
      {nationality ? (
        <Button look="outline" small onClick={() => onChange('')}>
          Quitar el otro pasaporte
        </Button>
      ) : (
        <PlacePicker
          id={id}
          className="country-field"
          label={label}
          onlyCountries
          onChoose={(found) => 'country' in found && onChange(found.country.iso2)}
        />
      )}
    </details>
  );
}
