import { type ReactNode, useMemo, useState } from 'react';
import { MIN_QUERY_LENGTH, type SearchEntry } from '../catalogue/search.ts';
import { loadSearchIndex } from '../catalogue/search-index.ts';
import { Finder, type FinderField } from '../ui/finder.tsx';
import { Flag } from '../ui/flag.tsx';
import { findCountries } from './find-countries.ts';
import { indexNames } from './name-index.ts';

interface CountryPickerProps extends FinderField {
  /** What can be chosen; every country, fetched when the reader comes near the field, unless given. */
  countries?: readonly SearchEntry[];
  /** Smaller lines under a name. */
  details?: (entry: SearchEntry) => ReactNode;
  /** The country chosen, and what was typed to find it. */
  onChoose: (entry: SearchEntry, query: string) => void;
}

/** A field that finds one country, wherever one is looked for. */
export function CountryPicker({ countries, details, ...field }: CountryPickerProps) {
  const [fetched, setFetched] = useState<readonly SearchEntry[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const known = countries ?? fetched;
  const index = useMemo(() => known && indexNames(known), [known]);
  const load = () => {
    if (known) return;
    setHasFailed(false);
    loadSearchIndex().then(setFetched, () => setHasFailed(true));
  };
  return (
    <Finder
      {...field}
      minLength={MIN_QUERY_LENGTH}
      find={(query) => index && findCountries(query, index)}
      keyOf={({ slug }) => slug}
      load={load}
      listLabel="Países que coinciden"
      failure={hasFailed && 'No se pudo cargar la lista de países. Revisa tu conexión e inténtalo de nuevo.'}
      foundText={(count) => (count === 1 ? '1 país coincide.' : `${count} países coinciden.`)}
      nothingFound="Ningún país coincide. Prueba con otra forma de escribirlo."
    >
      {(entry) => (
        <>
          <Flag iso2={entry.iso2} eager />
          <span>
            {entry.nameSpanish}
            {details?.(entry)}
          </span>
        </>
      )}
    </Finder>
  );
}
