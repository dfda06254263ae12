import type { LayoverDraft } from '../../journey/journey-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

interface LayoverFieldsProps {
  id: string;
  layover: LayoverDraft;
  onChange: (layover: LayoverDraft) => void;
  onRemove: () => void;
}

/** A connection: where, and whether one leaves the zone there. */
export function LayoverFields({ id, layover, onChange, onRemove }: LayoverFieldsProps) {
  return (
    <li className="stack gap-2 route__layover">
      <h4 id={id} tabIndex={-1}>
        Escala en {layover.label || layover.place}
      </h4>
      <fieldset className="route__leaving" aria-labelledby={id}>
        <Field id={`${id}-sales`} label="¿Sales de la zona internacional?">
          {({ required: _none, ...control }) => (
            <select
              className="input"
              value={layover.leaves}
              onChange={(event) => onChange({ ...layover, leaves: event.target.value as LayoverDraft['leaves'] })}
              {...control}
            >
              <option value="">Aún no sé</option>
              <option value="no">No, solo cambio de avión</option>
              <option value="si">Sí: salgo, duermo fuera o recojo la maleta</option>
            </select>
          )}
        </Field>
        <Button look="outline" small onClick={onRemove} aria-label={`Quitar la escala en ${layover.label}`}>
          Quitar
        </Button>
      </fieldset>
    </li>
  );
}
