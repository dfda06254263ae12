import { type MouseEvent, useEffect, useState } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { copyLink } from '../ui/copy-link.ts';
import { showToast } from '../ui/toast.ts';
import { trackEvent } from '../ui/track-event.ts';
import { type Shared, shareTargets } from './share-targets.ts';

/** Ways to pass something on. Real links, so that they work before the island wakes and with pop-ups blocked. */
export function ShareButtons({ shared }: { shared: Shared }) {
  const { text, message = text, url } = shared;
  // Known in the browser only, and of no use without a script: the page's HTML goes without it.
  const [hasSystemSheet, setHasSystemSheet] = useState(false);
  useEffect(() => setHasSystemSheet(typeof navigator.share === 'function'), []);

  const share = (event: MouseEvent<HTMLAnchorElement>, method: string) => {
    trackShare(method);
    const popup = window.open(event.currentTarget.href, 'compartir', 'width=600,height=400');
    // Blocked: let the link open its tab instead.
    if (popup) event.preventDefault();
  };

  const shareBySystem = async () => {
    trackShare('system');
    try {
      await navigator.share({ title: text, text: message, url });
    } catch (error) {
      // Closing the sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await showToast('error', 'Error', 'No se pudo compartir. Prueba con «Copiar enlace».');
    }
  };

  return (
    <div>
      {shareTargets(shared).map(({ method, label, href }) => (
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
      <Button
        look="outline"
        small
        className="script-only"
        onClick={() => copyLink(url, 'El enlace se ha copiado al portapapeles.')}
      >
        Copiar enlace
      </Button>
      {hasSystemSheet && (
        <Button look="outline" small onClick={shareBySystem}>
          Compartir…
        </Button>
      )}
    </div>
  );
}

function trackShare(method: string): void {
  trackEvent('social_share', { event_category: 'engagement', method, page_path: location.pathname });
}
