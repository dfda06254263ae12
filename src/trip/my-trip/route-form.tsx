import { memo, type ReactNode, useState } from 'react';
import { ARRIVALS, type Arrival } from '../../catalogue/situation.ts';
import { type LayoverDraft, MOST_LAYOVERS, MOST_STOPS, type StopDraft } from '../../journey/journey-draft.ts';
import { changeJourney, changeStop, type EditedJourney, type ListedStop, listed } from '../../journey/journey-store.ts';
import type { Places } from '../../journey/load-places.ts';
import type { ReadJourney } from '../../journey/read-journey.ts';
import type { TripProblems } from '../../journey/trip-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Flag } from '../../ui/flag.tsx';
import type { OnDone } from '../last-deed.tsx';
import { RemoveStop, StopFields, stopId, stopName } from '../stop-fields.tsx';
import { type ChosenPlace, PlaceBox } from './place-box.tsx';

interface RouteFormProps {
  journey: EditedJourney;
  places: Places;
  problems: ReadJourney['problems']['stops'];
  onDone: OnDone;
  /** How one arrives at a stop, empty while nobody said it; undefined where it is not asked. */
  wayOf?: (stop: ListedStop) => WayFieldProps['way'];
  /** How many stays this view takes. */
  most?: number;
  /** What a view of the days alone says beside each stay, in place of where planes are changed. */
  beside?: (stop: ListedStop) => ReactNode;
}

/** Where the journey goes: stops with their days, and where planes are changed. */
export function RouteForm({ journey, places, problems, onDone, wayOf, most = MOST_STOPS, beside }: RouteFormProps) {
  const isFull = journey.trips.length >= most;

  const add = (stops: readonly StopDraft[], back: readonly LayoverDraft[], said: string) => {
    const added = listed(stops);
    changeJourney((before) => ({
      ...before,
      trips: [...before.trips, ...added].slice(0, most),
      back: back.length > 0 ? [...back] : before.back,
    }));
    const open = added.find(({ entry, exit }) => entry === '' || exit === '') ?? added[0];
    onDone(`Agregaste ${said}.`, open && `${stopId(open)}-${open.entry === '' ? 'entrada' : 'salida'}`);
  };
  const addPlaces = (chosen: readonly ChosenPlace[]) => {
    // One goes on where the last stay ended.
    const from = journey.trips.at(-1)?.exit ?? '';
    const stops = chosen.map(({ slug }, at) => ({ place: slug, entry: at === 0 ? from : '', exit: '', via: [] }));
    add(stops, [], chosen.length > 1 ? 'la ruta' : (chosen[0]?.label ?? ''));
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
          onRoute={({ stops, back }) => add(stops, back, 'la ruta')}
          onHome={isHome}
        />
      )}
      {journey.trips.length > 0 && beside && (
        <ol className="ruled">
          {journey.trips.map((stop) => (
            <li key={stop.id} className="stack gap-3 asked">
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
              way={wayOf?.(stop)}
              onDone={onDone}
            />
          ))}
          <li className="stack gap-3">
            <h3 className="flagged route__name">
              <Flag iso2="MX" /> Regreso a México
            </h3>
            <LayoversHome layovers={journey.back} onDone={onDone} />
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
  way: WayFieldProps['way'];
  onDone: OnDone;
}

/** One stay with its connections. Drawn again only when something of it changed: a route may have fifty. */
const RouteStop = memo(
  function RouteStop({ stop, isFirst, places, problems, way, onDone }: RouteStopProps) {
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
          <WayField stop={stop} name={name} way={way} />
          <LayoversTo stop={stop} name={name} onDone={onDone}>
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
    before.way === after.way &&
    before.places === after.places &&
    JSON.stringify(before.problems) === JSON.stringify(after.problems),
);

interface WayFieldProps {
  stop: ListedStop;
  name: string;
  /** What was said, empty while nothing was; undefined where it is not asked. */
  way: Arrival | '' | undefined;
}

/** How one arrives at a stop, where its border depends on it. */
export function WayField({ stop, name, way }: WayFieldProps) {
  if (way === undefined) return null;
  return (
    <Field id={`${stopId(stop)}-llegas`} label={`¿Cómo llegas a ${name}?`} isFree>
      {(control) => (
        <select
          className="input"
          value={way}
          onChange={({ target: { value } }) => changeStop(stop.id, { by: ARRIVALS.find((each) => each === value) })}
          {...control}
        >
          <option value="">Aún no sé</option>
          <option value="air">En avión</option>
          <option value="land">Por tierra</option>
          <option value="sea">Por mar o en crucero</option>
        </select>
      )}
    </Field>
  );
}

interface LayoversToProps {
  stop: ListedStop;
  name: string;
  onDone: OnDone;
  children?: ReactNode;
}

/** Where planes are changed on the way to a stop. */
export function LayoversTo({ stop, name, ...rest }: LayoversToProps) {
  return (
    <Layovers
      {...rest}
      id={`${stopId(stop)}-escalas`}
      label={`¿Por dónde haces escala para llegar a ${name}?`}
      name={name}
      layovers={stop.via}
      onChange={(via) => changeStop(stop.id, { via })}
    />
  );
}

/** Where planes are changed on the way home; or anywhere, while no stop was told. */
export function LayoversHome(props: Pick<LayoversProps, 'layovers' | 'onDone' | 'isAskedFirst'>) {
  return (
    <Layovers
      {...props}
      id="regreso"
      label={props.isAskedFirst ? '¿Por dónde haces escala?' : '¿Por dónde haces escala de regreso?'}
      name={props.isAskedFirst ? 'tu viaje' : 'el regreso'}
      onChange={(back) => changeJourney((before) => ({ ...before, back }))}
    />
  );
}

interface LayoversProps {
  id: string;
  label: string;
  name: string;
  layovers: readonly LayoverDraft[];
  onChange: (layovers: LayoverDraft[]) => void;
  onDone: OnDone;
  /** The first one is what the page asks for. */
  isAskedFirst?: boolean;
  /** Other deeds in the same row. */
  children?: ReactNode;
}

function Layovers({ id, label, name, layovers, onChange, onDone, isAskedFirst, children }: LayoversProps) {
  const [isOpen, setIsAsking] = useState(false);
  const isFirst = isAskedFirst && layovers.length === 0;
  const isAsking = isOpen || isFirst;
  const add = ([chosen]: readonly ChosenPlace[]) => {
    if (!chosen) return;
    setIsAsking(false);
    onChange([...layovers, { place: chosen.slug, label: chosen.label, leaves: '' }]);
    onDone(`Agregaste una escala en ${chosen.label}.`, `${id}-${layovers.length}-sales`);
  };
  return (
    <>
      {layovers.length > 0 && (
        <ul className="stack gap-3 route__layovers">
          {layovers.map((layover, at) => (
            // Two of one airport are told apart by their order alone.
            <li key={`${at} ${layover.place} ${layover.label}`} className="stack gap-2 route__layover">
              <h4 id={`${id}-${at}`}>Escala en {layover.label || layover.place}</h4>
              <fieldset className="route__leaving" aria-labelledby={`${id}-${at}`}>
                <Field id={`${id}-${at}-sales`} label="¿Sales de la zona internacional?" isFree>
                  {(control) => (
                    <select
                      className="input"
                      value={layover.leaves}
                      onChange={({ target: { value } }) => {
                        const leaves = value as LayoverDraft['leaves'];
                        onChange(layovers.map((other) => (other === layover ? { ...layover, leaves } : other)));
                      }}
                      {...control}
                    >
                      <option value="">Aún no sé</option>
                      <option value="no">No, solo cambio de avión</option>
                      <option value="si">Sí: salgo, duermo fuera o recojo la maleta</option>
                    </select>
                  )}
                </Field>
                <Button
                  look="outline"
                  small
                  aria-label={`Quitar la escala en ${layover.label}`}
                  onClick={() => {
                    onChange(layovers.filter((other) => other !== layover));
                    onDone(`Quitaste la escala en ${layover.label}.`, `${id}-agregar`);
                  }}
                >
                  Quitar
                </Button>
              </fieldset>
            </li>
          ))}
        </ul>
      )}
      {isAsking && (
        <PlaceBox
          id={`${id}-donde`}
          label={label}
          placeholder="Aeropuerto, ciudad o país"
          onPlaces={add}
          onHome={(home) => onDone(`${home} es México: ahí no cruzas ninguna frontera.`)}
        />
      )}
      <div className="actions">
        {layovers.length < MOST_LAYOVERS && !isFirst && (
          <Button
            id={`${id}-agregar`}
            look="outline"
            small
            aria-expanded={isAsking}
            aria-label={`${isAsking ? 'Cancelar' : 'Agregar escala'}, ${name}`}
            onClick={() => {
              setIsAsking(!isAsking);
              if (!isAsking) onDone('', `${id}-donde`);
            }}
          >
            {isAsking ? 'Cancelar' : 'Agregar escala'}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
