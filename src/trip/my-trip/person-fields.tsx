import { documentWords, type TravelDocument } from '../../catalogue/travel-document.ts';
import { situationWords } from '../../journey/current-situation.ts';
import type { PersonDraft } from '../../journey/journey-draft.ts';
import type { PassportProblems } from '../../journey/trip-draft.ts';
import { PlacePicker } from '../../search/search-box.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../date-field.tsx';
import { PassportFields } from '../passport-fields.tsx';
import { DocumentChoices } from '../situation/situation-form.tsx';
import { countryOf } from './people-words.ts';

/** Who tells of the trip, among its people. */
export const READER = 'a0';

interface PersonFieldsProps {
  /** What was said of them; what they hold is undefined while nobody said it. */
  person: PersonDraft;
  problems: PassportProblems;
  /** What decides at a border of this trip, of what one may hold. */
  deciding: ReadonlySet<TravelDocument>;
  onChange: (said: Partial<PersonDraft>) => void;
}

/** What one person travels with: a passport, visas and until when they are valid, and perhaps another passport. */
export function PersonFields({ person, problems, deciding, onChange }: PersonFieldsProps) {
  const { who, holds, until = [], nationality } = person;
  const isReader = who === READER;
  const [visas, none, also, country] = isReader
    ? (['¿Tienes visa de EE. UU. o de otro país?', 'No tengo ninguna', '¿Tienes', 'tu'] as const)
    : (['Visas: no lo has dicho aparte', 'No tiene ninguna', '¿Tiene', 'su'] as const);
  return (
    <>
      <PassportFields
        {...(!isReader && { who: `pasaporte-${who}` })}
        dates={person}
        problems={problems}
        onChange={onChange}
      />
      <details className="unfolds">
        <summary>{holds ? `Visas: ${situationWords({ holds })}` : visas}</summary>
        <div className="stack trip-form__visas">
          {!holds && (
            <Button look="outline" small onClick={() => onChange({ holds: [] })}>
              {none}
            </Button>
          )}
          <DocumentChoices holds={holds ?? []} onChange={(chosen) => onChange({ holds: chosen })} />
        </div>
      </details>
      {/* One that runs out on the way does not serve at a later border. */}
      <div className="route__days">
        {holds
          ?.filter((document) => deciding.has(document))
          .map((document) => (
            <DateField
              key={document}
              id={`vigencia-${who}-${document}`}
              label={`${documentWords(document).name}: vence el`}
              isOptional
              value={until.find((each) => each.document === document)?.day ?? ''}
              onChange={(day) =>
                onChange({
                  until: [...until.filter((each) => each.document !== document), ...(day ? [{ document, day }] : [])],
                })
              }
            />
          ))}
      </div>
      <details className="unfolds">
        <summary>
          {nationality ? `También pasaporte de ${countryOf(nationality)}` : `${also} otra nacionalidad?`}
        </summary>
        {nationality ? (
          <Button look="outline" small onClick={() => onChange({ nationality: '' })}>
            Quitar el otro pasaporte
          </Button>
        ) : (
          <PlacePicker
            id={isReader ? 'otro-pasaporte' : `otro-pasaporte-${who}`}
            className="country-field"
            label={`País de ${country} otro pasaporte`}
            onlyCountries
            onChoose={(found) => 'country' in found && onChange({ nationality: found.country.iso2 })}
          />
        )}
      </details>
    </>
  );
}
