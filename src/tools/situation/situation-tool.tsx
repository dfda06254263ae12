import './situation.css';
import '../../ui/notice.css';
import { useEffect, useState } from 'react';
import type { Situation } from '../../catalogue/situation.ts';
import { loadPersonalCountries } from '../../personal/load-views.ts';
import { personalViews } from '../../personal/personal-view.ts';
import { putSituation, situationFromHash } from '../../personal/situation-address.ts';
import { situationWords } from '../../personal/situation-words.ts';
import { forgetSituation, keepSituation, storedSituation } from '../../personal/stored-situation.ts';
import { Button } from '../../ui/button.tsx';
import { copyLink } from '../../ui/copy-link.ts';
import { useEarlyChoices } from '../../ui/use-early-choices.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { SituationForm } from './situation-form.tsx';
import { SituationResults } from './situation-results.tsx';

/** Asked once, kept on the device: what the reader holds, and at once what it changes. */
export function SituationTool() {
  const [situation, setSituation] = useState<Situation>({ holds: [] });
  const [kept, setKept] = useState<Situation>();
  const root = useEarlyChoices<HTMLDivElement>();
  const [message, setMessage] = useState('');
  const { loaded: countries, hasFailed, retry } = useLoaded(loadPersonalCountries);

  useEffect(() => {
    const stored = storedSituation();
    if (stored.state === 'found') {
      setKept(stored.data);
      setSituation(stored.data);
    }
    if (stored.state === 'set-aside') {
      setMessage('Lo que habías guardado era de una versión anterior y no se puede leer: vuelve a marcarlo.');
    }
    const addressed = situationFromHash(location.hash);
    if (addressed) {
      setSituation(addressed.situation);
      setMessage(addressedMessage(addressed.unknown));
    }
  }, []);

  const change = (next: Situation) => {
    setSituation(next);
    setMessage('');
  };
  const keep = () => {
    const isKept = keepSituation(situation);
    setKept(isKept ? situation : undefined);
    setMessage(
      isKept
        ? `Guardado en este dispositivo: ${situationWords(situation)}. Desde ahora te mostramos lo que te toca.`
        : 'Este navegador no deja guardar nada. Puedes llevarte lo que marcaste en un enlace.',
    );
  };
  const forget = () => {
    forgetSituation();
    setKept(undefined);
    setSituation({ holds: [] });
    setMessage('Listo: otra vez te mostramos lo que vale para cualquier pasaporte mexicano.');
  };
  const share = () => {
    const address = new URL(location.pathname, location.href);
    address.hash = putSituation(new URLSearchParams(), situation).toString();
    return copyLink(address.href, 'Quien lo abra verá lo que marcaste.');
  };

  return (
    <div ref={root} className="script-only stack gap-5 situation">
      <SituationForm situation={situation} onChange={change} />
      <div className="actions">
        <Button onClick={keep}>Guardar en este dispositivo</Button>
        {kept && (
          <Button look="outline" onClick={forget}>
            Borrar lo que marqué
          </Button>
        )}
        <Button look="outline" onClick={share}>
          Copiar enlace con lo que marqué
        </Button>
      </div>
      <p role="status" className="message">
        {message}
      </p>
      <section aria-labelledby="situacion-cambia">
        <h2 id="situacion-cambia">Lo que cambia para ti</h2>
        {countries ? (
          <SituationResults
            views={[...personalViews(countries, situation).values()]}
            hasAnswered={situation.holds.length > 0 || kept !== undefined}
          />
        ) : hasFailed ? (
          <div className="notice">
            <p>No se pudieron cargar las reglas. Revisa tu conexión.</p>
            <Button onClick={retry}>Reintentar</Button>
          </div>
        ) : (
          <p role="status">Un momento, estamos trayendo las reglas.</p>
        )}
      </section>
    </div>
  );
}

function addressedMessage(unknown: readonly string[]): string {
  const out = unknown.length === 1 ? 'lo dejamos' : 'los dejamos';
  const left = unknown.length > 0 ? ` No reconocimos «${unknown.join('», «').slice(0, 80)}» y ${out} fuera.` : '';
  return `Este enlace ya trae visas marcadas. Revísalas; si son las tuyas, guárdalas.${left}`;
}
