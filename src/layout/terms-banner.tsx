import { useRef, useState } from 'react';
import { useIslandReady } from '../islands/use-island-ready.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { rememberTermsAccepted } from './terms-accepted.ts';

/** Fixed at the bottom until accepted. The early script in the head hides it before the first paint. */
export function TermsBanner() {
  const root = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  useIslandReady(root);

  const accept = () => {
    rememberTermsAccepted();
    setIsOpen(false);
  };

  return (
    <aside ref={root} className="terms-banner script-only" aria-label="Aviso de términos" hidden={!isOpen}>
      <div className="wrap">
        <p>
          Al usar este sitio aceptas los{' '}
          <a href="/terminos" target="_blank" rel="noopener">
            Términos de Servicio
          </a>
          .
        </p>
        <Button small onClick={accept}>
          Aceptar
        </Button>
        <button className="icon-button" type="button" aria-label="Cerrar" onClick={() => setIsOpen(false)}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
