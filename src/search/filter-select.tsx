interface FilterSelectProps {
  id: string;
  /** Of the field in the address. */
  name: string;
  label: string;
  /** What the list is called when nothing is chosen. */
  all: string;
  /** One that is `hidden` is only for an address that names it. */
  options: readonly { value: string; label: string; hidden?: boolean }[];
}

/** A choice of a `filtered-list`. */
export function FilterSelect({ id, name, label, all, options }: FilterSelectProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} name={name} autoComplete="off">
        <option value="">{all}</option>
        {options.map(({ value, label, hidden }) => (
          <option key={value} value={value} hidden={hidden}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}
