import '../../search/search-box.css';
import '../../country/status.css';
import '../../country/badge.css';
import { useState } from 'react';
import { MIN_QUERY_LENGTH } from '../../catalogue/search.ts';
import { loadSearchIndex } from '../../catalogue/search-index.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { parseDay } from '../../journey/calendar-day.ts';
import { journeyFromHash } from '../../journey/journey-address.ts';
import { type NamedPlace, type RouteText, readRouteText } from '../../journey/route-text.ts';
import { ownAnswers } from '../../personal/own-answers.ts';
import type { PersonalView } from '../../personal/personal-view.ts';
import {
  type CountryMeaning,
  indexNames,
  keyOf,
  type LinkMeaning,
  type Meaning,
  type NameIndex,
} from '../../search/name-index.ts';
import { loadPlacesFile } from '../../search/places-file.ts';
import { plainWords } from '../../search/plain-words.ts';
import { SuggestionView } from '../../search/suggestion-view.tsx';
import { nearestCountries, suggestionsFor } from '../../search/suggestions.ts';
import { Finder, type FinderField } from '../../ui/finder.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A country of the journey, as it was asked for: `Dallas (DFW)`. */
export interface ChosenPlace {
  slug: string;
  label: string;
}

type Found = Meaning | { route: RouteText };

interface PlaceBoxProps extends Pick<FinderField, 'id' | 'label' | 'hint' | 'placeholder'> {
  onPlaces: (places: readonly ChosenPlace[]) => void;
  /** What to do with a whole line of flights; without it a line is no answer. */
  onRoute?: (route: RouteText) => void;
  /** A place in Mexico, where no border is crossed. */
  onHome: (name: string) => void;
}

/** Nobody types more; a page pasted by mistake is not compared with every name. */
const LONGEST_LINE = 400;
const LONGEST_LABEL = 60;

/** «¿A dónde vas?» for a journey: the same places and words as everywhere, and a line of flights as tickets have it. */
export function PlaceBox({ onPlaces, onRoute, onHome, ...field }: PlaceBoxProps) {
  const [index, setIndex] = useState<NameIndex>();
  const [hasFailed, setHasFailed] = useState(false);
  const [personal, setPersonal] = useState<ReadonlyMap<string, PersonalView>>(new Map());

  const load = () => {
    if (index?.file) return;
    setHasFailed(false);
    ownAnswers().then(setPersonal, () => undefined);
    const countries = loadSearchIndex();
    const fail = () => setHasFailed(true);
    countries.then((known) => setIndex((earlier) => earlier ?? indexNames(known)), fail);
    Promise.all([countries, loadPlacesFile()]).then(([known, file]) => setIndex(indexNames(known, file)), fail);
  };

  const find = (query: string): Found[] | undefined => {
    if (!index) return undefined;
    const text = query.slice(0, LONGEST_LINE);
    const today = todayInMexico();
    const route = onRoute && readRouteText(text, (word) => placeNamed(word, index), parseDay(today) ?? 0);
    // A line of which no word is a place is a question like any other.
    const isRoute = route && text.split(/[-–—>→,;]/).some((word) => placeNamed(word, index));
    if (isRoute) return [{ route }];
    // Other tools answer elsewhere; several places at once are taken as one route.
    const found = suggestionsFor(text, index, today).filter(
      (meaning) => !('path' in meaning) || (onRoute && placesIn(meaning).length > 1),
    );
    return found.length > 0 || index.file ? found : undefined;
  };

  const choose = (found: Found) => {
    if ('route' in found) {
      if (found.route.unknown.length === 0) onRoute?.(found.route);
    } else if ('home' in found) onHome(found.home);
    else onPlaces('country' in found ? [chosen(found)] : placesIn(found));
  };

  return (
    <div className="field place-box">
      <Finder
        {...field}
        inputMode="search"
        enterKeyHint="done"
        minLength={MIN_QUERY_LENGTH}
        find={find}
        keyOf={(found) => ('route' in found ? 'route' : keyOf(found))}
        load={load}
        listLabel="Lugares que coinciden"
        failure={hasFailed && 'No se pudo cargar la lista de lugares. Revisa tu conexión e inténtalo de nuevo.'}
        foundText={(count) => (count === 1 ? '1 lugar coincide.' : `${count} lugares coinciden.`)}
        nothingFound="Ningún lugar coincide. Revisa cómo se escribe, o pon el país."
        near={{
          find: (query) => (index ? nearestCountries(query.slice(0, LONGEST_LINE), index) : []),
          heading: 'Ningún lugar coincide. ¿Es uno de estos?',
        }}
        onChoose={choose}
      >
        {(found) =>
          'route' in found ? <RouteView route={found.route} /> : <SuggestionView meaning={found} personal={personal} />
        }
      </Finder>
    </div>
  );
}

function chosen({ country, place }: CountryMeaning): ChosenPlace {
  return { slug: country.slug, label: (place ?? country.nameSpanish).slice(0, LONGEST_LABEL) };
}

/** The places of a suggestion that takes several at once. */
function placesIn({ path }: LinkMeaning): ChosenPlace[] {
  const { draft } = journeyFromHash(path.slice(path.indexOf('#'))) ?? {};
  return (draft?.trips ?? []).map(({ place }) => ({ slug: place, label: place }));
}

/** What one word of a line of flights stands for. */
function placeNamed(word: string, { meanings }: NameIndex): NamedPlace | undefined {
  const [meaning] = meanings.get(plainWords(word)) ?? [];
  if (!meaning || 'path' in meaning) return undefined;
  return 'home' in meaning ? 'home' : chosen(meaning);
}

/** What a line of flights becomes, before it is taken. */
function RouteView({ route: { stops, back, unknown } }: { route: RouteText }) {
  const layovers = [...stops.flatMap(({ via = [] }) => via), ...back].map(({ label }) => label);
  const count = stops.length === 1 ? '1 destino' : `${stops.length} destinos`;
  const by = layovers.length > 0 ? ` con escala en ${spokenList(new Set(layovers))}` : '';
  return (
    <>
      <Icon name={unknown.length > 0 ? 'question' : 'forward'} />
      <span className="suggestion">
        {unknown.length > 0
          ? `No conocemos ${spokenList(unknown.map((word) => `«${word.slice(0, 30)}»`))}`
          : 'Armar esta ruta'}
        <small>
          {unknown.length > 0 ? 'Usa claves de aeropuerto, ciudades o países, separados con guion.' : `${count}${by}`}
        </small>
      </span>
    </>
  );
}
