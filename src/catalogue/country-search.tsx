import '../ui/input.css';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { trackEvent } from '../analytics/track-event.ts';
import { Icon } from '../ui/icon.tsx';
import { useCombobox } from '../ui/use-combobox.ts';
import { useEarlyText } from '../ui/use-early-text.ts';
import { MIN_QUERY_LENGTH, type SearchEntry, searchCountries } from './search.ts';
import { loadSearchIndex } from './search-index.ts';
import { ownAnswers } from './situation/own-answers.ts';
import { questionPath } from './slug.ts';
import { SuggestionList } from './suggestion-list.tsx';

/** Country search: arrows, Enter, Escape; Enter on a single result opens it. */
export function CountrySearch() {
  const inputId = useId();
  const [index, setIndex] = useState<readonly SearchEntry[]>([]);
  const [personal, setPersonal] = useState<ReadonlyMap<string, { badge: string }>>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const [query, setQuery] = useState('');
  const results = searchCountries(query, index);

  const choose = (position: number) => {
    const entry = results[position];
    if (!entry) return;
    trackEvent('search', { search_term: query });
    setQuery('');
    location.assign(questionPath(entry.slug));
  };

  const { isOpen, open, onKey, inputProps, listProps, optionProps } = useCombobox({
    count: results.length,
    onChoose: choose,
  });

  const load = () => {
    loadSearchIndex().then(
      (loaded) => {
        setIndex(loaded);
        setHasFailed(false);
        ownAnswers().then(setPersonal, () => undefined);
      },
      () => setHasFailed(true),
    );
  };

  useEffect(load, []);
  const input = useEarlyText((text) => {
    setQuery(text);
    open();
  });

  // Escape closes the list, then clears the text, and only then belongs to the menu around the field.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (onKey(event)) return;
    if (event.key === 'Enter' && results.length === 1 && !event.nativeEvent.isComposing) choose(0);
    if (event.key === 'Escape' && query) {
      event.preventDefault();
      setQuery('');
    }
  };

  const status = statusText({ query, count: results.length, hasFailed, isReady: index.length > 0 });

  return (
    <search className="search">
      <label className="visually-hidden" htmlFor={inputId}>
        Buscar país
      </label>
      <Icon name="search" />
      <input
        {...inputProps}
        ref={input}
        id={inputId}
        className="input"
        // Not `search`: HTML allows a combobox on a text field only.
        type="text"
        inputMode="search"
        placeholder="Buscar país"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          open();
        }}
        onFocus={() => {
          if (hasFailed) load();
        }}
        onKeyDown={onKeyDown}
      />
      <SuggestionList
        label="Países que coinciden"
        results={results}
        details={({ slug, name, badge }) => (
          <>
            <small>{name}</small>
            <small>{personal.get(slug)?.badge ?? badge}</small>
          </>
        )}
        isOpen={isOpen}
        listProps={listProps}
        optionProps={optionProps}
      />
      <p className={hasFailed || (status && results.length === 0) ? 'search__status' : 'visually-hidden'} role="status">
        {status}
      </p>
    </search>
  );
}

function statusText(state: { query: string; count: number; hasFailed: boolean; isReady: boolean }): string {
  if (state.query.trim().length < MIN_QUERY_LENGTH) return '';
  if (state.hasFailed) return 'No se pudo cargar la lista de países. Revisa tu conexión e inténtalo de nuevo.';
  if (!state.isReady) return '';
  if (state.count === 0) return 'Ningún país coincide.';
  return state.count === 1 ? '1 país coincide.' : `${state.count} países coinciden.`;
}
