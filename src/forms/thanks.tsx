import '../country/stamp.css';
import '../country/stamped-head.css';
import '../country/status.css';
import { Stamp } from '../country/stamp.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** After a plain HTML post. A script puts in the text of the form that the address names (`show-thanks.ts`). */
export function Thanks() {
  return (
    <div className="wrap page stack">
      <div className="actions stamped-head">
        <hgroup>
          <h1>Gracias</h1>
          <p className="lead" id="thanks-text" role="status">
            Recibimos lo que nos enviaste.
          </p>
        </hgroup>
        <Stamp status="visa-free" country="Tu mensaje" word="RECIBIDO" detail="gracias" />
      </div>
      <p className="actions">
        <ButtonLink href="/">Volver al inicio</ButtonLink>
        <a className="arrow-link" href="/wiki">
          Explorar Wiki de Viajes <Icon name="forward" />
        </a>
      </p>
    </div>
  );
}
