import '../country/stamp.css';
import '../country/stamped-head.css';
import '../country/status.css';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** After a plain HTML post. A script puts in the text of the form that the address names (`show-thanks.ts`). */
export function Thanks() {
  return (
    <div className="wrap page stack">
      <div className="stamped-head">
        <hgroup>
          <h1>Gracias</h1>
          <p className="lead" id="thanks-text" role="status">
            Recibimos lo que nos enviaste.
          </p>
        </hgroup>
        <ReceivedStamp />
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

/** Decorative: the heading says the same. */
function ReceivedStamp() {
  return (
    <svg className="stamp status-free" viewBox="-84 -60 168 120" width="150" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <ellipse rx="70" ry="52" strokeWidth="3" />
        <ellipse rx="65" ry="47" strokeWidth="1" />
        <path d="M-46 14h92" />
      </g>
      <g fill="currentColor" textAnchor="middle" letterSpacing="1.2">
        <text y="-17" fontSize="9.5">
          PASAPORTE VERDE
        </text>
        <text y="8" fontSize="22">
          RECIBIDO
        </text>
        <text y="29" fontSize="12">
          GRACIAS
        </text>
      </g>
    </svg>
  );
}
