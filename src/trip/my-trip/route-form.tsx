import { memo, type ReactNode } from 'react';
import { changeSituation, situationStore } from '../../journey/current-situation.ts';
import { MOST_STOPS } from '../../journey/journey-draft.ts';
import { changeJourney, type EditedJourney, type ListedStop, listed } from '../../journey/journey-store.ts';
import type { Places } from '../../journey/load-places.ts';
import type { ReadJourney } from '../../journey/read-journey.ts';
import type { TripProblems } from '../../journey/trip-draft.ts';
import type { ChosenPlace } from '../../search/name-index.ts';
import type { TypedTrip } from '../../search/typed-trip.ts';
import { Button } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import type { OnDone } from '../last-deed.tsx';
import { RemoveStop, StopFields, stopId, stopName } from '../stop-fields.tsx';
import { LayoversHome, LayoversTo } from './layover-fields.tsx';
import { notRead, PlaceBox } from './place-box.tsx';
import { StopQuestionFields, type StopQuestions } from './stop-questions.tsx';

interface RouteFormProps {
  journey: EditedJourney;
  places: Places;
  problems: ReadJourney['problems']['stops'];
  onDone: OnDone;
  /** What is asked of a stop, or of the way home, because the answer depends on it. */
  questionsFor?: (stop?: ListedStop) => StopQuestions;
  /** How many stays this view takes. */
  most?: number;
  /** What a view of the days alone says beside each stay, in place of where planes are changed. */
  beside?: (stop: ListedStop) => ReactNode;
}

/** Where the journey goes: stops with their days, and where planes are changed. */
export function RouteForm({
  journey,
  places,
  problems,
  onDone,
  questionsFor,
  most = MOST_STOPS,
  beside,
}: RouteFormProps) {
  const isFull = journey.trips.length >= most;

  const add = (
    { stops = [], back = [], people, untaken = [], holds = [], nationality = '' }: Partial<TypedTrip>,
    said: string,
    next = 'tu-respuesta',
  ) => {
    const added = listed(stops);
    if (holds.length > 0) {
      const situation = situationStore.read()?.situation;
      changeSituation({ ...situation, holds: [...new Set([...(situation?.holds ?? []), ...holds])] });
    }
    changeJourney((before) => ({
      ...before,
      trips: [...before.trips, ...added].slice(0, most),
      back: back.length > 0 ? back : before.back,
      adults: before.adults === 1 && people ? people.adults : before.adults,
      children: before.children.length > 0 ? before.children : (people?.children ?? []),
      company: before.company || (people?.company ?? ''),
      shared: before.shared || (people?.shared ?? ''),
      expiry: before.expiry || (people?.expiry ?? ''),
      nationality: before.nationality || nationality,
      untaken: untaken.length > 0 ? untaken : undefined,
    }));
    const open = added.find(({ entry, exit }) => entry === '' || exit === '');
    onDone(`Agregaste ${said}.`, open ? `${stopId(open)}-${open.entry === '' ? 'entrada' : 'salida'}` : next);
  };
  const addPlaces = (chosen: readonly ChosenPlace[]) => {
    // One goes on where the last stay ended.
    const from = journey.trips.at(-1)?.exit ?? '';
    const stops = chosen.map(({ slug }, at) => ({ place: slug, entry: at === 0 ? from : '', exit: '', via: [] }));
    add({ stops }, chosen.length > 1 ? 'la ruta' : (chosen[0]?.label ?? ''));
  };
  const isHome = (name: string) => onDone(`${name} es México: ahí no cruzas ninguna frontera.`);

  return (
    <section className="stack under-rule trip-form" aria-labelledby="tu-ruta">
      <h2 id="tu-ruta" tabIndex={-1}>
        Tu ruta
      </h2>
      {isFull ? (
        <p className="note">Caben {most} destinos. Quita uno para agregar otro.</p>
      ) : (
        <PlaceBox
          id="a-donde"
          label={journey.trips.length === 0 ? '¿A dónde vas?' : '¿A dónde más vas?'}
          placeholder="País, ciudad o aeropuerto"
          hint="O todo tu vuelo, como viene en el boleto: MEX-DFW-NRT 3 mar"
          onPlaces={addPlaces}
          onRoute={(route) =>
            add(route, ['la ruta', ...notRead(route)].join('. '), route.hasPeople ? 'adultos' : undefined)
          }
          onHome={isHome}
        />
      )}
      {journey.trips.length > 0 && beside && (
        <ol className="ruled">
          {journey.trips.map((stop) => (
            <li key={stop.id} className="stack asked">
              <StopFields stop={stop} places={places} problems={problems.get(stop.id)}>
                <div className="actions">
                  <RemoveStop stop={stop} name={stopName(stop, places)} onDone={onDone} />
                </div>
              </StopFields>
              {beside(stop)}
            </li>
          ))}
        </ol>
      )}
      {journey.trips.length > 0 && !beside && (
        <ol className="ruled">
          {journey.trips.map((stop, position) => (
            <RouteStop
              key={stop.id}
              stop={stop}
              isFirst={position === 0}
              places={places}
              problems={problems.get(stop.id)}
              asked={questionsFor?.(stop)}
              onDone={onDone}
            />
          ))}
          <li className="stack">
            <h3 className="flagged route__name">
              <Flag iso2="MX" /> Regreso a México
            </h3>
            <LayoversHome layovers={journey.back} asked={questionsFor?.()} onDone={onDone} />
          </li>
        </ol>
      )}
    </section>
  );
}

interface RouteStopProps {
  stop: ListedStop;
  isFirst: boolean;
  places: Places;
  problems: TripProblems | undefined;
  asked: StopQuestions | undefined;
  onDone: OnDone;
}

/** One stay with its connections. Drawn again only when something of it changed: a route may have fifty. */
const RouteStop = memo(
  function RouteStop({ stop, isFirst, places, problems, asked, onDone }: RouteStopProps) {
    const id = stopId(stop);
    const name = stopName(stop, places);
    const moveUp = () => {
      changeJourney((before) => {
        const trips = [...before.trips];
        const at = trips.findIndex((other) => other.id === stop.id);
        trips.splice(at - 1, 0, ...trips.splice(at, 1));
        return { ...before, trips };
      });
      onDone(`${name} va un lugar antes.`, id);
    };
    return (
      <li>
        <StopFields stop={stop} places={places} problems={problems}>
          <StopQuestionFields stop={stop} name={name} asked={asked} />
          <LayoversTo stop={stop} name={name} asked={asked} onDone={onDone}>
            {!isFirst && (
              <Button look="outline" small onClick={moveUp} aria-label={`Ir antes a ${name}`}>
                Ir antes
              </Button>
            )}
            <RemoveStop stop={stop} name={name} onDone={onDone} />
          </LayoversTo>
        </StopFields>
      </li>
    );
  },
  (before, after) =>
    before.stop === after.stop &&
    before.isFirst === after.isFirst &&
    JSON.stringify(before.asked) === JSON.stringify(after.asked) &&
    before.places === after.places &&
    JSON.stringify(before.problems) === JSON.stringify(after.problems),
);
