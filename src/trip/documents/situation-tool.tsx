import './situation.css';
import '../../ui/notice.css';
import { useEffect, useState } from 'react';
import type { Situation } from '../../catalogue/situation.ts';
import { loadPersonalData } from '../../journey/load-views.ts';
import { personalViews } from '../../journey/personal-view.ts';
import { putSituation, situationFromHash } from '../../journey/situation-address.ts';
import { forgetSituation, keepSituation, storedSituation } from '../../journey/stored-situation.ts';
import { Button } from '../../ui/button.tsx';
import { copyLink } from '../../ui/copy-link.ts';
import { useEarlyChoices } from '../../ui/use-early-choices.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { SituationForm } from './situation-form.tsx';
import { SituationResults } from './situation-results.tsx';

const NOTHING: Situation = { holds: [] };

/** What the reader holds and at once what it changes, kept on the device as it is said; a link's, only when asked. */
export function SituationTool() {
  const [situation, setSituation] = useState<Situation>();
  /** What was said before the last change. */
  const [earlier, setEarlier] = useState<Situation>();
  const [isOfLink, setIsOfLink] = useState(false);
  const [message, setMessage] = useState('');
  const root = useEarlyChoices<HTMLDivElement>();
  const { loaded: countries, hasFailed, retry } = useLoaded(loadPersonalData);

  useEffect(() => {
    const stored = storedSituation();
    if (stored.state === 'found') setSituation(stored.data);
    if (stored.state === 'set-aside') {
      setMessage('Lo que habías guardado era de una versión anterior y no se puede leer: vuelve a marcarlo.');
    }
    const addressed = situationFromHash(location.hash);
    if (addressed) {
      setSituation(addressed.situation);
      setIsOfLink(true);
      setMessage(addressedMessage(addressed.unknown));
    }
  }, []);

  const keep = (next: Situation) => {
    const isKept = keepSituation(next);
    setMessage(isKept ? '' : 'Este navegador no deja guardar nada. Puedes llevarte lo que marcaste en un enlace.');
  };
  const change = (next: Situation) => {
    setEarlier(situation ?? NOTHING);
    setSituation(next);
    if (!isOfLink) keep(next);
  };
  const leaveLink = () => {
    setIsOfLink(false);
    history.replaceState(null, '', location.pathname);
  };
  const adopt = (shared: Situation) => {
    leaveLink();
    keep(shared);
  };
  const forget = () => {
    leaveLink();
    forgetSituation();
    setEarlier(undefined);
    setSituation(undefined);
    setMessage('Listo: otra vez te mostramos lo que vale para cualquier pasaporte mexicano.');
  };
  const share = (shared: Situation) => {
    const address = new URL(location.pathname, location.href);
    address.hash = putSituation(new URLSearchParams(), shared).toString();
    return copyLink(address.href, 'Quien lo abra verá lo que marcaste.');
  };
  const views = (of: Situation) => [...personalViews(countries ?? [], of).values()];

  return (
    <div ref={root} className="script-only asked situation">
      <div role="status" className={message && 'notice'}>
        {message && <p>{message}</p>}
        {isOfLink && situation && (
          <Button look="outline" small onClick={() => adopt(situation)}>
            Guardar como mis visas
          </Button>
        )}
      </div>
      <div className="stack gap-5">
        <SituationForm situation={situation ?? NOTHING} onChange={change} />
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
        <div className="notice notice--error" role="alert">
          <p>No se pudieron cargar las reglas. Revisa tu conexión.</p>
          <Button look="outline" small onClick={retry}>
            Reintentar
          </Button>
        </div>
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
  const out = unknown.length === 1 ? 'lo dejamos' : 'los dejamos';
  const left = unknown.length > 0 ? ` No reconocimos «${unknown.join('», «').slice(0, 80)}» y ${out} fuera.` : '';
  return `Este enlace ya trae visas marcadas. Revísalas; si son las tuyas, guárdalas.${left}`;
}
