import '../../ui/field.css';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import type { ListDates, TripDates } from './list-dates.ts';

interface TripFieldsProps {
  dates: TripDates;
  trip: ListDates;
  hasChild: boolean;
  onDates: (part: Partial<TripDates>) => void;
  onChild: () => void;
}

const FIELDS = [
  { field: 'entry', label: 'Llegas el' },
  { field: 'exit', label: 'Sales el' },
] as const;

/** When, and with whom. Each answer adds its own items; none is needed. */
export function TripFields({ dates, trip: { mistake }, hasChild, onDates, onChild }: TripFieldsProps) {
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
              value={dates[field]}
              onChange={(event) => onDates({ [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Choice type="checkbox" label="Viaja una niña, un niño o adolescente" checked={hasChild} onChange={onChild} />
    </div>
  );
}
