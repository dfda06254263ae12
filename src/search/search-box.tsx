import { useRef, useState } from 'react';
import { trackEvent } from '../analytics/track-event.ts';
import { MIN_QUERY_LENGTH } from '../catalogue/search.ts';
import { loadSearchIndex } from '../catalogue/search-index.ts';
import { questionPath } from '../catalogue/slug.ts';
import { todayInMexico } from '../catalogue/today.ts';
import { useIslandReady } from '../islands/use-island-ready.ts';
import { ownAnswers } from '../personal/own-answers.ts';
import type { PersonalView } from '../personal/personal-view.ts';
import { Finder, type FinderField } from '../ui/finder.tsx';
import { Icon } from '../ui/icon.tsx';
import { type HomeMeaning, indexNames, keyOf, type LinkMeaning, type Meaning, type NameIndex } from './name-index.ts';
import { loadPlacesFile } from './places-file.ts';
import { SuggestionView } from './suggestion-view.tsx';
import { nearestCountries, suggestionsFor } from './suggestions.ts';

const ALL_DESTINATIONS: Meaning = {
  name: 'Ninguno de estos',
  note: 'Mira todos los destinos',
  path: '/#destinos',
};

interface SearchBoxProps extends Partial<Pick<FinderField, 'id' | 'label' | 'isLabelHidden' | 'placeholder'>> {
  /** What a country opens, if not its own page. */
  countryPath?: (slug: string) => string;
}

/** «¿A dónde vas?»: what is typed is answered under the field; choosing an answer opens its page. */
export function SearchBox({
  label = '¿A dónde vas?',
  placeholder = 'País, ciudad o aeropuerto',
  countryPath = questionPath,
  ...field
}: SearchBoxProps) {
  const root = useRef<HTMLElement>(null);
  const [index, setIndex] = useState<NameIndex>();
  const [hasFailed, setHasFailed] = useState(false);
  const [personal, setPersonal] = useState<ReadonlyMap<string, PersonalView>>(new Map());
  useIslandReady(root);

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
  const find = (query: string) => {
    const found = index && suggestionsFor(query, index, todayInMexico());
    // Who asks for a city is not told that it is nowhere while the cities are still coming.
    return found?.length || index?.file ? found : undefined;
  };
  const findNear = (query: string) => {
    const near = index ? nearestCountries(query, index) : [];
    return near.length > 0 ? [...near, ALL_DESTINATIONS] : [];
  };

  return (
    <search ref={root} className="search script-only">
      <Finder
        {...field}
        label={label}
        placeholder={placeholder}
        inputMode="search"
        enterKeyHint="go"
        minLength={MIN_QUERY_LENGTH}
        find={find}
        keyOf={keyOf}
        load={load}
        listLabel="Lugares que coinciden"
        failure={hasFailed && 'No se pudo cargar la lista de lugares. Revisa tu conexión e inténtalo de nuevo.'}
        foundText={(count) => (count === 1 ? '1 lugar coincide.' : `${count} lugares coinciden.`)}
        nothingFound={
          <>
            Ningún lugar coincide. Revisa cómo se escribe o <a href="/#destinos">mira todos los destinos</a>.
          </>
        }
        near={{ find: findNear, heading: 'Ningún lugar coincide. ¿Es uno de estos?' }}
        onChoose={(meaning, query) => {
          trackEvent('search', { search_term: query });
          location.assign('country' in meaning ? countryPath(meaning.country.slug) : linkOf(meaning));
        }}
      >
        {(meaning) => <SuggestionView meaning={meaning} personal={personal} />}
      </Finder>
      <Icon name="search" />
    </search>
  );
}

function linkOf(meaning: HomeMeaning | LinkMeaning): string {
  return 'home' in meaning ? '/#destinos' : meaning.path;
}
