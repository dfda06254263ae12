import '../ui/input.css';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { MIN_QUERY_LENGTH, type SearchEntry, searchCountries } from '../catalogue/search.ts';
import { loadSearchIndex } from '../catalogue/search-index.ts';
import { Flag } from '../ui/flag.tsx';
import { useCombobox } from '../ui/use-combobox.ts';

interface CountryPickerProps
  extends Pick<ComponentProps<'input'>, 'id' | 'placeholder' | 'enterKeyHint' | 'inputMode' | 'readOnly'> {
  label: string;
  isLabelHidden?: boolean;
  /** What can be chosen; every country, fetched when the reader comes near the field, unless given. */
  countries?: readonly SearchEntry[];
  /** Smaller lines under a name. */
  details?: (entry: SearchEntry) => ReactNode;
  /** The country chosen, and what was typed to find it. */
  onChoose: (entry: SearchEntry, query: string) => void;
  /** Always to be read under the field; without one, only what goes wrong is shown. */
  hint?: string;
}

/** A field that finds one country, wherever one is looked for: arrows, Enter, Escape; Enter on a single match takes it. */
export function CountryPicker({
  label,
  isLabelHidden = false,
  countries,
  details,
  onChoose,
  hint,
  ...field
}: CountryPickerProps) {
  const ownId = useId();
  const id = field.id ?? ownId;
  const [query, setQuery] = useState('');
  const [fetched, setFetched] = useState<readonly SearchEntry[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const known = countries ?? fetched;
  const results = known && !field.readOnly ? searchCountries(query, known) : [];

  const load = () => {
    if (known) return;
    setHasFailed(false);
    loadSearchIndex().then(setFetched, () => setHasFailed(true));
  };
  const choose = (position: number) => {
    const entry = results[position];
    if (!entry) return;
    setQuery('');
    onChoose(entry, query);
  };
  const { isOpen, open, onKey, inputProps, listProps, optionProps } = useCombobox({
    count: results.length,
    onChoose: choose,
  });
  const type = (text: string) => {
    setQuery(text);
    open();
  };
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed before the script woke is in the field, not in its state; whoever woke the field is in it already.
    const early = input.current?.value;
    if (early) type(early);
    if (early || input.current === document.activeElement) load();
  }, []);

  // Escape closes the list, then clears the text, and only then belongs to what is around the field.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (onKey(event)) return;
    if (event.key === 'Enter' && results.length === 1 && !event.nativeEvent.isComposing) choose(0);
    if (event.key === 'Escape' && query) {
      event.preventDefault();
      setQuery('');
    }
  };

  const isAsked = known !== undefined && query.trim().length >= MIN_QUERY_LENGTH && !field.readOnly;
  const problem = hasFailed
    ? 'No se pudo cargar la lista de países. Revisa tu conexión e inténtalo de nuevo.'
    : isAsked && results.length === 0 && 'Ningún país coincide. Prueba con otra forma de escribirlo.';
  const found = isAsked && (results.length === 1 ? '1 país coincide.' : `${results.length} países coinciden.`);

  return (
    <>
      <label className={isLabelHidden ? 'visually-hidden' : undefined} htmlFor={id}>
        {label}
      </label>
      <input
        // Not `search`: HTML allows a combobox on a text field only.
        type="text"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={`${id}-estado`}
        {...field}
        {...inputProps}
        ref={input}
        id={id}
        className="input"
        value={query}
        onChange={(event) => type(event.target.value)}
        onFocus={load}
        onKeyDown={onKeyDown}
      />
      <ul className="suggestions" aria-label="Países que coinciden" {...listProps}>
        {isOpen &&
          results.map((entry, position) => (
            <li key={entry.slug} {...optionProps(position)}>
              <Flag iso2={entry.iso2} eager />
              <span>
                {entry.nameSpanish}
                {details?.(entry)}
              </span>
            </li>
          ))}
      </ul>
      <p id={`${id}-estado`} className={problem || hint ? 'picker__status note' : 'visually-hidden'} role="status">
        {problem || found || hint}
      </p>
    </>
  );
}
