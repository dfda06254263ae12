import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../date-field.tsx';
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
export function TripFields({ dates, trip: { problems }, hasChild, onDates, onChild }: TripFieldsProps) {
  return (
    <div className="checklist__trip">
      {FIELDS.map(({ field, label }) => (
        <DateField
          key={field}
          id={`lista-${field}`}
          label={label}
          problem={problems[field]}
          isOptional
          value={dates[field]}
          onChange={(day) => onDates({ [field]: day })}
        />
      ))}
      <Choice type="checkbox" label="Viaja una niña, un niño o adolescente" checked={hasChild} onChange={onChild} />
    </div>
  );
}
