import '../../ui/input.css';
import '../../ui/field.css';
import { type KeyboardEvent, useId, useState } from 'react';
import { MIN_QUERY_LENGTH, type SearchEntry, searchCountries } from '../../catalogue/search.ts';
import { SuggestionList } from '../../catalogue/suggestion-list.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { MAX_COMPARED } from './comparison-address.ts';

interface DestinationFieldProps {
  /** What can still be added. */
  index: readonly SearchEntry[];
  isFull: boolean;
  onAdd: (entry: SearchEntry) => void;
}

/** The site's country search, to add a destination instead of opening it. */
export function DestinationField({ index, isFull, onAdd }: DestinationFieldProps) {
  const inputId = useId();
  const hintId = useId();
  const [query, setQuery] = useState('');
  const results = isFull ? [] : searchCountries(query, index);

  const choose = (position: number) => {
    const entry = results[position];
    if (!entry) return;
    setQuery('');
    onAdd(entry);
  };
  const { isOpen, open, onKey, inputProps, listProps, optionProps } = useCombobox({
    count: results.length,
    onChoose: choose,
  });
  const type = (text: string) => {
    setQuery(text);
    open();
  };
  const input = useEarlyText(type);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (onKey(event)) return;
    if (event.key === 'Enter' && results.length === 1 && !event.nativeEvent.isComposing) choose(0);
    if (event.key === 'Escape') setQuery('');
  };

  return (
    <div className="field destination-field">
      <label htmlFor={inputId}>Agregar un destino</label>
      <input
        {...inputProps}
        ref={input}
        id={inputId}
        className="input"
        type="text"
        inputMode="search"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-describedby={hintId}
        // Not `disabled`: the focus is here when the fourth one is added.
        readOnly={isFull}
        value={query}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <SuggestionList
        label="Destinos que coinciden"
        results={results}
        details={({ badge }) => <small>{badge}</small>}
        isOpen={isOpen}
        listProps={listProps}
        optionProps={optionProps}
      />
      <p id={hintId} className="note" role="status">
        {hint(query, results.length, isFull)}
      </p>
    </div>
  );
}

function hint(query: string, count: number, isFull: boolean): string {
  if (isFull) return `Ya son ${MAX_COMPARED}, que es lo más que cabe: quita uno para cambiarlo.`;
  if (query.trim().length < MIN_QUERY_LENGTH) return 'Escribe el nombre del país. Caben hasta cuatro.';
  if (count === 0) return 'Ningún otro destino coincide.';
  return count === 1 ? '1 destino coincide.' : `${count} destinos coinciden.`;
}
