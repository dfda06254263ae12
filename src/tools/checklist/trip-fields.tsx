import '../../ui/field.css';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import type { ListDates } from './list-dates.ts';
import type { StoredList } from './list-schema.ts';

interface TripFieldsProps {
  list: StoredList;
  trip: ListDates;
  onChange: (part: Partial<StoredList>) => void;
}

const FIELDS = [
  { field: 'entry', label: 'Llegas el' },
  { field: 'exit', label: 'Sales el' },
] as const;

/** When, and with whom. Each answer adds its own items; none is needed. */
export function TripFields({ list, trip: { mistake }, onChange }: TripFieldsProps) {
  return (
    <div className="checklist__trip">
      {FIELDS.map(({ field, label }) => (
        <Field
          key={field}
          id={`lista-${field}`}
          label={label}
          error={mistake?.field === field ? mistake.text : undefined}
          isOptional
        >
          {(control) => (
            <input
              {...control}
              className="input"
              type="date"
              value={list[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Choice
        type="checkbox"
        label="Viaja una niña, un niño o adolescente"
        checked={list.hasChild}
        onChange={() => onChange({ hasChild: !list.hasChild })}
      />
    </div>
  );
}
