import { Icon } from '../ui/icon.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type FamilyFee, familySum } from './family-fees.ts';

interface FamilyTotalProps {
  people: readonly { id: string; label: string }[];
  fees: readonly FamilyFee[];
}

/** A family larger than this is a slip of the thumb. */
const UP_TO_20 = '[01]?[0-9]|20';

/** What a family pays in pesos: of two adults, until `family-total.element.ts` counts who is typed. */
export function FamilyTotal({ people, fees }: FamilyTotalProps) {
  const atFirst = (id: string) => (id === people[0]?.id ? 2 : 0);
  const [sum, of] = familySum(fees, atFirst);
  return (
    <family-total className="script-only stack gap-2" fees={JSON.stringify(fees)}>
      <h3>¿Cuánto paga tu familia?</h3>
      <div className="family-total__people">
        {people.map(({ id, label }) => (
          <TextField
            key={id}
            id={`personas-${id}`}
            name={id}
            label={label}
            inputMode="numeric"
            pattern={UP_TO_20}
            autoComplete="off"
            defaultValue={atFirst(id)}
          />
        ))}
      </div>
      <p role="status">
        <span className="error" hidden>
          <Icon name="alert" />
          Escribe cuántas personas, con números: 20 o menos.
        </span>
        <strong className="answer-figure">{sum}</strong> <span className="note">{of}</span>
      </p>
    </family-total>
  );
}
