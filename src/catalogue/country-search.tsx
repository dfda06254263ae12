import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { trackEvent } from '../analytics/track-event.ts';
import '../ui/input.css';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import { MIN_QUERY_LENGTH, type SearchEntry, searchCountries } from './search.ts';
import { loadSearchIndex } from './search-index.ts';
import { questionPath } from './slug.ts';

/** Country search, the ARIA combobox pattern: arrows, Enter, Escape; Enter on a single result opens it. */
export function CountrySearch() {
  const input = useRef<HTMLInputElement>(null);
  const [index, setIndex] = useState<readonly SearchEntry[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const [query, setQuery] = useState('');
  const results = searchCountries(query, index);

  const open = (entry: SearchEntry) => {
    trackEvent('search', { search_term: query });
    setQuery('');
    location.assign(questionPath(entry.slug));
  };

  const { isOpen, openMenu, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: results,
    inputValue: query,
    selectedItem: null,
    itemToString: (entry) => entry?.nameSpanish ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) open(selectedItem);
    },
    stateReducer: (_state, { type, changes }) =>
      // Leaving the field closes the list; it never chooses for the reader.
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes,
  });

  const load = () => {
    loadSearchIndex().then(
      (loaded) => {
        setIndex(loaded);
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  };

  // The first tap woke this component: what was typed before it was awake is in the field, not in its state.
  useEffect(() => {
    if (input.current?.value) {
      setQuery(input.current.value);
      openMenu();
    }
    load();
  }, []);

  const isListOpen = isOpen && results.length > 0;

  // Escape closes the list, then clears the text, and only then belongs to the menu around the field.
  const onEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isListOpen || query) event.preventDefault();
    if (isListOpen) return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    setQuery('');
  };
  const status = statusText({ query, count: results.length, hasFailed, isReady: index.length > 0 });

  return (
    <search className="search">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: getLabelProps joins it to the input by id */}
      <label className="visually-hidden" {...getLabelProps()}>
        Buscar país
      </label>
      <Icon name="search" />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: getInputProps gives it the role combobox */}
      <input
        className="input"
        type="search"
        placeholder="Buscar país"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        {...getInputProps({
          ref: input,
          onChange: (event) => setQuery((event.target as HTMLInputElement).value),
          onFocus: () => {
            if (hasFailed) load();
          },
          onKeyDown: (event) => {
            const [only] = results;
            if (event.key === 'Enter' && highlightedIndex < 0 && only && results.length === 1) open(only);
            if (event.key === 'Escape') onEscape(event);
          },
        })}
        aria-expanded={isListOpen}
      />
      <ul className="suggestions" {...getMenuProps()} aria-label="Países que coinciden" hidden={!isListOpen}>
        {isListOpen &&
          results.map((entry, position) => (
            <li key={entry.slug} {...getItemProps({ item: entry, index: position })}>
              <Flag iso2={entry.iso2} eager />
              <span>
                {entry.nameSpanish}
                <small>{entry.name}</small>
              </span>
            </li>
          ))}
      </ul>
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
