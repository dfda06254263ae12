import './layovers.css';
import '../../ui/notice.css';
import { useEffect, useState } from 'react';
import { todayInMexico } from '../../catalogue/today.ts';
import { AnswerPanel } from '../../country/answer-panel.tsx';
import { changeJourney, showLinked, useJourney } from '../../journey/journey-store.ts';
import type { LayoverHub } from '../../journey/layover-hub.ts';
import { putSituation } from '../../journey/situation-address.ts';
import { Button } from '../../ui/button.tsx';
import { copyLink } from '../../ui/copy-link.ts';
import { useEarlyChoices } from '../../ui/use-early-choices.ts';
import { JourneyNotice } from '../journey-notice.tsx';
import { ManyOf } from '../many-of.tsx';
import { OneOf } from '../one-of.tsx';
import { useSituation } from '../use-situation.ts';
import { HubFacts } from './hub-facts.tsx';
import { type LayoverTrip, layoversOf, tripFromHash, tripToParams, withLayovers } from './journey-layovers.ts';
import { layoverSummary } from './layover-summary.ts';

/**
 * Which hubs, whether the reader leaves the zone, and what each one asks. They are those of the journey; a link with
 * hubs of its own shows them in their place.
 */
export function LayoversTool({ hubs, first }: { hubs: readonly LayoverHub[]; first: readonly string[] }) {
  const state = useJourney();
  const { journey } = state;
  /** Said before any hub was chosen: there is no connection to keep it with. */
  const [early, setEarly] = useState<boolean>();
  const [message, setMessage] = useState('');
  const [current] = useSituation();
  const root = useEarlyChoices<HTMLDivElement>();
  const today = todayInMexico();

  useEffect(() => {
    const { trip: linked, unknown } = tripFromHash(location.hash, hubs);
    setEarly(linked.leaves);
    const hasHubs = linked.hubs.length > 0;
    if (hasHubs || unknown.length > 0)
      showLinked((own) => (hasHubs ? withLayovers(own, linked, hubs, today) : own), unknown);
  }, [hubs]);

  const kept = layoversOf(journey, hubs, today);
  const trip = kept.hubs.length > 0 ? kept : { hubs: [], leaves: early };
  const change = (next: LayoverTrip) => {
    setEarly(next.leaves);
    const changed = withLayovers(journey, next, hubs, today);
    changeJourney(() => changed);
    setMessage(layoversOf(changed, hubs, today).hubs.length < next.hubs.length ? FULL : '');
  };
  const share = (withSituation: boolean) => {
    const words = tripToParams(trip);
    if (withSituation && current) putSituation(words, current.situation);
    return copyLink(`${location.origin}${location.pathname}#${words}`, 'Quien lo abra verá las mismas escalas.');
  };

  const chosen = trip.hubs.flatMap((id) => hubs.find((hub) => hub.id === id) ?? []);
  const { tone, word, sentences } = layoverSummary(chosen, trip.leaves, current?.situation);
  const answer = (
    <div role="status" className="layovers__answer">
      {chosen.length === 0 ? (
        <AnswerPanel tone="ask">
          <p>Marca por dónde haces escala y aquí te contestamos.</p>
        </AnswerPanel>
      ) : (
        <AnswerPanel tone={tone} word={word}>
          {sentences.length === 0 && (
            <p>Di si vas a salir de la zona internacional; mientras, abajo están las dos respuestas.</p>
          )}
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </AnswerPanel>
      )}
    </div>
  );
  // Who follows a link came for its answer; for who asks here it stays in sight while the questions are.
  const isAnswerFirst = state.origin === 'address' && chosen.length > 0;
  const answers = (
    <section aria-labelledby="tus-escalas" className="stack layovers-answers" hidden={chosen.length === 0}>
      <h2 id="tus-escalas">Tus escalas</h2>
      {isAnswerFirst && answer}
      {chosen.map((hub) => (
        <HubFacts key={hub.id} hub={hub} id={`escala-${hub.id}`} situation={current?.situation} leaves={trip.leaves} />
      ))}
      <div className="actions">
        <Button look="outline" onClick={() => share(false)}>
          Copiar enlace
        </Button>
        {current && (
          <Button look="outline" onClick={() => share(true)}>
            Copiar enlace con mis visas
          </Button>
        )}
      </div>
    </section>
  );
  return (
    <div ref={root} className={`script-only stack gap-5 asked layovers${isAnswerFirst ? ' layovers--answered' : ''}`}>
      <p role="status" className="message notice notice--remark notice--error layovers__message">
        {message}
      </p>
      <JourneyNotice {...state} />
      {isAnswerFirst && answers}
      <div className="layovers__questions">
        {!isAnswerFirst && answer}
        <ManyOf
          legend="¿Por dónde haces escala?"
          note="Marca todas, en el orden de tu viaje."
          options={hubs.map(({ id, name, hint }) => ({ value: id, label: name, hint }))}
          first={first}
          more="Otras escalas"
          chosen={trip.hubs}
          onToggle={(id) =>
            change({
              ...trip,
              hubs: trip.hubs.includes(id) ? trip.hubs.filter((each) => each !== id) : [...trip.hubs, id],
            })
          }
          className="layovers-choices"
        />
        <OneOf
          name="salgo"
          legend="¿Vas a salir de la zona internacional?"
          labels={LEAVING}
          chosen={trip.leaves}
          onChange={(leaves) => change({ hubs: trip.hubs, leaves })}
        />
      </div>
      {!isAnswerFirst && answers}
    </div>
  );
}

const FULL = 'En tu viaje ya no caben más escalas. Quita una para agregar otra.';

const LEAVING: readonly (readonly [boolean | undefined, string])[] = [
  [false, 'No, solo cambio de avión'],
  [true, 'Sí: salgo, duermo fuera, recojo la maleta o cambio de aeropuerto'],
  [undefined, 'Aún no sé'],
];
