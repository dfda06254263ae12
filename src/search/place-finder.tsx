import { type ReactNode, useState } from 'react';
import { MIN_QUERY_LENGTH } from '../catalogue/search.ts';
import { loadSearchIndex } from '../catalogue/search-index.ts';
import { ownAnswers } from '../personal/own-answers.ts';
import type { PersonalView } from '../personal/personal-view.ts';
import { Finder, type FinderField, type FinderProps } from '../ui/finder.tsx';
import { indexNames, keyOf, type Meaning, type NameIndex } from './name-index.ts';
import { loadPlacesFile } from './places-file.ts';
import { SuggestionView } from './suggestion-view.tsx';

interface PlaceFinderProps<Other> extends FinderField, Pick<FinderProps<Meaning | Other>, 'onChoose' | 'nothingFound'> {
  find: (query: string, index: NameIndex) => readonly (Meaning | Other)[];
  /** What to offer where nothing is found. */
  findNear: (query: string, index: NameIndex) => readonly Meaning[];
  /** Shows what is no place of the index; it is the only result. */
  children?: (other: Other) => ReactNode;
}

/** Nobody types more; a page pasted by mistake is not compared with every name. */
const LONGEST_QUERY = 400;

/** A field that finds places, each with the answer for this reader; their names come when the reader does. */
export function PlaceFinder<Other extends { other: unknown } = never>({
  find,
  findNear,
  children,
  ...field
}: PlaceFinderProps<Other>) {
  const [index, setIndex] = useState<NameIndex>();
  const [hasFailed, setHasFailed] = useState(false);
  const [personal, setPersonal] = useState<ReadonlyMap<string, PersonalView>>(new Map());

  const load = () => {
    if (index?.file) return;
    setHasFailed(false);
    ownAnswers().then(setPersonal, () => undefined);
    const countries = loadSearchIndex();
    const fail = () => setHasFailed(true);
    // The countries answer before the places have come, and also where those never come.
    countries.then((known) => setIndex((earlier) => earlier ?? indexNames(known)), fail);
    Promise.all([countries, loadPlacesFile()]).then(([known, file]) => setIndex(indexNames(known, file)), fail);
  };

  return (
    <Finder
      {...field}
      inputMode="search"
      minLength={MIN_QUERY_LENGTH}
      find={(query) => {
        const found = index && find(query.slice(0, LONGEST_QUERY), index);
        // Who asks for a city is not told that it is nowhere while the cities are still coming.
        return found?.length || index?.file ? found : undefined;
      }}
      keyOf={(found) => ('other' in found ? 'other' : keyOf(found))}
      load={load}
      listLabel="Lugares que coinciden"
      failure={hasFailed && 'No se pudo cargar la lista de lugares. Revisa tu conexión e inténtalo de nuevo.'}
      foundText={(count) => (count === 1 ? '1 lugar coincide.' : `${count} lugares coinciden.`)}
      near={{
        find: (query) => (index ? findNear(query.slice(0, LONGEST_QUERY), index) : []),
        heading: 'Ningún lugar coincide. ¿Es uno de estos?',
      }}
    >
      {(found) => ('other' in found ? children?.(found) : <SuggestionView meaning={found} personal={personal} />)}
    </Finder>
  );
}
