import { Choice } from '../ui/choice.tsx';

interface Option<Value> {
  value: Value;
  label: string;
  hint?: string | undefined;
}

interface ManyOfProps<Value> {
  legend: string;
  note: string;
  options: readonly Option<Value>[];
  /** What most readers need, in this order; the rest waits behind `more`. */
  first: readonly Value[];
  more: string;
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
  className: string;
}

/** A question with any number of answers. */
export function ManyOf<Value extends string>(props: ManyOfProps<Value>) {
  const { legend, note, options, first, more, chosen, onToggle, className } = props;
  const others = options.filter(({ value }) => !first.includes(value));
  const choices = (offered: readonly Option<Value>[]) => (
    <div className={`choices ${className}`}>
      {offered.map(({ value, label, hint }) => (
        <Choice
          key={value}
          type="checkbox"
          label={label}
          hint={hint}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
    </div>
  );
  return (
    <fieldset>
      <legend className="choices-legend">{legend}</legend>
      <p className="note">{note}</p>
      {choices(first.flatMap((each) => options.find(({ value }) => value === each) ?? []))}
      {others.length > 0 && (
        <details className="unfolds" open={others.some(({ value }) => chosen.includes(value)) || undefined}>
          <summary>{more}</summary>
          {choices(others)}
        </details>
      )}
    </fieldset>
  );
}
