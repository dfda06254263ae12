import '../../ui/field.css';
import { type KeyboardEvent, useState } from 'react';
import { type SearchEntry, searchCountries } from '../../catalogue/search.ts';
import { loadSearchIndex } from '../../catalogue/search-index.ts';
import { SuggestionList } from '../../catalogue/suggestion-list.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { listPath } from './list-address.ts';

const FIELD_ID = 'lista-pais';

/** Finds a country and opens its list. */
export function CountryField() {
  const [index, setIndex] = useState<readonly SearchEntry[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [query, setQuery] = useState('');
  const results = searchCountries(query, index ?? []);
  const choose = (position: number) => {
    const entry = results[position];
    if (entry) location.assign(listPath(entry.slug));
  };
  const { isOpen, open, onKey, inputProps, listProps, optionProps } = useCombobox({
    count: results.length,
    onChoose: choose,
  });
  const load = () => {
    if (index) return;
    loadSearchIndex().then(
      (loaded) => {
        setIndex(loaded);
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  };
  const type = (text: string) => {
    setQuery(text);
    open();
  };
  const input = useEarlyText((text) => {
    load();
    type(text);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (onKey(event)) return;
    if (event.key === 'Enter' && results.length === 1) choose(0);
  };
  const isWithoutResult = index !== undefined && query.trim().length > 1 && results.length === 0;
  return (
    <div className="field checklist__country">
      <label htmlFor={FIELD_ID}>¿A qué país vas?</label>
      <input
        {...inputProps}
        ref={input}
        className="input"
        id={FIELD_ID}
        type="text"
        placeholder="Por ejemplo, Japón"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onFocus={load}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <SuggestionList
        label="Países que coinciden"
        results={results}
        isOpen={isOpen}
        listProps={listProps}
        optionProps={optionProps}
      />
      <p className="note" role="status">
        {hasFailed && 'No se pudo cargar la lista de países. Revisa tu conexión y toca otra vez el campo.'}
        {isWithoutResult && 'Ningún país coincide. Prueba con otra forma de escribirlo.'}
      </p>
    </div>
  );
}
