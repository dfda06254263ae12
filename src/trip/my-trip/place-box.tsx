import '../../search/search-box.css';
import '../../ui/field.css';
import '../../country/status.css';
import '../../country/badge.css';
import { counted } from '../../catalogue/counted.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { documentWords } from '../../catalogue/travel-document.ts';
import { parseDay, spokenDay } from '../../journey/calendar-day.ts';
import { CRUISE_PORTS, MOST_LAYOVERS, MOST_STOPS } from '../../journey/journey-draft.ts';
import type { Find } from '../../search/answers.ts';
import { type ChosenPlace, chosen, type LinkMeaning } from '../../search/name-index.ts';
import { loadRecordPlaces, type RecordPlaces } from '../../search/places-file.ts';
import { PlacePicker } from '../../search/search-box.tsx';
import type { TypedTrip } from '../../search/typed-trip.ts';

interface PlaceBoxProps {
  id: string;
  label: string;
  hint?: string;
  placeholder?: string;
  onPlaces: (places: readonly ChosenPlace[]) => void;
  /** What to do with a whole line of flights; without it a line is no answer. */
  onRoute?: (route: TypedTrip) => void;
  /** A place in Mexico, where no border is crossed. */
  onHome: (name: string) => void;
}

let reader: typeof import('../../search/typed-trip.ts') | undefined;
let more: RecordPlaces | undefined;
/** Reading whole lines comes with the box's answers. */
const loadReader = async () => {
  [reader, more] = await Promise.all([import('../../search/typed-trip.ts'), loadRecordPlaces()]);
};

/** «¿A dónde vas?» for a journey: the same places and words as everywhere, and a line of flights as tickets have it. */
export function PlaceBox({ onPlaces, onRoute, onHome, ...field }: PlaceBoxProps) {
  const find: Find = (own, text, index) => {
    const today = parseDay(todayInMexico()) ?? 0;
    const told = onRoute && more && reader?.typedTrips(text, index, more, today);
    // Other tools answer elsewhere.
    if (told) return [routeMeaning(told.route), ...told.ways.map(({ name, way }) => ({ ...routeMeaning(way), name }))];
    const found = own().filter((meaning) => !('path' in meaning));
    return found.length === 0 && onRoute && more && reader ? reader.placesOfRecords(text, index, more) : found;
  };
  return (
    <PlacePicker
      {...field}
      className="country-field"
      enterKeyHint="done"
      find={find}
      prepare={onRoute && loadReader}
      onChoose={(found) => {
        const { route } = found as Partial<RouteMeaning>;
        if (route) {
          if (problemOf(route) === undefined) onRoute?.(route);
        } else if ('home' in found) onHome(found.home);
        else if ('country' in found) onPlaces([chosen(found)]);
      }}
    />
  );
}

const quoted = (words: readonly string[]) => spokenList(words.map((word) => `«${word.slice(0, 30)}»`));

/** What was taken of a line, and what of it is still to be told. */
export function notRead({
  stops,
  untaken,
  hasPeople,
  people: { adults, children, expiry },
  hasDaca,
  isHomeward,
  holds,
  nationality,
}: Omit<TypedTrip, 'back'>): string[] {
  const spans = untaken.filter((words) => /^\S+ (?:d[ií]as?|noches?|semanas?|mes(?:es)?)$/i.test(words));
  const others = untaken.filter((words) => !spans.includes(words));
  const isCruise = stops.some(({ place }) => place.startsWith(CRUISE_PORTS));
  const isToStay = untaken.some((words) => /vivir|trabaj|estudi|intercambio/i.test(words));
  const isFromAbroad = untaken.some((words) => /^(?:viv(?:o|imos)|trabajo|estudio) en/i.test(words));
  const minors = children.length > 0 ? [counted(children.length, 'menor', 'menores')] : [];
  const some = adults > 1 ? [counted(adults, 'adulto', 'adultos'), ...minors] : minors;
  const taken = some.length > 0 ? `${spokenList(some)} en tu viaje. ` : '';
  const [ends] = [expiry].flatMap((day) => parseDay(day) ?? []);
  return [
    ...(hasDaca ? [OF_DACA] : []),
    ...(others.length > 0 ? [`Sin leer: ${quoted(others)}`] : []),
    ...(spans.length > 0 ? [`Para contar ${quoted(spans)} di la fecha de llegada`] : []),
    ...(isToStay ? ['Contestamos viajes de visita'] : []),
    ...(isHomeward ? ['Para volver a México no te piden visa: contestamos por los días de antes'] : []),
    ...(isFromAbroad ? ['Contestamos como si salieras de México'] : []),
    ...(isCruise ? ['Di también cada puerto del crucero'] : []),
    ...(ends === undefined ? [] : [`Tu pasaporte: hasta el ${spokenDay(ends)}`]),
    ...(holds.length > 0 ? [`Tienes ${spokenList(holds.map((document) => documentWords(document).short))}`] : []),
    ...(nationality ? ['Tu otro pasaporte'] : []),
    ...(hasPeople ? [`${taken}${adults > 1 ? 'Sus' : 'Los adultos y sus'} visas se dicen abajo`] : []),
  ];
}

const OF_DACA = 'Con DACA no salgas sin el permiso de viaje aprobado: si no, tu DACA termina';

/** Why a line of flights cannot be taken, and how it is fixed; undefined where it can. */
function problemOf(route: TypedTrip): readonly [text: string, fix: string] | undefined {
  const { unknown, doubtful, wrongDays, tooMany } = route;
  if (route.isWithinHome && route.hasDaca) return [OF_DACA, 'Escribe «DACA» en el buscador y te decimos cómo se pide.'];
  if (route.isWithinHome && route.untaken.length > 0)
    return [
      `Solo conocemos lo que está en México, y no ${quoted(route.untaken)}`,
      'Escríbelo de otro modo o con su país.',
    ];
  if (route.isWithinHome)
    return ['Ese vuelo es dentro de México', 'No cruzas ninguna frontera: agrega a dónde sigues.'];
  if (unknown.length > 0) {
    const fix = 'Usa claves de aeropuerto, ciudades o países, separados con guion.';
    return [`No conocemos ${quoted(unknown)}`, fix];
  }
  if (doubtful.length > 0) {
    const [isOne, names] = [doubtful.length === 1, doubtful.map(({ text }) => text)];
    return [
      `Hay más de un lugar con ese nombre: ${quoted(names)}`,
      `${isOne ? 'Elige abajo o escribe' : 'Escribe'} su país al lado.`,
    ];
  }
  if (tooMany === 'stops')
    return [`Tu línea trae más de ${MOST_STOPS} destinos`, 'Quita los que sobran: no caben en un viaje.'];
  if (tooMany) return [`Un vuelo trae más de ${MOST_LAYOVERS} escalas`, 'Separa tus vuelos con comas.'];
  if (wrongDays.length === 0) return undefined;
  return [`Ese día no existe: ${quoted(wrongDays)}`, 'Corrige la fecha y te armamos la ruta.'];
}

interface RouteMeaning extends LinkMeaning {
  route: TypedTrip;
}

/** What a line of flights becomes, before it is taken: every place it was understood to name. */
function routeMeaning(route: TypedTrip): RouteMeaning {
  const [problem, fix] = problemOf(route) ?? [];
  return {
    name: problem ?? 'Armar esta ruta',
    note: fix ?? [route.places.join(' · '), ...notRead(route)].filter(Boolean).join('. '),
    icon: problem ? 'question' : 'forward',
    path: '',
    route,
  };
}
