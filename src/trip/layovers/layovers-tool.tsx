import './layovers.css';
import '../../ui/notice.css';
import { useEffect, useState } from 'react';
import { todayInMexico } from '../../catalogue/today.ts';
import { AnswerPanel } from '../../country/answer-panel.tsx';
import { changeJourney, useJourney } from '../../journey/journey-store.ts';
import type { LayoverHub } from '../../journey/layover-hub.ts';
import { personalPart } from '../../journey/personal-address.ts';
import { putSituation } from '../../journey/situation-address.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { copyLink } from '../../ui/copy-link.ts';
import { useEarlyChoices } from '../../ui/use-early-choices.ts';
import { JourneyNotice, leftOutWords } from '../journey-notice.tsx';
import { OneOf } from '../one-of.tsx';
import { useSituation } from '../use-situation.ts';
import { HubFacts } from './hub-facts.tsx';
import { layoversOf, withLayovers } from './journey-layovers.ts';
import { type LayoverTrip, putTrip, tripFromHash } from './layover-address.ts';
import { layoverSummary } from './layover-summary.ts';

/**
 * Which hubs, whether the reader leaves the zone, and what each one asks. They are those of the reader's journey; an
 * address with hubs of its own is shown instead, and kept nowhere until that is asked for.
 */
export function LayoversTool({ hubs, first }: { hubs: readonly LayoverHub[]; first: readonly string[] }) {
  const state = useJourney();
  const { journey } = state;
  const [shared, setShared] = useState<LayoverTrip>();
  /** Said before any hub was chosen: there is no connection to keep it with. */
  const [early, setEarly] = useState<Pick<LayoverTrip, 'leaves'>>({});
  const [message, setMessage] = useState('');
  const [current] = useSituation();
  const root = useEarlyChoices<HTMLDivElement>();

  useEffect(() => {
    const { trip: addressed, unknown } = tripFromHash(location.hash, hubs);
    setShared(addressed.hubs.length > 0 ? addressed : undefined);
    if (addressed.leaves !== undefined) setEarly({ leaves: addressed.leaves });
    setMessage(unknown.length > 0 ? `${leftOutWords(unknown)} Revisa tus escalas en la lista.` : '');
  }, [hubs]);

  const today = todayInMexico();
  const kept = layoversOf(journey, hubs, today);
  const own = kept.hubs.length > 0 ? kept : { ...early, hubs: [] };
  const trip = shared ?? own;

  const change = (next: LayoverTrip) => {
    setMessage('');
    setEarly({ leaves: next.leaves });
    if (shared) {
      setShared(next);
      writeAddress(next);
    } else keep(next);
  };
  const keep = (next: LayoverTrip) => {
    const changed = withLayovers(journey, next, hubs, today);
    changeJourney(() => changed);
    if (layoversOf(changed, hubs, today).hubs.length < next.hubs.length) setMessage(FULL);
  };
  const leaveLink = () => {
    writeAddress({ hubs: [] });
    setShared(undefined);
    setMessage('');
  };
  const share = (withSituation: boolean) => {
    const address = new URL(location.pathname, location.href);
    const words = putTrip(new URLSearchParams(), trip);
    if (withSituation && current) putSituation(words, current.situation);
    address.hash = words.toString();
    return copyLink(address.href, 'Quien lo abra verá las mismas escalas.');
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
  const isAnswerFirst = shared !== undefined && chosen.length > 0;
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
    <div ref={root} className={`script-only stack gap-5 asked layovers${shared ? ' layovers--answered' : ''}`}>
      <p role="status" className="message notice notice--remark notice--error layovers__message">
        {message}
      </p>
      {shared ? (
        <div className="notice" role="status">
          <p>
            <b>Estas escalas vienen de un enlace.</b>{' '}
            {kept.hubs.length > 0
              ? 'Las de tu viaje siguen guardadas y no cambian mientras no lo pidas.'
              : 'No se guardan en este dispositivo mientras no lo pidas.'}
          </p>
          <div className="actions">
            <Button
              look="outline"
              small
              onClick={() => {
                leaveLink();
                keep(shared);
              }}
            >
              {kept.hubs.length > 0 ? 'Guardarlas en lugar de las mías' : 'Guardarlas en mi viaje'}
            </Button>
            <Button look="outline" small onClick={leaveLink}>
              {kept.hubs.length > 0 ? 'Volver a mis escalas' : 'Empezar con las mías'}
            </Button>
          </div>
        </div>
      ) : (
        <JourneyNotice {...state} />
      )}
      {/* Who follows a link came for its answer; for who asks here it stays in sight while the questions are. */}
      {shared && answers}
      <div className="layovers__questions">
        {!isAnswerFirst && answer}
        <LayoversForm hubs={hubs} first={first} trip={trip} onChange={change} />
      </div>
      {!shared && answers}
    </div>
  );
}

const FULL = 'En tu viaje ya no caben más escalas. Quita una para agregar otra.';

/** What else the address says of the reader stays. */
function writeAddress(trip: LayoverTrip): void {
  const words = putTrip(new URLSearchParams(personalPart(location.hash)), trip).toString();
  history.replaceState(history.state, '', `${location.pathname}${location.search}${words && `#${words}`}`);
}

interface LayoversFormProps {
  hubs: readonly LayoverHub[];
  /** Ids of those asked first, in their order; the rest waits behind `Otras escalas`. */
  first: readonly string[];
  trip: LayoverTrip;
  onChange: (trip: LayoverTrip) => void;
}

const LEAVING: readonly (readonly [boolean | undefined, string])[] = [
  [false, 'No, solo cambio de avión'],
  [true, 'Sí: salgo, duermo fuera, recojo la maleta o cambio de aeropuerto'],
  [undefined, 'Aún no sé'],
];

/** Through where, and whether the reader leaves the international zone. */
function LayoversForm({ hubs, first, trip, onChange }: LayoversFormProps) {
  const toggle = (id: string) =>
    onChange({ ...trip, hubs: trip.hubs.includes(id) ? trip.hubs.filter((each) => each !== id) : [...trip.hubs, id] });
  const choices = (offered: readonly LayoverHub[]) =>
    offered.map(({ id, name, hint }) => (
      <Choice
        key={id}
        type="checkbox"
        label={name}
        hint={hint}
        checked={trip.hubs.includes(id)}
        onChange={() => toggle(id)}
      />
    ));
  const common = first.flatMap((id) => hubs.find((hub) => hub.id === id) ?? []);
  const others = hubs.filter(({ id }) => !first.includes(id));
  return (
    <>
      <fieldset>
        <legend className="choices-legend">¿Por dónde haces escala?</legend>
        <p className="note">Marca todas, en el orden de tu viaje.</p>
        <div className="choices layovers-choices">{choices(common)}</div>
        {others.length > 0 && (
          <details className="unfolds" open={others.some(({ id }) => trip.hubs.includes(id)) || undefined}>
            <summary>Otras escalas</summary>
            <div className="choices layovers-choices">{choices(others)}</div>
          </details>
        )}
      </fieldset>
      <OneOf
        name="salgo"
        legend="¿Vas a salir de la zona internacional?"
        labels={LEAVING}
        chosen={trip.leaves}
        onChange={(leaves) => onChange({ hubs: trip.hubs, ...(leaves !== undefined && { leaves }) })}
      />
    </>
  );
}
