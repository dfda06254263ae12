import './layovers.css';
import { useEffect } from 'react';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { comingStop, type LayoverDraft, MOST_LAYOVERS } from '../../journey/journey-draft.ts';
import { changeJourney, type EditedJourney, showLinked } from '../../journey/journey-store.ts';
import type { LayoverHub } from '../../journey/layover-hub.ts';
import type { Leg } from '../../journey/route.ts';
import { Button } from '../../ui/button.tsx';
import { LastDeed } from '../last-deed.tsx';
import { Missing, ToConfirm } from '../my-trip/answer-sections.tsx';
import { LayoversHome, LayoversTo } from '../my-trip/layover-fields.tsx';
import { TravellersForm } from '../my-trip/travellers-form.tsx';
import { TripFrame } from '../my-trip/trip-frame.tsx';
import { useTrip } from '../my-trip/use-trip.ts';
import { stopName } from '../stop-fields.tsx';
import { HubFacts } from './hub-facts.tsx';

const isLayover = ({ kind }: Leg) => kind === 'layover';

interface LayoversToolProps {
  hubs: readonly LayoverHub[];
  /** Ids of those that most readers pass through: one tap each. */
  first: readonly string[];
}

/** `/escalas`: where planes are changed on the trip, what each of these borders asks, and how that is known. */
export function LayoversTool({ hubs, first }: LayoversToolProps) {
  const trip = useTrip(isLayover);
  const { journey, situation, facts, answer, questionsFor, isWaiting, deed, onDone } = trip;
  const today = todayInMexico();

  useEffect(() => {
    const { layovers, unread } = layoversFromHash(location.hash, hubs);
    if (layovers.length === 0 && unread.length === 0) return;
    showLinked((own) => (layovers.length > 0 ? withLayovers(own, layovers, today) : own), unread);
  }, [hubs]);

  const passThrough = ({ place, name }: LayoverHub) => {
    changeJourney((before) => withLayovers(before, [{ place, label: name, leaves: '' }], today));
    onDone(`Agregaste una escala en ${name}.`, 'tu-respuesta');
  };

  const stops = journey.trips.filter((stop) => comingStop([stop], today));
  const layovers = [...stops.flatMap(({ via }) => via), ...journey.back];
  const isEmpty = layovers.length === 0;
  const known = layovers.flatMap((layover) => {
    const hub = hubs.find(({ aliases }) => aliases.includes(layover.place));
    return hub ? [{ hub, leaves: layover.leaves }] : [];
  });

  return (
    <TripFrame
      trip={trip}
      path="/escalas"
      isEmpty={isEmpty}
      isTold={!isEmpty}
      told={`Cambiar mis escalas: ${spokenList(new Set(layovers.map(({ label }) => label)))}`}
      summary={!isWaiting && answer.borders.length > 0 && <Missing {...answer} />}
      form={
        <>
          <section className="stack under-rule trip-form" aria-labelledby="por-donde">
            <h2 id="por-donde" tabIndex={-1}>
              Dónde cambias de avión
            </h2>
            {stops.map((stop) => (
              <div key={stop.id} className="stack">
                <h3>Para llegar a {stopName(stop, facts.places)}</h3>
                <LayoversTo
                  stop={stop}
                  name={stopName(stop, facts.places)}
                  asked={questionsFor(stop)}
                  onDone={onDone}
                />
              </div>
            ))}
            <div className="stack">
              {stops.length > 0 && <h3>De regreso a México</h3>}
              <LayoversHome
                layovers={journey.back}
                asked={questionsFor()}
                isAskedFirst={stops.length === 0}
                onDone={onDone}
              />
            </div>
            {isEmpty && (
              <div className="actions">
                {hubs
                  .filter(({ id }) => first.includes(id))
                  .map((hub) => (
                    <Button key={hub.id} look="outline" small onClick={() => passThrough(hub)}>
                      {hub.name}
                    </Button>
                  ))}
              </div>
            )}
          </section>
          <LastDeed deed={deed} onDone={onDone} back="por-donde" />
          {!isEmpty && <TravellersForm trip={trip} />}
        </>
      }
    >
      {!isEmpty && <ToConfirm ask={answer.ask} />}
      {known.length > 0 && (
        <section aria-labelledby="tus-escalas" className="stack gap-2 under-rule layovers-answers">
          <h2 id="tus-escalas">Tus escalas</h2>
          {[...Map.groupBy(known, ({ hub }) => hub)].map(([hub, passed]) => {
            const [leaves, ...others] = new Set(passed.map((each) => each.leaves));
            return (
              <HubFacts
                key={hub.id}
                hub={hub}
                id={`escala-${hub.id}`}
                situation={situation}
                leaves={leaves && others.length === 0 ? leaves === 'si' : undefined}
              />
            );
          })}
        </section>
      )}
      {!isEmpty && (
        <a className="arrow-link" href="/mi-viaje">
          Mi viaje completo, con sus destinos y fechas
        </a>
      )}
    </TripFrame>
  );
}

type NamedHub = Pick<LayoverHub, 'id' | 'name' | 'place' | 'aliases'>;

/** `#por=estados-unidos,canada&salgo=no`, a hub also by its country's name or code; and what of it means nothing. */
export function layoversFromHash(hash: string, hubs: readonly NamedHub[]) {
  const params = new URLSearchParams(hash.slice(1));
  const words = (params.get('por') ?? '').split(',').map((word) => word.trim());
  const asked = words.filter(Boolean).map((word) => {
    const lower = word.toLowerCase();
    return { word, hub: hubs.find(({ id, aliases }) => id === lower || aliases.includes(lower)) };
  });
  const unread = asked.flatMap(({ word, hub }) => (hub ? [] : word));
  const said = params.get('salgo') ?? '';
  const leaves = said === 'si' || said === 'no' ? said : '';
  if (said !== leaves) unread.push(said);
  const layovers = [...new Set(asked.flatMap(({ hub }) => hub ?? []))]
    .slice(0, MOST_LAYOVERS)
    .map(({ place, name }): LayoverDraft => ({ place, label: name, leaves }));
  return { layovers, unread };
}

/** The journey with these layovers in place of its own: before the next stop; without one, on the way home. */
export function withLayovers(journey: EditedJourney, layovers: readonly LayoverDraft[], today: string): EditedJourney {
  const next = comingStop(journey.trips, today);
  const trips = journey.trips.map((stop) =>
    comingStop([stop], today) ? { ...stop, via: stop === next ? [...layovers] : [] } : stop,
  );
  return { ...journey, trips, back: next ? [] : [...layovers] };
}
