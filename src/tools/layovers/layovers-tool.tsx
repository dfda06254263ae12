import './layovers.css';
import { useEffect, useState } from 'react';
import { type CurrentSituation, currentSituation } from '../../catalogue/situation/current-situation.ts';
import { putSituation } from '../../catalogue/situation/situation-address.ts';
import { situationWords } from '../../catalogue/situation/situation-words.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useEarlyChoices } from '../../ui/use-early-choices.ts';
import { HubFacts } from './hub-facts.tsx';
import { type LayoverTrip, putTrip, tripFromSearch } from './layover-address.ts';
import type { LayoverHub } from './layover-hub.ts';
import { layoverSummary } from './layover-summary.ts';
import { LayoversForm } from './layovers-form.tsx';

/** The reader's own route: which hubs, whether they leave the zone, and what each one asks. It lives in the address. */
export function LayoversTool({ hubs }: { hubs: readonly LayoverHub[] }) {
  const [trip, setTrip] = useState<LayoverTrip>({ hubs: [] });
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const [current, setCurrent] = useState<CurrentSituation>();
  const root = useEarlyChoices<HTMLDivElement>();

  useEffect(() => {
    const read = () => {
      const addressed = tripFromSearch(location.search, hubs);
      setTrip(addressed.trip);
      setUnknown(addressed.unknown);
      setCurrent(currentSituation());
    };
    read();
    // Back from `Mi situación`, the browser may show this page as it was left.
    window.addEventListener('pageshow', read);
    return () => window.removeEventListener('pageshow', read);
  }, [hubs]);

  const change = (next: LayoverTrip) => {
    setTrip(next);
    setUnknown([]);
    const address = new URL(location.href);
    putTrip(address.searchParams, next);
    history.replaceState(history.state, '', address);
  };
  const copyLink = async (withSituation: boolean) => {
    const address = new URL(location.pathname, location.href);
    putTrip(address.searchParams, trip);
    if (withSituation && current) putSituation(address.searchParams, current.situation);
    try {
      await navigator.clipboard.writeText(address.href);
      await showToast('success', '¡Enlace copiado!', 'Quien lo abra verá las mismas escalas.');
    } catch {
      await showToast('error', 'Error', 'No se pudo copiar el enlace.');
    }
  };

  const chosen = trip.hubs.flatMap((id) => hubs.find((hub) => hub.id === id) ?? []);
  const summary = layoverSummary(chosen, trip.leaves, current?.situation);
  return (
    <div ref={root} className="script-only layovers">
      <p role="status" className="layovers__message">
        {unknown.length > 0 &&
          `No reconocimos «${unknown.join('», «').slice(0, 80)}» en el enlace y ${unknown.length === 1 ? 'lo dejamos' : 'los dejamos'} fuera: revisa tus escalas en la lista.`}
      </p>
      <div className="layovers__questions">
        <LayoversForm hubs={hubs} trip={trip} onChange={change} />
      </div>
      <section aria-labelledby="tus-escalas" className="layovers-answers" hidden={chosen.length === 0}>
        <h2 id="tus-escalas">Tus escalas</h2>
        <div role="status" className="layovers__summary">
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
        <div className="layovers__actions">
          <Button look="outline" onClick={() => copyLink(false)}>
            Copiar enlace
          </Button>
          {current && (
            <Button look="outline" onClick={() => copyLink(true)}>
              Copiar enlace con mi situación
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
        ¿Tienes visa de Estados Unidos, de Canadá u otra? Dilo en <a href="/mi-situacion">Mi situación</a> y la
        respuesta será la tuya.
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
