import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TERMS_ACCEPTED } from './terms-accepted.ts';

/**
 * Fixed at the bottom until accepted. Its form closes it without a script; `terms-banner.element.ts` keeps that it was
 * accepted, and the early script in the head hides it before the first paint.
 */
export function TermsBanner() {
  return (
    <terms-banner>
      <aside className="script-only" aria-label="Aviso de términos">
        <dialog open className="terms-banner" aria-label="Términos">
          <form method="dialog" className="wrap">
            <p>
              Al usar este sitio aceptas los{' '}
              <a href="/terminos" target="_blank" rel="noopener">
                Términos de Servicio
              </a>
              .
            </p>
            <Button small type="submit" value={TERMS_ACCEPTED}>
              Aceptar
            </Button>
            <button className="icon-button" type="submit" aria-label="Cerrar">
              <Icon name="close" />
            </button>
          </form>
        </dialog>
      </aside>
    </terms-banner>
  );
}
