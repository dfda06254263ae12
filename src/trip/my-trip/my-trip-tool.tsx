import { useEffect } from 'react';
import { counted } from '../../catalogue/counted.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { placeFromSearch } from '../../journey/journey-address.ts';
import { addStop, adoptJourney, changeJourney, leaveAddress, listed } from '../../journey/journey-store.ts';
import type { Travellers } from '../../journey/route.ts';
import { Button } from '../../ui/button.tsx';
import { isToldHere } from '../journey-notice.tsx';
import { LastDeed } from '../last-deed.tsx';
import { AnswerSections, Missing } from './answer-sections.tsx';
import { RouteForm } from './route-form.tsx';
import { TravellersForm } from './travellers-form.tsx';
import type { JourneyAnswer } from './trip-answer.ts';
import { exampleDraft, type TripExample } from './trip-examples.ts';
import { TripFrame } from './trip-frame.tsx';
import { TripStrip } from './trip-strip.tsx';
import { useTrip } from './use-trip.ts';

/** `/mi-viaje`: who travels and where to, and one answer that changes as it is typed. Everything happens on the device. */
export function MyTripTool({ examples }: { examples: readonly TripExample[] }) {
  const trip = useTrip();
  const { state, journey, today, facts, isWaiting, travellers, problems, answer, questionsFor, deed, onDone } = trip;

  // A country's page sends its reader here with the country; once, or coming back would add it again.
  useEffect(() => {
    const place = placeFromSearch(location.search);
    if (!place) return;
    leaveAddress();
    const begun = journey.trips.find((stop) => stop.place === place && stop.entry === '');
    const id = begun?.id ?? addStop({ place, entry: journey.trips.at(-1)?.exit ?? '' });
    onDone('', `parada-${id}-entrada`);
  }, []);

  // Nobody else's; where one is kept already, the reader chooses between them.
  useEffect(() => {
    if (!isToldHere() || state.origin !== 'address' || state.hasOwn || state.unread.length > 0) return;
    adoptJourney();
    leaveAddress();
  }, [state.origin, state.hasOwn]);

  const isEmpty = journey.trips.length === 0 && journey.back.length === 0;
  const load = (example: TripExample) => {
    const { trips = [], ...rest } = exampleDraft(example, today);
    changeJourney((before) => ({ ...before, ...rest, trips: listed(trips) }));
    onDone('Este es un ejemplo: cámbialo por tu viaje.', 'tu-respuesta');
  };

  return (
    <TripFrame
      trip={trip}
      path="/mi-viaje"
      isEmpty={isEmpty}
      isTold={!isEmpty && journey.trips.every(({ entry, exit }) => entry !== '' && exit !== '')}
      told={toldWords(travellers, answer)}
      summary={
        <>
          {!isWaiting && answer.borders.length > 0 && <Missing {...answer} />}
          <TripStrip borders={answer.borders} />
        </>
      }
      form={
        <>
          <RouteForm
            journey={journey}
            places={facts.places}
            problems={problems.stops}
            questionsFor={questionsFor}
            onDone={onDone}
          />
          <LastDeed deed={deed} onDone={onDone} back="tu-ruta" />
          <TravellersForm trip={trip} />
        </>
      }
    >
      {isEmpty && <Examples examples={examples} onChoose={load} />}
      {answer.borders.length > 0 && <AnswerSections answer={answer} />}
    </TripFrame>
  );
}

/** `2 adultos, 1 menor · Japón y Vietnam`: what was told, in one line. */
function toldWords({ adults, children }: Travellers, { borders }: JourneyAnswer): string {
  const stops = new Set(borders.flatMap(({ name, isLayover }) => (isLayover ? [] : name)));
  const minors = children.length > 0 && counted(children.length, 'menor', 'menores');
  const people = [adults > 0 && counted(adults, 'adulto', 'adultos'), minors].filter(Boolean).join(', ');
  return `Cambiar mi viaje: ${[people, spokenList(stops)].filter(Boolean).join(' · ')}`;
}

interface ExamplesProps {
  examples: readonly TripExample[];
  onChoose: (example: TripExample) => void;
}

/** Before anything is typed: how an answer looks, and real trips one can begin with. */
function Examples({ examples, onChoose }: ExamplesProps) {
  const drawn = examples.at(-1);
  return (
    <section className="stack under-rule trip-examples" aria-labelledby="ejemplos">
      <h2 id="ejemplos">Por ejemplo</h2>
      {drawn && <TripStrip borders={drawn.borders} />}
      <p>Un sello por frontera, escalas incluidas. Abre uno de estos viajes y cámbialo por el tuyo:</p>
      <div className="actions">
        {examples.map((example) => (
          <Button key={example.title} look="outline" small onClick={() => onChoose(example)}>
            {example.title}
          </Button>
        ))}
      </div>
    </section>
  );
}
