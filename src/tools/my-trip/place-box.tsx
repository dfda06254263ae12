import '../../search/search-box.css';
import '../../country/status.css';
import '../../country/badge.css';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { parseDay } from '../../journey/calendar-day.ts';
import { journeyFromHash } from '../../journey/journey-address.ts';
import { type NamedPlace, type RouteText, readRouteText } from '../../journey/route-text.ts';
import type { CountryMeaning, LinkMeaning, Meaning, NameIndex } from '../../search/name-index.ts';
import { PlaceFinder } from '../../search/place-finder.tsx';
import { plainWords } from '../../search/plain-words.ts';
import { nearestCountries, suggestionsFor } from '../../search/suggestions.ts';
import type { FinderField } from '../../ui/finder.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A country of the journey, as it was asked for: `Dallas (DFW)`. */
export interface ChosenPlace {
  slug: string;
  label: string;
}

interface PlaceBoxProps extends Pick<FinderField, 'id' | 'label' | 'hint' | 'placeholder'> {
  onPlaces: (places: readonly ChosenPlace[]) => void;
  /** What to do with a whole line of flights; without it a line is no answer. */
  onRoute?: (route: RouteText) => void;
  /** A place in Mexico, where no border is crossed. */
  onHome: (name: string) => void;
}

const LONGEST_LABEL = 60;

/** «¿A dónde vas?» for a journey: the same places and words as everywhere, and a line of flights as tickets have it. */
export function PlaceBox({ onPlaces, onRoute, onHome, ...field }: PlaceBoxProps) {
  const find = (text: string, index: NameIndex): (Meaning | { other: RouteText })[] => {
    const today = todayInMexico();
    const route = onRoute && readRouteText(text, (word) => placeNamed(word, index), parseDay(today) ?? 0);
    // A line of which no word is a place is a question like any other.
    if (route && text.split(/[-–—>→,;]/).some((word) => placeNamed(word, index))) return [{ other: route }];
    // Other tools answer elsewhere; several places at once are taken as one route.
    return suggestionsFor(text, index, today).filter(
      (meaning) => !('path' in meaning) || (onRoute && placesIn(meaning).length > 1),
    );
  };
  return (
    <div className="field place-box">
      <PlaceFinder
        {...field}
        enterKeyHint="done"
        find={find}
        findNear={nearestCountries}
        nothingFound="Ningún lugar coincide. Revisa cómo se escribe, o pon el país."
        onChoose={(found) => {
          if ('other' in found) {
            if (found.other.unknown.length === 0) onRoute?.(found.other);
          } else if ('home' in found) onHome(found.home);
          else onPlaces('country' in found ? [chosen(found)] : placesIn(found));
        }}
      >
        {({ other }) => <RouteView route={other} />}
      </PlaceFinder>
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
