import './situation.css';
import '../../ui/notice.css';
import { useEffect, useState } from 'react';
import type { Arrival, Situation } from '../../catalogue/situation.ts';
import type { TravelDocument } from '../../catalogue/travel-document.ts';
import {
  addToSituation,
  forgetSituation,
  readSituation,
  situationWords,
  storedSituation,
} from '../../journey/current-situation.ts';
import { loadPersonalData } from '../../journey/load-views.ts';
import { personalViews } from '../../journey/personal-view.ts';
import { putSituation, situationFromHash } from '../../journey/situation-address.ts';
import { Button } from '../../ui/button.tsx';
import { copyLink } from '../../ui/copy-link.ts';
import { useEarlyChoices } from '../../ui/use-early-choices.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Failure } from '../failure.tsx';
import { leftOutWords } from '../left-out-words.ts';
import { OneOf } from '../one-of.tsx';
import { useBusy } from '../use-busy.ts';
import { useSituation } from '../use-situation.ts';
import { DocumentChoices } from './situation-form.tsx';
import { SituationResults } from './situation-results.tsx';

const NOTHING: Situation = { holds: [] };

const ARRIVAL_LABELS: readonly (readonly [Arrival | undefined, string])[] = [
  ['air', 'En avión'],
  ['land', 'Por tierra'],
  ['sea', 'Por mar o en crucero'],
  [undefined, 'Aún no sé'],
];

const NOT_KEPT = 'Este navegador no deja guardar nada. Puedes llevarte lo que marcaste en un enlace.';

/** What the reader holds and at once what it changes, kept on the device as it is said; a link's, only when asked. */
export function SituationTool() {
  const [current, changeSituation] = useSituation();
  const situation = current?.situation;
  const { holds } = situation ?? NOTHING;
  const isOfLink = current?.origin === 'address';
  /** What was said before the last change. */
  const [earlier, setEarlier] = useState<Situation>();
  const [message, setMessage] = useState('');
  const root = useEarlyChoices<HTMLDivElement>();
  const { loaded: countries, hasFailed, retry } = useLoaded(loadPersonalData);
  const isBusy = useBusy(!countries && !hasFailed);

  useEffect(() => {
    const { unknown } = situationFromHash(location.hash) ?? {};
    if (unknown) setMessage(addressedMessage(unknown));
    else if (storedSituation().state === 'set-aside') {
      setMessage('Lo que habías guardado era de una versión anterior y no se puede leer: vuelve a marcarlo.');
    }
  }, []);

  const change = (next: Situation) => {
    setEarlier(situation ?? NOTHING);
    const isKept = changeSituation(next);
    if (!isOfLink) setMessage(isKept ? '' : NOT_KEPT);
  };
  /** What the reader keeps, while a link's is shown: that adds to it and never replaces it. */
  const own = isOfLink ? readSituation() : undefined;
  const isAdded = (each: TravelDocument) => !own?.holds.includes(each);
  const leaveLink = () => history.replaceState(null, '', location.pathname);
  const adopt = (shared: Situation) => {
    leaveLink();
    const isKept = addToSituation(shared);
    if (!isKept) changeSituation(shared);
    setEarlier(own);
    const added = own && `Agregamos a tus visas: ${situationWords({ holds: shared.holds.filter(isAdded) })}.`;
    setMessage(isKept ? (added ?? '') : NOT_KEPT);
  };
  const forget = () => {
    leaveLink();
    forgetSituation();
    setEarlier(undefined);
    setMessage('Listo: otra vez te mostramos lo que vale para cualquier pasaporte mexicano.');
  };
  const share = (shared: Situation) => {
    const address = new URL(location.pathname, location.href);
    address.hash = putSituation(new URLSearchParams(), shared).toString();
    return copyLink(address.href, 'Quien lo abra verá lo que marcaste.');
  };
  const views = (of: Situation) => [...personalViews(countries ?? [], of).values()];

  return (
    <div ref={root} className="script-only asked situation" aria-busy={isBusy}>
      <div role="status" className={message && 'notice'}>
        {message && <p>{message}</p>}
        {isOfLink && situation && (!own || situation.holds.some(isAdded)) && (
          <Button look="outline" small onClick={() => adopt(situation)}>
            {own ? 'Agregar a mis visas' : 'Guardar como mis visas'}
          </Button>
        )}
      </div>
      <div className="stack gap-5">
        <DocumentChoices holds={holds} onChange={(chosen) => change({ ...situation, holds: chosen })} />
        <OneOf
          name="llegada"
          legend="¿Cómo llegas?"
          labels={ARRIVAL_LABELS}
          chosen={situation?.arrival}
          onChange={(arrival) => change({ holds, ...(arrival && { arrival }) })}
          className="choices choices--columns"
        >
          <p className="note">A algunos países entras más fácil, o sin visa, solo si llegas en avión.</p>
        </OneOf>
        <div className="actions">
          {situation ? (
            <>
              <Button look="outline" small onClick={() => share(situation)}>
                Copiar enlace con lo que marqué
              </Button>
              <Button look="outline" small onClick={forget}>
                Borrar lo que marqué
              </Button>
            </>
          ) : (
            <Button look="outline" small onClick={() => change(NOTHING)}>
              No tengo ninguna
            </Button>
          )}
        </div>
      </div>
      {hasFailed ? (
        <Failure onRetry={retry}>No se pudieron cargar las reglas. Revisa tu conexión.</Failure>
      ) : (
        <SituationResults
          views={situation && countries && views(situation)}
          earlier={earlier && views(earlier)}
          isWaiting={!countries}
        />
      )}
    </div>
  );
}

function addressedMessage(unknown: readonly string[]): string {
  const left = unknown.length > 0 ? ` ${leftOutWords(unknown)}` : '';
  return `Este enlace ya trae visas marcadas. Revísalas; si son las tuyas, guárdalas.${left}`;
}
