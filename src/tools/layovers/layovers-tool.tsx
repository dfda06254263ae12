import './layovers.css';
import { useEffect, useState } from 'react';
import type { LayoverHub } from '../../journey/layover-hub.ts';
import { type CurrentSituation, currentSituation } from '../../personal/current-situation.ts';
import { personalPart } from '../../personal/personal-address.ts';
import { putSituation } from '../../personal/situation-address.ts';
import { situationWords } from '../../personal/situation-words.ts';
import { Button } from '../../ui/button.tsx';
import { copyLink } from '../../ui/copy-link.ts';
import { useEarlyChoices } from '../../ui/use-early-choices.ts';
import { HubFacts } from './hub-facts.tsx';
import { type LayoverTrip, putTrip, tripFromHash } from './layover-address.ts';
import { layoverSummary } from './layover-summary.ts';
import { LayoversForm } from './layovers-form.tsx';

/** The reader's own route: which hubs, whether they leave the zone, and what each one asks. It lives in the address. */
export function LayoversTool({ hubs, first }: { hubs: readonly LayoverHub[]; first: readonly string[] }) {
  const [trip, setTrip] = useState<LayoverTrip>({ hubs: [] });
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const [current, setCurrent] = useState<CurrentSituation>();
  const root = useEarlyChoices<HTMLDivElement>();

  useEffect(() => {
    const read = () => {
      const addressed = tripFromHash(location.hash, hubs);
      setTrip(addressed.trip);
      setUnknown(addressed.unknown);
      setCurrent(currentSituation());
    };
    read();
    // Back from `Mis visas`, the browser may show this page as it was left.
    window.addEventListener('pageshow', read);
    return () => window.removeEventListener('pageshow', read);
  }, [hubs]);

  const change = (next: LayoverTrip) => {
    setTrip(next);
    setUnknown([]);
    const words = putTrip(new URLSearchParams(personalPart(location.hash)), next).toString();
    history.replaceState(history.state, '', `${location.pathname}${location.search}${words && `#${words}`}`);
  };
  const share = (withSituation: boolean) => {
    const address = new URL(location.pathname, location.href);
    const words = putTrip(new URLSearchParams(), trip);
    if (withSituation && current) putSituation(words, current.situation);
    address.hash = words.toString();
    return copyLink(address.href, 'Quien lo abra verá las mismas escalas.');
  };

  const chosen = trip.hubs.flatMap((id) => hubs.find((hub) => hub.id === id) ?? []);
  const summary = layoverSummary(chosen, trip.leaves, current?.situation);
  return (
    <div ref={root} className="script-only stack gap-5 layovers">
      <p role="status" className="message aside-rule layovers__message">
        {unknown.length > 0 &&
          `No reconocimos «${unknown.join('», «').slice(0, 80)}» en el enlace y ${unknown.length === 1 ? 'lo dejamos' : 'los dejamos'} fuera: revisa tus escalas en la lista.`}
      </p>
      <div className="stack gap-5 layovers__questions">
        <LayoversForm hubs={hubs} first={first} trip={trip} onChange={change} />
      </div>
      <section aria-labelledby="tus-escalas" className="stack gap-5 layovers-answers" hidden={chosen.length === 0}>
        <h2 id="tus-escalas">Tus escalas</h2>
        <div role="status" className="stack gap-2 layovers__summary">
          {summary.length === 0 && (
            <p>Di si vas a salir de la zona internacional; mientras, aquí están las dos respuestas.</p>
          )}
          {summary.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <SituationLine current={current} />
        {chosen.map((hub) => (
          <HubFacts
            key={hub.id}
            hub={hub}
            id={`escala-${hub.id}`}
            situation={current?.situation}
            leaves={trip.leaves}
          />
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
    </div>
  );
}

/** Whom the answers are for, and where to change that. */
function SituationLine({ current }: { current: CurrentSituation | undefined }) {
  if (!current) {
    return (
      <p className="layovers__situation layovers__situation--ask">
        ¿Tienes visa de Estados Unidos, de Canadá u otra? Dilo en <a href="/mi-situacion">Mis visas</a> y la respuesta
        será la tuya.
      </p>
    );
  }
  const { situation, origin } = current;
  // The way of arriving is left out: a layover is by plane.
  const words = situationWords({ holds: situation.holds });
  const no = situation.holds.length === 0 ? 'no ' : '';
  const whom =
    origin === 'address' ? `Este enlace contesta para quien ${no}tiene` : `Contestamos para ti, que ${no}tienes`;
  return (
    <p className="layovers__situation">
      {whom} {words}. <a href="/mi-situacion">Cambiarlo</a>
    </p>
  );
}
