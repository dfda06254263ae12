import { type MouseEvent, useRef } from 'react';
import { trackEvent } from '../../analytics/track-event.ts';
import { useIslandReady } from '../../islands/use-island-ready.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { shareTargets } from './share-targets.ts';

/** Share buttons. Real links, so that they work before the island wakes and with pop-ups blocked. */
export function ShareBlock({ text, url }: { text: string; url: string }) {
  const root = useRef<HTMLElement>(null);
  useIslandReady(root);

  const share = (event: MouseEvent<HTMLAnchorElement>, method: string) => {
    trackEvent('social_share', { event_category: 'engagement', method, page_path: location.pathname });
    const popup = window.open(event.currentTarget.href, 'compartir', 'width=600,height=400');
    // Blocked: let the link open its tab instead.
    if (popup) event.preventDefault();
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      await showToast('success', '¡Enlace copiado!', 'El enlace se ha copiado al portapapeles.');
    } catch {
      await showToast('error', 'Error', 'No se pudo copiar el enlace.');
    }
  };

  return (
    <section ref={root} className="share" aria-labelledby="compartir">
      <h2 id="compartir">Compartir</h2>
      <div>
        {shareTargets(text, url).map(({ method, label, href }) => (
          <ButtonLink
            key={method}
            look="outline"
            small
            role="button"
            href={href}
            target="_blank"
            rel="noopener"
            onClick={(event) => share(event, method)}
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              event.currentTarget.click();
            }}
          >
            {label}
          </ButtonLink>
        ))}
        <Button look="outline" small className="script-only" onClick={copy}>
          Copiar enlace
        </Button>
      </div>
    </section>
  );
}
